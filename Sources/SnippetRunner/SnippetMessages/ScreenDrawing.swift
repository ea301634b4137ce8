package import AccessibilityTree

/// What a screen shows, in its real layout, as shapes simple enough for a wireframe.
package struct ScreenDrawing: Hashable, Codable, Sendable {
  /// The area of the screen, in points.
  package var screen: Rect
  /// The shapes, from the back to the front.
  package var shapes: [Shape]
  /// What the screen holds, from its top to its end, for those who do not see the shapes.
  package var parts: [ScreenPart]
  /// How the system looks on it.
  package var look = SystemLook.iOS26

  /// Creates a drawing.
  package init(screen: Rect, shapes: [Shape] = [], parts: [ScreenPart] = []) {
    self.screen = screen
    self.shapes = shapes
    self.parts = parts
  }

  /// One shape; its place and size are in points of the screen.
  package enum Shape: Hashable, Codable, Sendable {
    /// A surface that hides what is behind it.
    case area(Rect, radius: Double)
    /// A surface in the colour of what can be touched, such as a filled button or a switch that is on.
    case tint(Rect, radius: Double)
    /// A surface in a colour that code has chosen.
    case paint(Rect, radius: Double, Paint)
    /// A bright piece that lies on a control, such as the thumb of a slider.
    case thumb(Rect, radius: Double)
    /// The veil over what lies below a sheet or an alert.
    case shade(Rect)
    /// The edge of a control.
    case edge(Rect, radius: Double)
    /// A filled piece, such as a line between rows.
    case fill(Rect, radius: Double)
    /// The place of a picture, what it shows in words or by the name of its file, if that is known,
    /// and what it is drawn with if it is a symbol.
    case picture(Rect, subject: String? = nil, ink: Ink = .tint)
    /// A symbol of the system by its name, such as `trash`.
    case symbol(Rect, name: String, ink: Ink)
    /// A line of text.
    case text(Text)
  }

  /// What letters and symbols are drawn with.
  package enum Ink: Hashable, Codable, Sendable {
    /// That of text.
    case plain
    /// That of what stands back, such as the second line of a row.
    case soft
    /// That of what can be touched.
    case tint
    /// That of what stands on a surface in the colour of what can be touched.
    case onTint
    /// A colour that code has chosen.
    case paint(Paint)
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
    /// What the letters are drawn with.
    package var ink: Ink

    /// Creates a line of text.
    package init(
      _ text: String,
      x: Double,
      baseline: Double,
      width: Double,
      size: Double,
      isBold: Bool,
      ink: Ink = .plain
    ) {
      self.text = text
      self.x = x
      self.baseline = baseline
      self.width = width
      self.size = size
      self.isBold = isBold
      self.ink = ink
    }
  }
}
