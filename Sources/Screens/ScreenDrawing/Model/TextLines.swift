package import AccessibilityTree

extension ScreenDrawing.Text {
  /// A line around a place, for words that no layout has measured, unless a width is given.
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
  }

  /// How wide words are about in the system font, in points, for words that no layout has measured.
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

  /// Words on as many lines as they take in the middle of an area, or at its start; none if a word has no
  /// room.
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
    // Lines in the middle are about as long as one another: none is left with a single short word.
    var room = area.width - 4
    while isCentered, lines.count > 1, room > 0 {
      let narrower = broken(in: room)
      guard narrower.count == lines.count else { break }
      lines = narrower
      room -= 4
    }
    let height = size * 1.2
    // A single line may be as high as the area, as one of a label is.
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
      if !isCentered { line.x = area.x }
      return line
    }
  }
}
