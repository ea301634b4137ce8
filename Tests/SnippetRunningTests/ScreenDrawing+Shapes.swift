import AccessibilityTree
import ScreenDrawing

extension ScreenDrawing {
  /// The texts in drawing order.
  var texts: [Text] {
    shapes.compactMap { if case .text(let text) = $0 { text } else { nil } }
  }

  /// The frames of the areas in drawing order.
  var areas: [Rect] {
    shapes.compactMap { if case .surface(.area, let area, _) = $0 { area } else { nil } }
  }
}
