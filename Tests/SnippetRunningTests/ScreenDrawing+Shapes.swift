import AccessibilityTree
import ScreenDrawing

extension ScreenDrawing {
  /// The texts, in the order in which they are drawn.
  var texts: [Text] {
    shapes.compactMap { if case .text(let text) = $0 { text } else { nil } }
  }

  /// The places of the areas, in the order in which they are drawn.
  var areas: [Rect] {
    shapes.compactMap { if case .surface(.area, let area, _) = $0 { area } else { nil } }
  }
}
