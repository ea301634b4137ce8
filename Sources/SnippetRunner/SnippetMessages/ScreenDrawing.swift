package import AccessibilityTree

/// What a screen shows, in its real layout, as shapes simple enough for a wireframe.
package struct ScreenDrawing: Hashable, Codable, Sendable {
  /// The area of the screen, in points.
  package var screen: Rect
  /// The shapes, from the back to the front.
  package var shapes: [Shape]

  /// Creates a drawing.
  package init(screen: Rect, shapes: [Shape] = []) {
    self.screen = screen
    self.shapes = shapes
  }

  /// One shape; its place and size are in points of the screen.
  package enum Shape: Hashable, Codable, Sendable {
    /// A surface that hides what is behind it.
    case area(Rect, radius: Double)
    /// The edge of a control.
    case edge(Rect, radius: Double)
    /// A filled piece, such as the thumb of a slider.
    case fill(Rect, radius: Double)
    /// The place of a picture.
    case picture(Rect)
    /// A line of text.
    case text(Text)
  }

  /// A line of text.
  package struct Text: Hashable, Codable, Sendable {
    /// The words.
    package var text: String
    /// The left edge, in points.
    package var x: Double
    /// The line on which letters stand, in points.
    package var baseline: Double
    /// The width the layout allows for the words, in points.
    package var width: Double
    /// The size of the letters, in points.
    package var size: Double
    /// Whether the letters are bold.
    package var isBold: Bool

    /// Creates a line of text.
    package init(
      _ text: String,
      x: Double,
      baseline: Double,
      width: Double,
      size: Double,
      isBold: Bool
    ) {
      self.text = text
      self.x = x
      self.baseline = baseline
      self.width = width
      self.size = size
      self.isBold = isBold
    }
  }
}
