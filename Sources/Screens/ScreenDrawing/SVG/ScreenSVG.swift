import AccessibilityTree
import AssistiveTechnology

/// Draws a screen with the numbered frames of its stops as SVG.
///
/// Coordinates are points of the screen, rounded to integers. Where the order allows it, shapes of
/// a kind share a path, to keep pages small.
package struct ScreenSVG {
  let wireframe: Wireframe
  /// Whether the picture is part of an HTML page, with light and dark appearance.
  ///
  /// Otherwise it is XML in light appearance.
  let isInHTML: Bool
  /// Whether a script moves the focus on the picture.
  let hasScripts: Bool
  let shapes: [ScreenDrawing.Shape]
  let device: DeviceOutline
  let tags: [[OverlayLabel]]

  package init(_ wireframe: Wireframe, isInHTML: Bool, hasScripts: Bool) {
    self.wireframe = wireframe
    self.isInHTML = isInHTML
    self.hasScripts = hasScripts
    let (shapes, screen) = (wireframe.drawing.visibleShapes, wireframe.drawing.screen)
    let tags = wireframe.overlays.map { overlay in
      var labels = OverlayLabelLayout(shapes, frames: overlay.marks.map(\.frame), screen: screen)
      return overlay.marks.filter { !$0.text.isEmpty }.map { labels.take($0) }
    }
    self.shapes = shapes
    self.tags = tags
    device = DeviceOutline(
      screen: screen,
      content: shapes.map(\.extent) + wireframe.stops.map(\.frame)
        + tags.flatMap(\.self).map(\.area)
    )
  }

  /// The picture as part of a page.
  ///
  /// - Parameter name: its accessibility label.
  package func element(named name: String) -> SVGElement {
    var attributes = (isInHTML ? [] : Self.foundation) + frame
    attributes += [.named("role", "img"), .named("aria-label", name)]
    if hasScripts, wireframe.places != wireframe.stops.indices.map(\.self) {
      let numbers = wireframe.places.map { $0.map(String.init) ?? "" }.joined(separator: " ")
      attributes.append(.named("data-places", numbers))
    }
    return SVGElement(name: "svg", attributes: attributes, children: content)
  }

  package func file(style: String) -> SVGElement {
    SVGElement(
      name: "svg",
      attributes: Self.foundation + frame,
      children: [SVGElement(name: "style", attributes: [], text: style)] + content
    )
  }

  /// The attributes that SVG needs outside HTML.
  ///
  /// The font size is in user units, which a style sheet could only give as pixels.
  private static let foundation: [SVGElement.Attribute] = [
    .named("xmlns", "http://www.w3.org/2000/svg"), .named("font-size", "17"),
  ]

  private var frame: [SVGElement.Attribute] {
    [.classes([.wire]), .named("viewBox", device.box.viewBox)]
  }

  private var content: [SVGElement] {
    let shown = device.shown
    // A nested `svg` clips at the sides of the screen.
    var screen = SVGElement(
      name: "svg",
      attributes: [
        .named("x", shown.x.whole), .named("y", shown.y.whole),
        .named("width", shown.width.whole), .named("height", shown.height.whole),
        .named("viewBox", shown.viewBox),
      ],
      children: layers + stopFrames + overlays
    )
    let phone = SVGElement.path(device.outline, .phone)
    guard let cornerClip else { return [phone] + device.bar + [screen] + numbers }
    screen.attributes.append(.named("clip-path", cornerClip))
    // A surface may reach the end of the screen, so the home indicator goes on top of it.
    return [phone, screen] + device.bar + numbers
  }

  /// A clip for the rounded corners of the screen; `nil` if no surface reaches them.
  private var cornerClip: String? {
    let screen = wireframe.drawing.screen
    let reach = shapes.compactMap(\.surface).filter { $0.x < 6 || $0.right > screen.width - 6 }
    let atTop = device.shown.y == 0 && reach.contains { $0.y < 20 }
    let atEnd =
      device.shown.bottom == screen.height && reach.contains { $0.bottom > screen.height - 20 }
    guard atTop || atEnd else { return nil }
    return "inset(0 round \(atTop ? "47px 47px" : "0 0") \(atEnd ? "47px 47px" : "0 0"))"
  }

  private var layers: [SVGElement] {
    var layers: [[ScreenDrawing.Shape]] = [[]]
    for shape in shapes {
      if let area = shape.surface,
        layers[layers.count - 1]
          .contains(where: { $0.surface == nil && $0.extent.intersects(area) })
      {
        layers.append([])
      }
      layers[layers.count - 1].append(shape)
    }
    return layers.flatMap(elements)
  }
}
