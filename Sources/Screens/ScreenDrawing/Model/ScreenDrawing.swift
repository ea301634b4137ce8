package import AccessibilityTree

/// The contents of a screen in their real layout, as shapes.
///
/// The stage captures it from views; pages and publications draw it (`ScreenSVG`) and describe it
/// (`PartWords`). All measures are in points.
package struct ScreenDrawing: Hashable, Codable, Sendable {
  package var screen: Rect
  /// From back to front.
  package var shapes: [Shape]
  /// The structure of the screen in reading order, for its text alternative.
  package var parts: [ScreenPart]
  package var look = SystemLook.iOS26
  package var ground = Ground.plain

  package init(screen: Rect, shapes: [Shape] = [], parts: [ScreenPart] = []) {
    self.screen = screen
    self.shapes = shapes
    self.parts = parts
  }

  /// The subject of a picture that is the ground of a map, on which elements are drawn.
  package static let streetMap = "street map"

  package enum Shape: Hashable, Codable, Sendable {
    case surface(Surface, Rect, radius: Double)
    /// A picture, with a description or file name if known, and the ink to use if it turns out to
    /// be an icon.
    case picture(Rect, subject: String? = nil, ink: Ink = .tint)
    case symbol(Rect, name: String, ink: Ink)
    case text(Text)
  }

  package enum Surface: Hashable, Codable, Sendable {
    /// A grey surface of a control, such as a search field or the track of a slider.
    case area
    /// A surface that groups content, such as the rows of a grouped list.
    case card
    /// A floating bar, button or menu.
    case glass
    case sheet
    /// The raised part of a control, such as the selected segment.
    case chosen
    /// The tint of controls, such as a filled button or a switch that is on.
    case tint
    case paint(Paint)
    /// A bright knob on a control, such as that of a slider.
    case thumb
    case shade
    case edge
    case fill
  }

  /// The background of the screen, whose names are those of `UIColor`.
  package enum Ground: String, Hashable, Codable, Sendable {
    /// `systemBackground`.
    case plain
    /// `systemGroupedBackground`.
    case grouped
  }

  package enum Ink: Hashable, Codable, Sendable {
    case plain
    /// Secondary text, such as the second line of a row.
    case soft
    case tint
    /// Text and symbols on a tinted surface.
    case onTint
    case paint(Paint)
  }

  package struct Text: Hashable, Codable, Sendable {
    package var text: String
    package var x: Double
    package var baseline: Double
    package var width: Double
    package var size: Double
    package var isBold: Bool
    package var ink: Ink
    package var anchor = Anchor.start

    /// The point of the line that stays in place if a font has other widths.
    package enum Anchor: String, Hashable, Codable, Sendable { case start, middle, end }

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
  package static func card(_ rect: Rect, radius: Double) -> Self {
    .surface(.card, rect, radius: radius)
  }
  package static func glass(_ rect: Rect, radius: Double) -> Self {
    .surface(.glass, rect, radius: radius)
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

  package var extent: Rect {
    switch self {
    case .surface(_, let rect, _), .picture(let rect, _, _), .symbol(let rect, _, _): rect
    case .text(let line):
      Rect(x: line.x, y: line.baseline - line.size, width: line.width, height: line.size * 1.2)
    }
  }

  /// The shape in subdued colours, for something only partly visible, such as a row at the edge.
  package var subdued: Self {
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
