package import AccessibilityTree

/// What a screen shows, in its real layout, as shapes simple enough for a wireframe.
///
/// The stage captures it from views; pages and publications draw it (`ScreenSVG`) and describe it
/// (`PartWords`).
package struct ScreenDrawing: Hashable, Codable, Sendable {
  /// The area of the screen, in points.
  package var screen: Rect
  /// The shapes, from the back to the front.
  package var shapes: [Shape]
  /// The contents in reading order, for those who do not see the shapes.
  package var parts: [ScreenPart]
  package var look = SystemLook.iOS26

  package init(screen: Rect, shapes: [Shape] = [], parts: [ScreenPart] = []) {
    self.screen = screen
    self.shapes = shapes
    self.parts = parts
  }

  /// One shape; its place and size are in points of the screen.
  package enum Shape: Hashable, Codable, Sendable {
    case surface(Surface, Rect, radius: Double)
    /// The place of a picture, what it shows in words or by the name of its file, if that is known,
    /// and what it is drawn with if it is a symbol.
    case picture(Rect, subject: String? = nil, ink: Ink = .tint)
    /// A symbol of the system by its name, such as `trash`.
    case symbol(Rect, name: String, ink: Ink)
    case text(Text)
  }

  package enum Surface: Hashable, Codable, Sendable {
    /// A quiet surface that hides what is behind it.
    case area
    /// The colour of what can be touched, such as a filled button or a switch that is on.
    case tint
    /// A colour that code has chosen.
    case paint(Paint)
    /// A bright piece that lies on a control, such as the thumb of a slider.
    case thumb
    /// The veil over what lies below a sheet or an alert.
    case shade
    case edge
    /// A filled piece, such as a line between rows.
    case fill
  }

  /// What letters and symbols are drawn with.
  package enum Ink: Hashable, Codable, Sendable {
    case plain
    /// For what stands back, such as the second line of a row.
    case soft
    case tint
    /// On a surface in the colour of what can be touched.
    case onTint
    /// A colour that code has chosen.
    case paint(Paint)
  }

  /// A line of text; its measures are in points.
  package struct Text: Hashable, Codable, Sendable {
    package var text: String
    package var x: Double
    package var baseline: Double
    /// The width the layout allows for the words.
    package var width: Double
    package var size: Double
    package var isBold: Bool
    package var ink: Ink

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

extension ScreenDrawing.Shape {
  package static func area(_ rect: Rect, radius: Double) -> Self {
    .surface(.area, rect, radius: radius)
  }
  package static func tint(_ rect: Rect, radius: Double) -> Self {
    .surface(.tint, rect, radius: radius)
  }
  package static func paint(_ rect: Rect, radius: Double, _ paint: ScreenDrawing.Paint) -> Self {
    .surface(.paint(paint), rect, radius: radius)
  }
  package static func thumb(_ rect: Rect, radius: Double) -> Self {
    .surface(.thumb, rect, radius: radius)
  }
  package static func shade(_ rect: Rect) -> Self { .surface(.shade, rect, radius: 0) }
  package static func edge(_ rect: Rect, radius: Double) -> Self {
    .surface(.edge, rect, radius: radius)
  }
  package static func fill(_ rect: Rect) -> Self { .surface(.fill, rect, radius: 0) }

  /// The area of the shape; of a text, that of its line.
  package var extent: Rect {
    switch self {
    case .surface(_, let rect, _), .picture(let rect, _, _), .symbol(let rect, _, _): rect
    case .text(let line):
      Rect(x: line.x, y: line.baseline - line.size, width: line.width, height: line.size * 1.2)
    }
  }

  /// The shape of what is seen only in part, such as a row that has run out: letters and symbols stand
  /// back, and colours become those of a quiet surface.
  package var paler: Self {
    switch self {
    case .text(var line):
      line.ink = .soft
      return .text(line)
    case .symbol(let rect, let name, _): return .symbol(rect, name: name, ink: .soft)
    case .picture(let rect, let subject, _): return .picture(rect, subject: subject, ink: .soft)
    case .surface(.tint, let rect, let radius), .surface(.paint, let rect, let radius):
      return .area(rect, radius: radius)
    case .surface: return self
    }
  }
}
