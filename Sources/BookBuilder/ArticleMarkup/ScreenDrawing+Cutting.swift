import AccessibilityTree
import SnippetMessages

extension ScreenDrawing {
  /// The shapes without what lies beyond the sides of the screen, such as the next items of a row that
  /// scrolls.
  ///
  /// A picture hides it anyway, but for browsers and those who check pages it would still be there,
  /// beyond the edge of a narrow window. Source: WCAG 2.2, 1.4.10.
  var shapesOnScreen: [Shape] { shapes.compactMap { $0.cut(to: screen, margin: margin) } }
}

extension Rect {
  /// The part between the sides of a screen, or a line beside the screen where nobody sees it.
  func moved(to screen: Rect) -> Rect {
    let side = x < screen.x ? screen.x - margin : screen.x + screen.width + margin
    return cut(to: screen, margin: margin) ?? Rect(x: side, y: y, width: 0, height: height)
  }
}

/// How far beyond the side of a screen a shape is drawn that goes on there, in points: its own side
/// and its corners must not be seen.
private let margin = 12.0
