import AccessibilityTree
import AssistiveTechnology

/// Draws a screen and the numbered frames of its stops.
///
/// Coordinates are points of the screen, rounded to whole ones. Shapes of a kind share a path as
/// long as nothing comes between, because a page has a budget.
package struct ScreenSVG {
  let wireframe: Wireframe
  /// Whether the picture is a part of an HTML page, in both appearances; else it is XML, in the light one.
  let isInHTML: Bool
  /// Whether scripts move the focus over the picture.
  let hasScripts: Bool
  let shapes: [ScreenDrawing.Shape]
  /// The phone around the part of the screen that holds something.
  let device: DeviceOutline
  /// The names and numbers of each overlay, where they have their places.
  let tags: [[OverlayTag]]

  package init(_ wireframe: Wireframe, isInHTML: Bool, hasScripts: Bool) {
    self.wireframe = wireframe
    self.isInHTML = isInHTML
    self.hasScripts = hasScripts
    let (shapes, screen) = (wireframe.drawing.visibleShapes, wireframe.drawing.screen)
    let tags = wireframe.overlays.map { overlay in
      var places = OverlayTagPlaces(shapes, frames: overlay.marks.map(\.frame), screen: screen)
      return overlay.marks.filter { !$0.text.isEmpty }.map { places.take($0) }
    }
    self.shapes = shapes
    self.tags = tags
    device = DeviceOutline(
      screen: screen,
      content: shapes.map(\.extent) + wireframe.stops.map(\.frame)
        + tags.flatMap(\.self).map(\.area)
    )
  }

  /// The picture within a page.
  ///
  /// - Parameter name: its name for those who do not see it.
  package func element(named name: String) -> SVGElement {
    var attributes = (isInHTML ? [] : Self.foundation) + frame
    attributes += [.named("role", "img"), .named("aria-label", name)]
    if hasScripts, wireframe.places != wireframe.stops.indices.map(\.self) {
      let places = wireframe.places.map { $0.map(String.init) ?? "" }.joined(separator: " ")
      attributes.append(.named("data-places", places))
    }
    return SVGElement(name: "svg", attributes: attributes, children: content)
  }

  /// The picture as a file with a style sheet of its own.
  package func file(style: String) -> SVGElement {
    SVGElement(
      name: "svg",
      attributes: Self.foundation + frame,
      children: [SVGElement(name: "style", attributes: [], text: style)] + content
    )
  }

  /// What a drawing needs where no page around it is HTML: its vocabulary, and the size of its
  /// letters, which counts in its own units and which a style sheet could only give as pixels.
  private static let foundation: [SVGElement.Attribute] = [
    .named("xmlns", "http://www.w3.org/2000/svg"), .named("font-size", "17"),
  ]

  private var frame: [SVGElement.Attribute] {
    [.classes([.wire]), .named("viewBox", device.box.viewBox)]
  }

  private var content: [SVGElement] {
    let shown = device.shown
    // What lies beyond the sides of the screen is cut there.
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
    // What the system shows lies over a surface that reaches the end of the screen.
    return [phone, screen] + device.bar + numbers
  }

  /// The round corners of the screen, where a surface would stick out of them; `nil` if none does.
  private var cornerClip: String? {
    let screen = wireframe.drawing.screen
    let reach = shapes.compactMap(\.surface).filter { $0.x < 6 || $0.right > screen.width - 6 }
    let atTop = device.shown.y == 0 && reach.contains { $0.y < 20 }
    let atEnd =
      device.shown.bottom == screen.height && reach.contains { $0.bottom > screen.height - 20 }
    guard atTop || atEnd else { return nil }
    return "inset(0 round \(atTop ? "47px 47px" : "0 0") \(atEnd ? "47px 47px" : "0 0"))"
  }

  /// The shapes, each kind in one path; a surface that hides something begins a new layer.
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
