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
  let placement: TextPlacement
  let tags: [[OverlayLabel]]

  private let size: Size
  /// The heights at which the screen is broken, as nothing is there; none in a tile, which is a
  /// detail anyway.
  private let breaks: [Double]

  /// How much is drawn.
  package enum Size: Hashable, Sendable {
    /// The screen with margins for numbers.
    case full
    /// What the screen shows.
    case thumbnail
    /// What matters of it, for a small picture.
    case tile
  }

  package init(
    _ wireframe: Wireframe,
    isInHTML: Bool,
    hasScripts: Bool,
    size: Size = .full
  ) {
    self.size = size
    self.isInHTML = isInHTML
    self.hasScripts = hasScripts
    let layout = ScreenLayout(wireframe, size: size)
    let shortening = Shortening(wireframe)
    let isShort = layout.device.phone != nil && !shortening.isEmpty
    breaks = isShort && size != .tile ? shortening.breaks : []
    var shown = wireframe
    if isShort {
      shown = shortening.shortened(wireframe)
      shown.hasPhone = true
    }
    self.wireframe = shown
    let final = isShort ? ScreenLayout(shown, size: size) : layout
    (shapes, tags, device) = (final.shapes, final.tags, final.device)
    placement = TextPlacement(shapes, screen: shown.drawing.screen)
  }

  /// Whether a phone is drawn around the screen.
  package var hasPhone: Bool { device.phone != nil }

  /// The picture as part of a page.
  ///
  /// - Parameter name: its accessibility label.
  ///
  ///   Without a name, the picture is hidden from assistive technologies.
  package func element(named name: String?) -> SVGElement {
    var attributes = (isInHTML ? [] : Self.foundation) + frame
    attributes +=
      name.map { [.named("role", "img"), .named("aria-label", $0)] }
      ?? [.named("aria-hidden", "true")]
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
    let names: [SVGClass?] = [
      .wire, wireframe.drawing.ground == .grouped ? .grouped : nil,
      size == .full ? nil : .thumbnail,
    ]
    return [.classes(names.compactMap(\.self)), .named("viewBox", device.box.viewBox)]
  }

  private var content: [SVGElement] {
    let shown = device.shown
    // Nested `svg` elements clip at the sides of the screen; frames may extend beyond them.
    var screen = window(shown, layers)
    let maps = shapes.filter(\.isMap).map(\.extent)
    if let clip = device.clip(for: shapes.compactMap(\.surface) + maps) {
      screen.attributes.append(.named("clip-path", clip))
    }
    let marks = stopFrames + overlays
    let body = device.phone.map { [SVGElement.path($0, .phone)] } ?? []
    // A map is behind the status bar, but a sheet dims it.
    let bar = device.statusBar
    return body + [.path(device.ground, .ground)]
      + (maps.isEmpty ? bar + [screen] : [screen] + bar) + device.front
      + breaks.map { .path(device.tear(at: $0), .tear) }
      + (marks.isEmpty ? [] : [window(shown.outset(dx: Self.frameMargin), marks)]) + numbers
  }

  /// How far frames may extend beyond the sides of the screen, in points.
  private static let frameMargin = 3.0

  private func window(_ area: Rect, _ children: [SVGElement]) -> SVGElement {
    SVGElement(
      name: "svg",
      attributes: [
        .named("x", area.x.whole), .named("y", area.y.whole),
        .named("width", area.width.whole), .named("height", area.height.whole),
        .named("viewBox", area.viewBox),
      ],
      children: children
    )
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

/// The parts of a drawing that depend on each other's places.
private struct ScreenLayout {
  let shapes: [ScreenDrawing.Shape]
  let tags: [[OverlayLabel]]
  let device: DeviceOutline

  init(_ wireframe: Wireframe, size: ScreenSVG.Size) {
    let (shapes, screen) = (wireframe.drawing.visibleShapes, wireframe.drawing.screen)
    let tags = wireframe.overlays.map { overlay in
      var labels = OverlayLabelLayout(shapes, frames: overlay.marks.map(\.frame), screen: screen)
      return overlay.marks.filter { !$0.text.isEmpty }.map { labels.take($0) }
    }
    (self.shapes, self.tags) = (shapes, tags)
    device = DeviceOutline(
      screen: screen,
      content: shapes.map(\.extent) + wireframe.stops.map(\.frame)
        + tags.flatMap(\.self).map(\.area),
      bar: shapes.filter { !$0.isShade && !$0.isMap }.map(\.extent),
      hasPhone: wireframe.hasPhone,
      crop: size.crop(wireframe)
    )
  }
}

extension ScreenSVG.Size {
  fileprivate func crop(_ wireframe: Wireframe) -> DeviceOutline.Crop {
    switch self {
    case .full: .none
    case .thumbnail: .content
    case .tile: .part(wireframe.subject)
    }
  }
}
