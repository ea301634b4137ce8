/// An SVG element, before the page assigns class names and languages.
///
/// It keeps this module independent of HTML.
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

package enum SVGClass: String, Hashable, Sendable {
  case wire
  case phone
  // Surfaces
  case area, edge, fill, paint, picture, shade, thumb, tint
  case soft
  case touch
  case bright
  case sign
  case solid
  // Stops: frames, and numbers on discs with lines to the frames
  case stops, numbers, discs, leaders
  case marks
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
