import AccessibilityTree
import ScreenDrawing

extension ScreenDrawing {
  /// The texts in drawing order.
  var texts: [Text] {
    shapes.compactMap { if case .text(let text) = $0 { text } else { nil } }
  }

  /// The frames of the system's surfaces in drawing order.
  var areas: [Rect] {
    shapes.compactMap { shape in
      switch shape {
      case .surface(.area, let rect, _), .surface(.card, let rect, _),
        .surface(.glass, let rect, _), .surface(.sheet, let rect, _):
        rect
      default: nil
      }
    }
  }
}
