import AccessibilityTree
package import Articles
package import Markup
import SnippetMessages

/// Draws a screen and the numbered frames of its stops.
///
/// Coordinates are points of the screen, rounded to whole ones. Shapes of a kind share a path as
/// long as nothing comes between, because a page has a budget.
package struct WireframeSVG {
  /// What it is drawn for.
  let form: HTMLForm
  /// What is drawn.
  let wireframe: Wireframe
  /// The name of the picture for those who do not see it.
  let name: String
  /// The language of the page around, as a BCP 47 tag.
  let language: String

  /// Creates what draws a screen.
  package init(form: HTMLForm, wireframe: Wireframe, name: String, language: String) {
    self.form = form
    self.wireframe = wireframe
    self.name = name
    self.language = language
  }

  /// The picture, within a page.
  var html: HTML {
    var attributes = frame + [.role(.image), .label(name)]
    if form.hasScripts, wireframe.places != wireframe.stops.indices.map(\.self) {
      let places = wireframe.places.map { $0.map(String.init) ?? "" }.joined(separator: " ")
      attributes.append(Attribute("data-places", places))
    }
    if form.dialect != .html { attributes = Self.foundation + attributes }
    return .element(name: "svg", attributes: attributes, content: content)
  }

  /// The picture as a file with a style sheet of its own.
  package func file(style: String) -> HTML {
    .element(
      name: "svg",
      attributes: Self.foundation + frame,
      content: .group([
        .element(name: "style", attributes: [], content: .text(style)), content,
      ])
    )
  }

  /// What a drawing needs where no page around it is HTML: its vocabulary, and the size of its
  /// letters, which counts in its own units and which a style sheet could only give as pixels.
  private static let foundation = [
    Attribute("xmlns", "http://www.w3.org/2000/svg"), Attribute("font-size", "17"),
  ]

  private var frame: [Attribute] {
    [form.classes(.wire), Attribute("viewBox", device.box.viewBox)]
  }

  private var content: HTML {
    .group(
      [
        path(device.outline, .phone), cornerClip == nil ? device.bar(form) : .empty,
        // What lies beyond the sides of the screen is cut there.
        .element(
          name: "svg",
          attributes: [
            Attribute("x", device.shown.x.whole), Attribute("y", device.shown.y.whole),
            Attribute("width", device.shown.width.whole),
            Attribute("height", device.shown.height.whole),
            Attribute("viewBox", device.shown.viewBox),
          ] + (cornerClip.map { [Attribute("clip-path", $0)] } ?? []),
          content: .group(layers + frames)
        ),
        // What the system shows lies over a surface that reaches the end of the screen.
        cornerClip == nil ? .empty : device.bar(form),
      ] + numbers
    )
  }

  /// What is drawn and can be seen.
  var shapes: [ScreenDrawing.Shape] { wireframe.drawing.shapesOnScreen.uncovered }

  /// The phone around the part of the screen that holds something.
  var device: DeviceOutline {
    DeviceOutline(
      screen: wireframe.drawing.screen,
      content: shapes.map(\.extent) + wireframe.stops.map(\.frame)
    )
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
  private var layers: [HTML] {
    var layers: [[ScreenDrawing.Shape]] = [[]]
    for shape in shapes {
      if let area = shape.surface,
        layers[layers.count - 1].contains(where: { $0.isHidden(by: area) })
      {
        layers.append([])
      }
      layers[layers.count - 1].append(shape)
    }
    return layers.flatMap(paths)
  }

  private func paths(_ shapes: [ScreenDrawing.Shape]) -> [HTML] {
    var outlines: [ClassName: String] = [:]
    var paints: [(paint: ScreenDrawing.Paint, outline: String)] = []
    var signs: [HTML] = []
    for shape in shapes {
      switch shape {
      case .area(let rect, let radius): outlines[.area, default: ""] += rect.outline(radius: radius)
      case .tint(let rect, let radius): outlines[.tint, default: ""] += rect.outline(radius: radius)
      case .paint(let rect, let radius, let paint):
        let outline = rect.outline(radius: radius)
        if let index = paints.firstIndex(where: { $0.paint == paint }) {
          paints[index].outline += outline
        } else {
          paints.append((paint, outline))
        }
      case .shade(let rect): outlines[.shade, default: ""] += rect.outline(radius: 0)
      case .thumb(let rect, let radius):
        outlines[.thumb, default: ""] += rect.outline(radius: radius)
      case .edge(let rect, let radius): outlines[.edge, default: ""] += rect.outline(radius: radius)
      case .fill(let rect, let radius): outlines[.fill, default: ""] += rect.outline(radius: radius)
      case .picture(let rect, let subject, let ink):
        let photo = Photo(rect, subject: subject, ink: ink)
        if photo.isBlock { outlines[.picture, default: ""] += rect.outline(radius: 6) }
        signs += photo.sign.map { [sign($0)] } ?? []
        signs += photo.words.map(text)
      case .symbol(let rect, let name, let ink):
        signs.append(sign(Sign(rect, name: name, ink: ink)))
      case .text(let line): signs.append(text(line))
      }
    }
    func surfaces(_ order: [ClassName]) -> [HTML] {
      order.compactMap { name in outlines[name].map { path($0, name) } }
    }
    let painted = paints.map { paint, outline in
      HTML.element(
        name: "path",
        attributes: [form.classes(.paint), color(paint), Attribute("d", outline)],
        content: .empty
      )
    }
    return surfaces([.shade, .area, .picture]) + painted
      + surfaces([.tint, .thumb, .edge, .fill]) + signs
  }

  private func sign(_ sign: Sign) -> HTML {
    let names = form.classes
    return .element(
      name: "path",
      attributes: [
        .class(
          [ClassName.sign, sign.isSolid ? .solid : nil, name(of: sign.ink)]
            .compactMap { $0.map { names[$0] } }.joined(separator: " ")
        )
      ] + color(of: sign.ink) + [
        Attribute("transform", sign.placement), Attribute("d", sign.path),
      ],
      content: .empty
    )
  }

  private func text(_ line: ScreenDrawing.Text) -> HTML {
    var attributes = [
      Attribute("x", line.x.whole), Attribute("y", line.baseline.whole),
      Attribute("textLength", max(1, line.width).whole),
    ]
    if line.size.whole != "17" { attributes.append(Attribute("font-size", line.size.whole)) }
    if line.isBold { attributes.append(Attribute("font-weight", "600")) }
    if let name = name(of: line.ink) { attributes.append(form.classes(name)) }
    attributes += color(of: line.ink)
    if let own = foreignLanguage(of: line.text) { attributes += form.language(own) }
    return .element(name: "text", attributes: attributes, content: .text(line.text))
  }

  private func name(of ink: ScreenDrawing.Ink) -> ClassName? {
    switch ink {
    case .plain, .paint: nil
    case .soft: .soft
    case .tint: .touch
    case .onTint: .bright
    }
  }

  private func color(of ink: ScreenDrawing.Ink) -> [Attribute] {
    if case .paint(let paint) = ink { [color(paint)] } else { [] }
  }

  /// A colour that code has chosen; a page has it in both appearances, a publication in the light one.
  private func color(_ paint: ScreenDrawing.Paint) -> Attribute {
    let adapts = form.dialect == .html && paint.light != paint.dark
    let (light, dark) = (Self.hexadecimal(paint.light), Self.hexadecimal(paint.dark))
    return Attribute("color", adapts ? "light-dark(\(light),\(dark))" : light)
  }

  private static func hexadecimal(_ color: UInt32) -> String {
    let digits = String(color, radix: 16)
    return "#" + String(repeating: "0", count: max(0, 6 - digits.count)) + digits
  }

  /// The language of words that are not in that of the page.
  private func foreignLanguage(of text: String) -> String? {
    ScriptRuns(language: language).runs(of: text).lazy.compactMap { run in
      if case .text(_, let own?) = run { return own }
      return nil
    }
    .first
  }

  func path(_ data: String, _ name: ClassName) -> HTML {
    .element(
      name: "path",
      attributes: [form.classes(name), Attribute("d", data)],
      content: .empty
    )
  }
}
