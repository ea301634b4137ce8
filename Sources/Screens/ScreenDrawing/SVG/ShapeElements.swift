extension ScreenSVG {
  /// Draws shapes that don't cover each other: first surfaces, then symbols and text.
  func elements(of shapes: [ScreenDrawing.Shape]) -> [SVGElement] {
    var outlines: [(kind: SVGClass, paint: ScreenDrawing.Paint?, data: String)] = []
    var signs: [SVGElement] = []
    func add(_ kind: SVGClass, _ paint: ScreenDrawing.Paint?, _ outline: String) {
      if let index = outlines.firstIndex(where: { $0.kind == kind && $0.paint == paint }) {
        outlines[index].data += outline
      } else {
        outlines.append((kind, paint, outline))
      }
    }
    for shape in shapes {
      switch shape {
      case .surface(let surface, let rect, let radius):
        add(surface.name, surface.paint, rect.outline(radius: radius))
      case .picture(let rect, let subject, let ink):
        let photo = PictureDrawing(rect, subject: subject, ink: ink)
        if photo.isBlock { add(.picture, nil, rect.outline(radius: 6)) }
        signs += photo.sign.map { [element(of: $0)] } ?? []
        signs += photo.words.map(element)
      case .symbol(let rect, let name, let ink):
        signs.append(element(of: SymbolDrawing(rect, name: name, ink: ink)))
      case .text(let line): signs.append(element(of: line))
      }
    }
    let order: [SVGClass] = [.shade, .area, .picture, .paint, .tint, .thumb, .edge, .fill]
    let surfaces = order.flatMap { kind in outlines.filter { $0.kind == kind } }
    let paths = surfaces.map { kind, paint, data in
      SVGElement.path(data, kind, attributes: paint.map { [color($0)] } ?? [])
    }
    return paths + signs
  }

  private func element(of sign: SymbolDrawing) -> SVGElement {
    let names: [SVGClass?] = [.sign, sign.isSolid ? .solid : nil, sign.ink.name]
    let attributes: [SVGElement.Attribute] = [.classes(names.compactMap(\.self))]
    let shape: [SVGElement.Attribute] = [
      .named("transform", sign.placement), .named("d", sign.path),
    ]
    return SVGElement(name: "path", attributes: attributes + color(of: sign.ink) + shape)
  }

  func element(of line: ScreenDrawing.Text) -> SVGElement {
    var attributes: [SVGElement.Attribute] = [
      .named("x", line.x.whole), .named("y", line.baseline.whole),
      .named("textLength", max(1, line.width).whole),
    ]
    if line.size.whole != "17" { attributes.append(.named("font-size", line.size.whole)) }
    if line.isBold { attributes.append(.named("font-weight", "600")) }
    if let name = line.ink.name { attributes.append(.classes([name])) }
    attributes += color(of: line.ink)
    return SVGElement(name: "text", attributes: attributes, text: line.text)
  }

  private func color(of ink: ScreenDrawing.Ink) -> [SVGElement.Attribute] {
    if case .paint(let paint) = ink { [color(paint)] } else { [] }
  }

  private func color(_ paint: ScreenDrawing.Paint) -> SVGElement.Attribute {
    func hexadecimal(_ color: UInt32) -> String {
      let digits = String(color, radix: 16)
      return "#" + String(repeating: "0", count: max(0, 6 - digits.count)) + digits
    }
    let (light, dark) = (hexadecimal(paint.light), hexadecimal(paint.dark))
    let adapts = isInHTML && light != dark
    return .named("color", adapts ? "light-dark(\(light),\(dark))" : light)
  }
}

extension ScreenDrawing.Ink {
  fileprivate var name: SVGClass? {
    switch self {
    case .plain, .paint: nil
    case .soft: .soft
    case .tint: .touch
    case .onTint: .bright
    }
  }
}

extension ScreenDrawing.Surface {
  fileprivate var name: SVGClass {
    switch self {
    case .area: .area
    case .tint: .tint
    case .paint: .paint
    case .thumb: .thumb
    case .shade: .shade
    case .edge: .edge
    case .fill: .fill
    }
  }

  fileprivate var paint: ScreenDrawing.Paint? {
    if case .paint(let paint) = self { paint } else { nil }
  }
}
