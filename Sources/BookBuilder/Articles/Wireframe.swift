package import AccessibilityTree
package import AssistiveTechnology
package import SnippetMessages

/// The drawing of a screen with a numbered frame for each stop.
package struct Wireframe: Hashable, Sendable {
  /// What is seen.
  package var drawing: ScreenDrawing
  /// The frames.
  package var stops: [Stop]
  /// For each spoken line, in their order, the position of its frame among the stops; `nil` for a
  /// line that belongs to nothing on the drawing.
  package var places: [Int?]
  /// What lies over the screen at some steps, in their order.
  package var overlays: [Overlay] = []

  /// A frame with its number.
  package struct Stop: Hashable, Sendable {
    /// The number of the line that is spoken first there, from 1.
    package var number: Int
    /// The area on the screen, in points.
    package var frame: Rect
  }

  /// What an assistive technology lays over the screen.
  package struct Overlay: Hashable, Sendable {
    /// The names, the numbers or the frame; at least one.
    package var marks: [OverlayMark]
    /// The steps at which it is there, from 0.
    package var steps: [Int]
  }
}
