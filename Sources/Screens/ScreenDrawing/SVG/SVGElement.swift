/// An SVG element, before the page assigns class names and languages.
package struct SVGElement: Hashable, Sendable {
  package var name: String
  package var attributes: [Attribute]
  package var text = ""
  package var children: [SVGElement] = []

  package enum Attribute: Hashable, Sendable {
    case classes([SVGClass])
    case named(String, String)
  }
}

/// A class of SVG elements, which each format may spell differently.
package enum SVGClass: String, Hashable, Sendable {
  case wire
  case phone
  // Surfaces
  case area, edge, fill, paint, picture, shade, thumb, tint
  case soft
  /// Text and symbols of controls.
  case touch
  /// Text and symbols on a tinted surface.
  case bright
  case sign
  case solid
  // Stops: frames, and numbers on discs with lines to the frames
  case stops, numbers, discs, leaders
  /// A group of overlay marks.
  case marks
  /// The frame around the current item.
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
