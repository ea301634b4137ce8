import AccessibilityTree
import SnippetMessages

extension [ScreenDrawing.Shape] {
  /// The shapes without what lies wholly below a surface that is drawn later, such as a sheet.
  ///
  /// In an EPUB nobody knows the colour of the paper, so that a surface is a mere tint there and what
  /// lies below it would show.
  var uncovered: Self {
    var covers: [Rect] = []
    var seen: Self = []
    for shape in reversed() {
      let isCovered = shape.surface == nil && covers.contains { $0.holds(shape.extent) }
      if !isCovered { seen.append(shape) }
      switch shape {
      case .area(let rect, _), .tint(let rect, _), .paint(let rect, _, _): covers.append(rect)
      default: continue
      }
    }
    return seen.reversed()
  }
}

extension Rect {
  /// Whether another one lies wholly in it.
  fileprivate func holds(_ other: Rect) -> Bool {
    other.x >= x && other.y >= y && other.x + other.width <= x + width
      && other.y + other.height <= y + height
  }
}
