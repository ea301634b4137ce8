import AccessibilityTree

extension ScreenDrawing {
  /// Pairs of overlapping texts that are therefore illegible.
  ///
  /// A surface drawn between two texts hides the first one.
  package var overlappingWords: [(String, String)] {
    var seen: [(text: String, area: Rect)] = []
    var pairs: [(String, String)] = []
    for shape in shapes {
      switch shape {
      case .surface(let surface, let rect, _) where surface.hidesWords:
        seen.removeAll { $0.area.intersects(rect) }
      case .text(let line) where shape.extent.isHorizontallyVisible(between: screen):
        // The minimum area of the letters. It is smaller than the line, because the width was
        // measured with another font, and lines may be close together.
        let letters = Rect(
          line.x + 3,
          line.baseline - line.size * 0.6,
          max(0, line.width - 6),
          line.size * 0.55
        )
        pairs += seen.filter { $0.area.intersects(letters) }.map { ($0.text, line.text) }
        seen.append((line.text, letters))
      case .surface, .picture, .symbol, .text: continue
      }
    }
    return pairs
  }

  package var hasNoText: Bool {
    !shapes.contains { shape in
      switch shape {
      case .text(let line): !line.text.isEmpty
      case .picture(_, let subject, _): subject?.isEmpty == false
      case .symbol: true
      case .surface: false
      }
    }
  }
}

extension ScreenDrawing.Surface {
  fileprivate var hidesWords: Bool {
    switch self {
    case .area, .card, .glass, .sheet, .chosen, .tint, .thumb, .paint: true
    case .shade, .edge, .fill: false
    }
  }
}
