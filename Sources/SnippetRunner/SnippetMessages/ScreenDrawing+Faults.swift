import AccessibilityTree

extension ScreenDrawing {
  /// Pairs of words that lie on one another, so that nobody can read either; each pair once.
  ///
  /// A surface that is drawn between the two hides the first and makes room for the second.
  package var overlappingWords: [(String, String)] {
    var seen: [(text: String, area: Rect)] = []
    var pairs: [(String, String)] = []
    for shape in shapes {
      switch shape {
      case .area(let rect, _), .tint(let rect, _), .thumb(let rect, _), .paint(let rect, _, _):
        seen.removeAll { $0.area.intersects(rect) }
      case .text(let line) where screen.isCrossed(by: line):
        let letters = line.letters
        pairs += seen.filter { $0.area.intersects(letters) }.map { ($0.text, line.text) }
        seen.append((line.text, letters))
      case .text, .shade, .edge, .fill, .picture, .symbol: continue
      }
    }
    return pairs
  }

  /// Whether nothing that can be read is drawn.
  package var hasNoWords: Bool {
    !shapes.contains { shape in
      switch shape {
      case .text(let line): !line.text.isEmpty
      case .picture(_, let subject, _): subject?.isEmpty == false
      case .symbol: true
      default: false
      }
    }
  }
}

extension ScreenDrawing.Text {
  /// The area that letters cover at least, smaller than that of the line: the width is that of another
  /// font, and lines may stand close.
  fileprivate var letters: Rect {
    Rect(
      x: x + 3,
      y: baseline - size * 0.6,
      width: max(0, width - 6),
      height: size * 0.55
    )
  }
}

extension Rect {
  /// Whether a part of a line is between the sides of the screen.
  fileprivate func isCrossed(by line: ScreenDrawing.Text) -> Bool {
    line.x < x + width && line.x + line.width > x
  }
}
