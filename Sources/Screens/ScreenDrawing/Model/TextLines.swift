package import AccessibilityTree

extension ScreenDrawing.Text {
  /// A line centred at a point, with an estimated width if none is given.
  package init(
    _ text: String,
    centeredAt x: Double,
    baseline: Double,
    width: Double? = nil,
    size: Double,
    isBold: Bool = false,
    ink: ScreenDrawing.Ink = .plain
  ) {
    let width = width ?? Self.width(of: text, size: size, isBold: isBold)
    self.init(
      text,
      x: x - width / 2,
      baseline: baseline,
      width: width,
      size: size,
      isBold: isBold,
      ink: ink
    )
    anchor = .middle
  }

  /// An estimate of the width of words in the system font, in points.
  package static func width(
    of words: some StringProtocol,
    size: Double,
    isBold: Bool = false
  ) -> Double {
    let letters = words.reduce(0) { width, letter in
      switch letter {
      case " ", ".", ",", ":", ";", "'", "!", "|", "i", "j", "l", "I": width + 0.28
      case "f", "r", "t", "(", ")", "-", "/", "«", "»", "\"": width + 0.37
      case "m", "w", "M", "W", "ж", "м", "ш", "щ", "ю", "Ж", "М", "Ш", "Щ", "Ю", "—": width + 0.86
      case _ where letter.isUppercase: width + 0.67
      case _ where letter.isLetter && (letter.unicodeScalars.first?.value ?? 0) >= 0x2E80: width + 1
      default: width + 0.57
      }
    }
    return letters * size * (isBold ? 1.05 : 1)
  }

  /// Breaks words into lines that are centred in an area or start at its leading edge.
  ///
  /// Empty if the words don't fit.
  package static func lines(
    _ words: String,
    in area: Rect,
    size: Double,
    isCentered: Bool = true,
    isBold: Bool = false,
    ink: ScreenDrawing.Ink
  ) -> [ScreenDrawing.Text] {
    func width(_ line: some StringProtocol) -> Double {
      Self.width(of: line, size: size, isBold: isBold)
    }
    func broken(in room: Double) -> [String] {
      var lines: [String] = []
      for word in words.split(separator: " ") {
        guard width(word) <= room else { return [] }
        if let last = lines.last, width("\(last) \(word)") <= room {
          lines[lines.count - 1] = "\(last) \(word)"
        } else {
          lines.append(String(word))
        }
      }
      return lines
    }
    var lines = broken(in: area.width)
    // Balance centred lines, so that the last one isn't a single short word.
    var availableWidth = area.width - 4
    while isCentered, lines.count > 1, availableWidth > 0 {
      let narrower = broken(in: availableWidth)
      guard narrower.count == lines.count else { break }
      lines = narrower
      availableWidth -= 4
    }
    let height = size * 1.2
    // A single line may be higher than the area, as in a label.
    guard !lines.isEmpty, Double(lines.count) * height <= max(area.height, height) else {
      return []
    }
    let top = area.center.y - Double(lines.count) * height / 2
    return lines.enumerated().map { index, line in
      var line = ScreenDrawing.Text(
        line,
        centeredAt: area.center.x,
        baseline: top + Double(index) * height + size * 0.95,
        size: size,
        isBold: isBold,
        ink: ink
      )
      if !isCentered { (line.x, line.anchor) = (area.x, .start) }
      return line
    }
  }
}
