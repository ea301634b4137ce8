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
  case thumbnail
  // The device: its body, the background of its screen, the camera, time and battery
  case phone, ground, grouped, island, status, tear
  // Surfaces
  case area, card, chosen, edge, fill, glass, paint, shade, sheet, thumb, tint
  case photo
  case soft
  case touch
  case bright
  case sign
  case solid
  // Stops: frames, and numbers on discs with lines to the frames
  case stops, numbers, discs, leaders
  case marks
  case tag
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
