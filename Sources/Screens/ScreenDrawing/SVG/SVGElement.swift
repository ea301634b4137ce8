/// An element of a picture, before a page spells its names and says its languages.
package struct SVGElement: Hashable, Sendable {
  package var name: String
  package var attributes: [Attribute]
  package var text = ""
  package var children: [SVGElement] = []

  package enum Attribute: Hashable, Sendable {
    /// The names by which style sheets find the element.
    case classes([SVGClass])
    case named(String, String)
  }
}

/// A name by which style sheets find a part of a drawing.
package enum SVGClass: String, Hashable, Sendable {
  case wire
  case phone
  // Surfaces.
  case area, edge, fill, paint, picture, shade, thumb, tint
  /// Words and symbols that stand back.
  case soft
  /// Words and symbols that can be touched.
  case touch
  /// Words and symbols on a tinted surface.
  case bright
  case sign
  /// A symbol whose inside is filled.
  case solid
  // Stops: their frames, and their numbers on discs with lines to the frames.
  case stops, numbers, discs, leaders
  /// What an assistive technology lays over the screen.
  case marks
  /// The frame around what it is at.
  case ring
}

extension SVGElement {
  static func path(
    _ data: String,
    _ names: SVGClass...,
    attributes: [Attribute] = []
  ) -> SVGElement {
    SVGElement(
      name: "path",
      attributes: [.classes(names)] + attributes + [.named("d", data)]
    )
  }
}
