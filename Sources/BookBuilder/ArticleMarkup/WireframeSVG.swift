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
          content: .group(layers + frames + overlays)
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
      content: shapes.map(\.extent) + wireframe.stops.map(\.frame) + tags.flatMap { $0 }.map(\.area)
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

  /// A path of a kind.
  func path(_ data: String, _ name: ClassName) -> HTML {
    .element(
      name: "path",
      attributes: [form.classes(name), Attribute("d", data)],
      content: .empty
    )
  }
}
