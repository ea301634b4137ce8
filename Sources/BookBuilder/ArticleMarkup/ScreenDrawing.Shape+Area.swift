import AccessibilityTree
import SnippetMessages

extension ScreenDrawing.Shape {
  /// The area that letters cover; `nil` for what is no text.
  var letters: Rect? {
    guard case .text(let line) = self else { return nil }
    return Rect(
      x: line.x,
      y: line.baseline - line.size * 0.75,
      width: line.width,
      height: line.size
    )
  }

  /// The area of a surface that hides what is drawn before it, or dims it; `nil` for other shapes.
  var surface: Rect? {
    switch self {
    case .area(let rect, _), .tint(let rect, _), .paint(let rect, _, _), .shade(let rect): rect
    default: nil
    }
  }

  /// Whether a surface that is drawn later lies over the shape.
  func isHidden(by area: Rect) -> Bool { surface == nil && extent.intersects(area) }
}
