package import AccessibilityTree

extension ScreenDrawing.Shape {
  /// The part of the shape between two sides; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - window: the area whose left and right sides cut.
  ///   - margin: how far beyond a side surfaces go on, in points, so that their own sides and corners lie
  ///     where nobody sees them; 0 where they are seen, and then the corners are square.
  package func cut(to window: Rect, margin: Double) -> Self? {
    switch self {
    case .surface(let surface, let rect, let radius):
      rect.cut(to: window, margin: margin).map { piece in
        .surface(surface, piece, radius: margin > 0 || piece == rect ? radius : 0)
      }
    case .picture(let rect, let subject, let ink):
      rect.cut(to: window, margin: margin).map { .picture($0, subject: subject, ink: ink) }
    // A symbol is drawn whole or not at all: a piece of one is no sign of anything.
    case .symbol(let rect, _, _): rect.isSeen(between: window) ? self : nil
    case .text(let line): line.cut(to: window, keepsWhole: margin == 0).map { .text($0) }
    }
  }
}

extension ScreenDrawing.Text {
  /// The letters between the sides of a window, where all are as wide; `nil` if there is none.
  ///
  /// - Parameter keepsWhole: whether a letter that a side would cut is left out.
  fileprivate func cut(to window: Rect, keepsWhole: Bool) -> Self? {
    guard x < window.x || x + width > window.right, width > 0, !text.isEmpty else { return self }
    let letter = width / Double(text.count)
    let hidden = ((window.x - x) / letter).rounded(keepsWhole ? .up : .down)
    let shown = ((window.right - x) / letter).rounded(keepsWhole ? .down : .up)
    guard shown > max(0, hidden), hidden < Double(text.count) else { return nil }
    // Places between letters, from the left; Hebrew has its first letter on the right.
    let first = hidden > 0 ? Int(hidden) : 0
    let last = shown < Double(text.count) ? Int(shown) : text.count
    let (before, after) = beginsOnTheRight ? (text.count - last, first) : (first, text.count - last)
    var line = self
    line.text = String(text.dropLast(after).dropFirst(before))
    line.x += letter * Double(first)
    line.width = letter * Double(last - first)
    return line
  }

  /// Whether the first letter is the rightmost, as in Arabic and Hebrew.
  ///
  /// Source: UAX #9, rules P2 and P3; the blocks from Hebrew to Arabic Extended-A.
  private var beginsOnTheRight: Bool {
    let first = text.unicodeScalars.first { $0.properties.isAlphabetic }
    return first.map { (0x0590..<0x0900).contains($0.value) } ?? false
  }
}

extension ScreenDrawing {
  /// How far beyond the side of a screen a shape is drawn that goes on there, in points: its own side
  /// and its corners must not be seen.
  static let margin = 12.0

  /// The shapes that are seen.
  ///
  /// The picture hides what lies beyond the sides of the screen anyway, such as the next items of a row
  /// that scrolls, but for browsers and those who check pages it would still be there, beyond the edge of a
  /// narrow window. Source: WCAG 2.2, 1.4.10.
  ///
  /// What lies wholly below a surface that is drawn later, such as a sheet, is left out, too: in an EPUB
  /// nobody knows the colour of the paper, so that a surface is a mere tint there.
  var visibleShapes: [Shape] {
    var covers: [Rect] = []
    var seen: [Shape] = []
    for shape in shapes.reversed() {
      guard let shape = shape.cut(to: screen, margin: Self.margin) else { continue }
      let isCovered = shape.surface == nil && covers.contains { $0.contains(shape.extent) }
      if !isCovered { seen.append(shape) }
      if let cover = shape.surface, !shape.isShade { covers.append(cover) }
    }
    return seen.reversed()
  }
}

extension ScreenDrawing.Shape {
  /// The area of a surface that hides what is drawn before it, or dims it; `nil` for other shapes.
  var surface: Rect? {
    switch self {
    case .surface(.area, let rect, _), .surface(.tint, let rect, _), .surface(.paint, let rect, _),
      .surface(.shade, let rect, _):
      rect
    case .surface, .picture, .symbol, .text: nil
    }
  }

  fileprivate var isShade: Bool { if case .surface(.shade, _, _) = self { true } else { false } }

  /// The area that letters cover; `nil` for what is no text.
  var letters: Rect? {
    guard case .text(let line) = self else { return nil }
    return Rect(line.x, line.baseline - line.size * 0.75, line.width, line.size)
  }
}
