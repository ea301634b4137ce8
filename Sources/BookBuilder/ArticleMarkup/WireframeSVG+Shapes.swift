import Articles
import Markup
import SnippetMessages

extension WireframeSVG {
  /// Shapes of which none hides another: surfaces below, letters and symbols above.
  func paths(_ shapes: [ScreenDrawing.Shape]) -> [HTML] {
    var surfaces = SurfaceOutlines()
    var signs: [HTML] = []
    for shape in shapes {
      switch shape {
      case .area(let rect, let radius): surfaces.add(.area, rect, radius: radius)
      case .tint(let rect, let radius): surfaces.add(.tint, rect, radius: radius)
      case .paint(let rect, let radius, let paint): surfaces.add(paint, rect, radius: radius)
      case .shade(let rect): surfaces.add(.shade, rect, radius: 0)
      case .thumb(let rect, let radius): surfaces.add(.thumb, rect, radius: radius)
      case .edge(let rect, let radius): surfaces.add(.edge, rect, radius: radius)
      case .fill(let rect, let radius): surfaces.add(.fill, rect, radius: radius)
      case .picture(let rect, let subject, let ink):
        let photo = Photo(rect, subject: subject, ink: ink)
        if photo.isBlock { surfaces.add(.picture, rect, radius: 6) }
        signs += photo.sign.map { [sign($0)] } ?? []
        signs += photo.words.map(text)
      case .symbol(let rect, let name, let ink):
        signs.append(sign(Sign(rect, name: name, ink: ink)))
      case .text(let line): signs.append(text(line))
      }
    }
    func paths(_ kinds: [ClassName]) -> [HTML] {
      kinds.compactMap { kind in surfaces.outlines[kind].map { path($0, kind) } }
    }
    let painted = surfaces.paints.map { paint, outline in
      HTML.element(
        name: "path",
        attributes: [form.classes(.paint), color(paint), Attribute("d", outline)],
        content: .empty
      )
    }
    return paths([.shade, .area, .picture]) + painted + paths([.tint, .thumb, .edge, .fill]) + signs
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

  /// A line of letters.
  func text(_ line: ScreenDrawing.Text) -> HTML {
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
}
