import AccessibilityTree
import SnippetMessages

extension ScreenDrawing.Shape {
  /// The area of the shape.
  var frame: Rect {
    switch self {
    case .area(let rect, _), .edge(let rect, _), .fill(let rect, _), .picture(let rect): rect
    case .text(let line):
      Rect(x: line.x, y: line.baseline - line.size, width: line.width, height: line.size * 1.2)
    }
  }

  /// Whether a surface that is drawn later lies over the shape.
  func isHidden(by area: Rect) -> Bool {
    if case .area = self { return false }
    let frame = frame
    return frame.x < area.x + area.width && area.x < frame.x + frame.width
      && frame.y < area.y + area.height && area.y < frame.y + frame.height
  }
}
