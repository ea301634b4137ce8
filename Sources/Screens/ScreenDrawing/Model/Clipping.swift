package import AccessibilityTree

extension ScreenDrawing.Shape {
  /// The part of the shape between the left and right sides of a window; `nil` if there is none.
  ///
  /// - Parameter margin: how far shapes may extend beyond the sides, in points. With a margin, the
  ///   cut edge is out of sight and keeps its rounded corners; with 0 the cut corners are square.
  package func cut(to window: Rect, margin: Double) -> Self? {
    switch self {
    case .surface(let surface, let rect, let radius):
      rect.cut(to: window, margin: margin).map { piece in
        .surface(surface, piece, radius: margin > 0 || piece == rect ? radius : 0)
      }
    case .picture(let rect, let subject, let ink):
      rect.cut(to: window, margin: margin).map { .picture($0, subject: subject, ink: ink) }
    // A partial symbol can't be recognised, so symbols are never cut.
    case .symbol(let rect, _, _): rect.isHorizontallyVisible(between: window) ? self : nil
    case .text(let line): line.cut(to: window, keepsWhole: margin == 0).map { .text($0) }
    }
  }
}

extension ScreenDrawing.Text {
  /// The visible letters, assuming that all have the same width; `nil` if there are none.
  ///
  /// - Parameter keepsWhole: whether to omit letters that are only partly visible.
  fileprivate func cut(to window: Rect, keepsWhole: Bool) -> Self? {
    guard x < window.x || x + width > window.right, width > 0, !text.isEmpty else { return self }
    let letter = width / Double(text.count)
    let hidden = ((window.x - x) / letter).rounded(keepsWhole ? .up : .down)
    let shown = ((window.right - x) / letter).rounded(keepsWhole ? .down : .up)
    guard shown > max(0, hidden), hidden < Double(text.count) else { return nil }
    // Offsets between letters from the left. In right-to-left text the first letter is on the
    // right.
    let first = hidden > 0 ? Int(hidden) : 0
    let last = shown < Double(text.count) ? Int(shown) : text.count
    let (before, after) = isRightToLeft ? (text.count - last, first) : (first, text.count - last)
    var line = self
    line.text = String(text.dropLast(after).dropFirst(before))
    line.x += letter * Double(first)
    line.width = letter * Double(last - first)
    return line
  }

  /// Whether the text is right-to-left.
  ///
  /// Source: UAX #9, rules P2 and P3; the blocks from Hebrew to Arabic Extended-A.
  private var isRightToLeft: Bool {
    let first = text.unicodeScalars.first { $0.properties.isAlphabetic }
    return first.map { (0x0590..<0x0900).contains($0.value) } ?? false
  }
}

extension ScreenDrawing {
  /// How far shapes are drawn beyond the sides of the screen to hide their cut edges, in points.
  static let margin = 12.0

  /// The visible shapes.
  ///
  /// The SVG clips whatever is beyond the sides of the screen, such as further items of a scrolling
  /// row. Browsers and accessibility checkers would still find it outside a narrow window.
  /// Source: WCAG 2.2, 1.4.10.
  ///
  /// Anything completely covered by a later surface, such as a sheet, is omitted as well, to keep
  /// pages small.
  var visibleShapes: [Shape] {
    var covering: [Rect] = []
    var seen: [Shape] = []
    for shape in shapes.reversed() {
      guard let shape = shape.cut(to: screen, margin: Self.margin)?.cutSheet(below: screen.bottom)
      else { continue }
      let isCovered = shape.surface == nil && covering.contains { $0.contains(shape.extent) }
      if !isCovered { seen.append(shape) }
      if let cover = shape.surface, !shape.isShade { covering.append(cover) }
    }
    return seen.reversed()
  }
}

extension ScreenDrawing.Shape {
  /// The area of a surface that covers or dims shapes drawn before it; `nil` for other shapes.
  var surface: Rect? {
    switch self {
    case .surface(let surface, let rect, _): surface.isCover ? rect : nil
    case .picture, .symbol, .text: nil
    }
  }

  /// A sheet cut at the end of the screen, below which it continues to hide its corners.
  fileprivate func cutSheet(below end: Double) -> Self {
    guard case .surface(.sheet, var rect, let radius) = self else { return self }
    rect.height = min(rect.height, max(0, end - rect.y))
    return .surface(.sheet, rect, radius: radius)
  }

  var isShade: Bool { if case .surface(.shade, _, _) = self { true } else { false } }

  var isMap: Bool {
    if case .picture(_, subject: ScreenDrawing.streetMap, _) = self { true } else { false }
  }

  var letters: Rect? {
    guard case .text(let line) = self else { return nil }
    return line.letters
  }
}

extension ScreenDrawing.Surface {
  fileprivate var isCover: Bool {
    switch self {
    case .area, .card, .glass, .sheet, .chosen, .tint, .paint, .shade: true
    case .thumb, .edge, .fill: false
    }
  }
}
