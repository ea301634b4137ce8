import AccessibilityTree

extension ScreenDrawing {
  /// Draws a placeholder for an element that the app draws itself and that would be an empty frame.
  mutating func addPlaceholder(for element: AccessibilityElement) {
    guard element.frame.isHorizontallyVisible(between: screen) else { return }
    let isDrawn = shapes.contains { shape in
      switch shape {
      case .surface(.area, _, _), .surface(.card, _, _), .surface(.glass, _, _),
        .surface(.sheet, _, _), .surface(.shade, _, _), .picture(_, Self.streetMap, _):
        false
      case .text(let line):
        element.frame.contains(Point(x: line.x + line.width / 2, y: line.baseline - line.size / 3))
      case .surface, .picture, .symbol: element.frame.intersects(shape.extent)
      }
    }
    guard !isDrawn else { return }
    shapes += element.placeholder(in: look)
    parts.append(element.part)
  }
}

extension AccessibilityElement {
  /// The shapes of the control that the traits suggest, or a block with the label.
  fileprivate func placeholder(in look: SystemLook) -> [ScreenDrawing.Shape] {
    if traits.contains(.toggleButton), frame.width >= 51 {
      let (width, height) = look == .iOS18 ? (51.0, 31.0) : (min(63, frame.width), 28)
      let area = Rect(frame.x + frame.width - width, frame.center.y - height / 2, width, height)
      return ScreenDrawing.Shape.toggle(in: area, isOn: value == "1", look: look)
    }
    if traits.contains(.adjustable), frame.height <= 60, let share {
      return ScreenDrawing.Shape.slider(in: frame, share: share, look: look)
    }
    if let words { return words }
    // A small button without room for its label becomes a dot, like a pin on a map.
    if traits.contains(.button), !traits.contains(.image), max(frame.width, frame.height) <= 60 {
      let side = min(16, frame.width, frame.height)
      return [.tint(Rect(centeredAt: frame.center, side: side), radius: side / 2)]
    }
    return block ?? [.picture(frame, subject: label)]
  }

  /// A surface with the label, for an element whose looks are unknown; `nil` if it doesn't fit.
  private var block: [ScreenDrawing.Shape]? {
    guard let label, !label.isEmpty, !traits.contains(.image) else { return nil }
    let lines = ScreenDrawing.Text.lines(label, in: frame.outset(dx: -6), size: 15, ink: .plain)
    guard !lines.isEmpty, frame.height >= 20 else { return nil }
    return [.area(frame, radius: min(12, frame.height / 4))] + lines.map { .text($0) }
  }

  private var isField: Bool { traits.contains(.textEntry) || traits.contains(.searchField) }

  /// The label drawn as text, link, button or field; `nil` for other elements or if it doesn't fit.
  private var words: [ScreenDrawing.Shape]? {
    guard let label, !label.isEmpty, !traits.contains(.image) else { return nil }
    let isHeading = traits.contains(.header)
    // A taller button is probably a picture.
    let isButton = traits.contains(.button) && frame.height <= 80
    guard isField || isHeading || isButton || traits.contains(.link) || traits.contains(.staticText)
    else { return nil }
    let inset = isField || isButton ? min(10, frame.width / 8) : 0
    let lines = ScreenDrawing.Text.lines(
      label,
      in: frame.outset(dx: -inset),
      size: 17,
      isCentered: isButton,
      isBold: isHeading,
      ink: isField ? .soft : isButton || traits.contains(.link) ? .tint : .plain
    )
    guard !lines.isEmpty else { return nil }
    let surface: [ScreenDrawing.Shape] =
      isField
      ? [.edge(frame, radius: 12)]
      : isButton ? [.area(frame, radius: min(frame.height / 2, 22))] : []
    return surface + lines.map { .text($0) }
  }

  private var share: Double? {
    guard let value, value.contains("%"), let number = Double(value.filter(\.isNumber)) else {
      return nil
    }
    return min(number / 100, 1)
  }

  fileprivate var part: ScreenPart {
    if traits.contains(.toggleButton) { return ScreenPart(.toggle) }
    if traits.contains(.adjustable) { return ScreenPart(.slider) }
    if traits.contains(.button) { return ScreenPart(.button, words: label) }
    guard words != nil else { return ScreenPart(.picture) }
    if isField { return ScreenPart(.field) }
    if traits.contains(.header) { return ScreenPart(.heading) }
    return ScreenPart(traits.contains(.link) ? .link : .text)
  }
}
