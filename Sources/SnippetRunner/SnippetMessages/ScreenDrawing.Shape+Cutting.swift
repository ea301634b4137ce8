package import AccessibilityTree

extension ScreenDrawing.Shape {
  /// The area of the shape; of a text, that of its line.
  package var extent: Rect {
    switch self {
    case .area(let rect, _), .tint(let rect, _), .paint(let rect, _, _), .thumb(let rect, _),
      .shade(let rect), .edge(let rect, _), .fill(let rect, _), .picture(let rect, _, _),
      .symbol(let rect, _, _):
      rect
    case .text(let line):
      Rect(x: line.x, y: line.baseline - line.size, width: line.width, height: line.size * 1.2)
    }
  }

  /// The part of the shape between two sides; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - window: the area whose left and right sides cut.
  ///   - margin: how far beyond a side surfaces go on, in points, so that their own sides and corners lie
  ///     where nobody sees them; 0 where they are seen, and then the corners are square.
  package func cut(to window: Rect, margin: Double) -> Self? {
    func piece(_ rect: Rect, _ radius: Double, _ shape: (Rect, Double) -> Self) -> Self? {
      rect.cut(to: window, margin: margin).map { piece in
        shape(piece, margin > 0 || piece == rect ? radius : 0)
      }
    }
    return switch self {
    case .area(let rect, let radius): piece(rect, radius) { .area($0, radius: $1) }
    case .edge(let rect, let radius): piece(rect, radius) { .edge($0, radius: $1) }
    case .fill(let rect, let radius): piece(rect, radius) { .fill($0, radius: $1) }
    case .tint(let rect, let radius): piece(rect, radius) { .tint($0, radius: $1) }
    case .paint(let rect, let radius, let paint):
      piece(rect, radius) { .paint($0, radius: $1, paint) }
    case .shade(let rect): piece(rect, 0) { area, _ in .shade(area) }
    case .thumb(let rect, let radius): piece(rect, radius) { .thumb($0, radius: $1) }
    case .picture(let rect, let subject, let ink):
      piece(rect, 0) { area, _ in .picture(area, subject: subject, ink: ink) }
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
    let end = window.x + window.width
    guard x < window.x || x + width > end, width > 0, !text.isEmpty else { return self }
    let letter = width / Double(text.count)
    let hidden = ((window.x - x) / letter).rounded(keepsWhole ? .up : .down)
    let shown = ((end - x) / letter).rounded(keepsWhole ? .down : .up)
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

extension Rect {
  /// Whether a part lies between the sides of a window.
  package func isSeen(between window: Rect) -> Bool {
    x < window.x + window.width && x + width > window.x
  }

  /// The part between the sides of a window, and so much beyond; `nil` if there is none.
  package func cut(to window: Rect, margin: Double) -> Rect? {
    guard isSeen(between: window) else { return nil }
    let end = min(x + width, window.x + window.width + margin)
    // What is not cut stays exactly what it is: a width that is computed anew may differ a little.
    guard x < window.x - margin || end < x + width else { return self }
    let start = max(x, window.x - margin)
    return Rect(x: start, y: y, width: end - start, height: height)
  }
}
