import AccessibilityTree
import SnippetMessages

/// The drawing of a screen with a numbered frame for each stop.
struct Wireframe: Hashable, Sendable {
  /// What is seen.
  var drawing: ScreenDrawing
  /// The frames.
  var stops: [Stop]
  /// For each spoken line, in their order, the position of its frame among the stops; `nil` for a
  /// line that belongs to nothing on the drawing.
  var places: [Int?]

  /// A frame with its number.
  struct Stop: Hashable, Sendable {
    /// The number of the line that is spoken first there, from 1.
    var number: Int
    /// The area on the screen, in points.
    var frame: Rect
  }
}
