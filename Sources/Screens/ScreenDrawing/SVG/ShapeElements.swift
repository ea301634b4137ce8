import AccessibilityTree

extension ScreenSVG {
  /// Draws shapes that don't cover each other: first surfaces, then symbols and text.
  func elements(of shapes: [ScreenDrawing.Shape]) -> [SVGElement] {
    var surfaces: [Outlines] = []
    var signs: [SVGElement] = []
    func add(_ outlines: Outlines) {
      // Surfaces of a kind share a path, unless another one between them would then be on top.
      let index = surfaces.lastIndex { $0.kind == outlines.kind && $0.paint == outlines.paint }
      if let index, !surfaces[(index + 1)...].contains(where: { $0.intersects(outlines) }) {
        surfaces[index].data += outlines.data
        surfaces[index].areas += outlines.areas
      } else {
        surfaces.append(outlines)
      }
    }
    for shape in shapes {
      switch shape {
      case .surface(let surface, let rect, let radius):
        let data = rect.outline(radius: radius)
        add(Outlines(kind: surface.name, paint: surface.paint, data: data, areas: [rect]))
      case .picture(let rect, let subject, let ink):
        switch PictureDrawing(rect, subject: subject, ink: ink) {
        case .photo(let photo): signs += photo.parts.map(element)
        case .sign(let sign): signs.append(element(of: sign))
        }
      case .symbol(let rect, let name, let ink):
        signs.append(element(of: SymbolDrawing(rect, name: name, ink: ink)))
      case .text(let line): signs.append(element(of: line))
      }
    }
    let paths = surfaces.map { outlines in
      SVGElement.path(
        outlines.data,
        outlines.kind,
        attributes: outlines.paint.map { [color($0)] } ?? []
      )
    }
    return paths + signs
  }

  private func element(of part: PhotoDrawing.Part) -> SVGElement {
    .path(part.data, .photo, attributes: [.named("color", part.color)])
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
    let anchor = placement.anchor(of: line)
    let x =
      switch anchor {
      case .start: line.x
      case .middle: line.x + line.width / 2
      case .end: line.x + line.width
      }
    var attributes: [SVGElement.Attribute] = [
      .named("x", x.whole), .named("y", line.baseline.whole),
    ]
    if anchor != .start { attributes.append(.named("text-anchor", anchor.rawValue)) }
    if placement.isTight(line, anchor) {
      attributes += [
        .named("textLength", max(1, line.width).whole), .named("lengthAdjust", "spacingAndGlyphs"),
      ]
    }
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
    case .card: .card
    case .glass: .glass
    case .sheet: .sheet
    case .chosen: .chosen
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

/// Surfaces of one kind and colour, drawn as one path.
private struct Outlines {
  let kind: SVGClass
  let paint: ScreenDrawing.Paint?
  /// Path data.
  var data: String
  var areas: [Rect]

  func intersects(_ other: Outlines) -> Bool {
    areas.contains { area in other.areas.contains(where: area.intersects) }
  }
}
