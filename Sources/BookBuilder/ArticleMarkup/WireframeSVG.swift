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
    let area = visibleArea
    let box = "\(area.x.whole) \(area.y.whole) \(area.width.whole) \(area.height.whole)"
    return [form.classes(.wire), Attribute("viewBox", box)]
  }

  private var content: HTML { .group(layers + stops) }

  /// What is drawn and can be seen.
  private var shapes: [ScreenDrawing.Shape] { wireframe.drawing.shapesOnScreen }

  /// The part of the screen that holds something, and what lies below its end.
  var visibleArea: Rect {
    let screen = wireframe.drawing.screen
    let frames = shapes.map(\.frame) + wireframe.stops.map(\.frame)
    let top = frames.map(\.y).min() ?? screen.y
    let bottom = frames.map { $0.y + $0.height }.max() ?? screen.height
    let start = max(0, top - 14)
    return Rect(x: 0, y: start, width: screen.width, height: max(44, bottom + 14 - start))
  }

  /// The shapes, each kind in one path; a surface that hides something begins a new layer.
  private var layers: [HTML] {
    var layers: [[ScreenDrawing.Shape]] = [[]]
    for shape in shapes {
      if case .area(let area, _) = shape,
        layers[layers.count - 1].contains(where: { $0.isHidden(by: area) })
      {
        layers.append([])
      }
      layers[layers.count - 1].append(shape)
    }
    return layers.flatMap(paths)
  }

  private func paths(_ shapes: [ScreenDrawing.Shape]) -> [HTML] {
    var (areas, edges, fills, pictures) = ("", "", "", "")
    var texts: [HTML] = []
    for shape in shapes {
      switch shape {
      case .area(let rect, let radius): areas += rect.outline(radius: radius)
      case .edge(let rect, let radius): edges += rect.outline(radius: radius)
      case .fill(let rect, let radius): fills += rect.outline(radius: radius)
      case .picture(let rect): pictures += rect.outline(radius: 0) + rect.diagonals
      case .text(let line): texts.append(text(line))
      }
    }
    let paths = [
      (ClassName.area, areas), (.edge, edges), (.picture, pictures), (.fill, fills),
    ]
    return paths.filter { !$0.1.isEmpty }.map { path($0.1, $0.0) } + texts
  }

  private func text(_ line: ScreenDrawing.Text) -> HTML {
    var attributes = [
      Attribute("x", line.x.whole), Attribute("y", line.baseline.whole),
      Attribute("textLength", max(1, line.width).whole),
    ]
    if line.size.whole != "17" { attributes.append(Attribute("font-size", line.size.whole)) }
    if line.isBold { attributes.append(Attribute("font-weight", "600")) }
    if let own = foreignLanguage(of: line.text) { attributes += form.language(own) }
    return .element(name: "text", attributes: attributes, content: .text(line.text))
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
