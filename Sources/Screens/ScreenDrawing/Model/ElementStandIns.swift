import AccessibilityTree

extension ScreenDrawing {
  /// Draws the place of an element that the app draws by itself, with its name in words: without it
  /// there would be an empty frame.
  mutating func addStandIn(for element: AccessibilityElement) {
    // What lies beside the screen is neither seen nor told.
    guard element.frame.isSeen(between: screen) else { return }
    let isDrawn = shapes.contains { shape in
      switch shape {
      case .surface(.area, _, _), .surface(.shade, _, _): false
      case .text(let line):
        element.frame.contains(Point(x: line.x + line.width / 2, y: line.baseline - line.size / 3))
      case .surface, .picture, .symbol: element.frame.intersects(shape.extent)
      }
    }
    guard !isDrawn else { return }
    shapes += element.standIn(in: look)
    parts.append(element.part)
  }
}

extension AccessibilityElement {
  /// The control that the element says it is, or a block with its name.
  fileprivate func standIn(in look: SystemLook) -> [ScreenDrawing.Shape] {
    if traits.contains(.toggleButton), frame.width >= 51 {
      // The switch is at the end of the area.
      let (width, height) = look == .iOS18 ? (51.0, 31.0) : (min(63, frame.width), 28)
      let area = Rect(frame.x + frame.width - width, frame.center.y - height / 2, width, height)
      return ScreenDrawing.Shape.toggle(in: area, isOn: value == "1", look: look)
    }
    if traits.contains(.adjustable), frame.height <= 60, let share {
      return ScreenDrawing.Shape.slider(in: frame, share: share, look: look)
    }
    if let words { return words }
    // What is touched and has no room for its name is a dot, such as a place on a map.
    if traits.contains(.button), !traits.contains(.image), max(frame.width, frame.height) <= 60 {
      let side = min(16, frame.width, frame.height)
      return [.tint(Rect(centeredAt: frame.center, side: side), radius: side / 2)]
    }
    return [.picture(frame, subject: label.flatMap { $0.isEmpty ? nil : $0 })]
  }

  private var isField: Bool { traits.contains(.textEntry) || traits.contains(.searchField) }

  /// The name as the text, link, button or field that the element says it is; `nil` if it is none, or the
  /// name has no room.
  private var words: [ScreenDrawing.Shape]? {
    guard let label, !label.isEmpty, !traits.contains(.image) else { return nil }
    let isHeading = traits.contains(.header)
    // What is touched and as high as a picture may be one.
    let isButton = traits.contains(.button) && frame.height <= 80
    guard isField || isHeading || isButton || traits.contains(.link) || traits.contains(.staticText)
    else { return nil }
    let inset = isField || isButton ? min(10, frame.width / 8) : 0
    let lines = ScreenDrawing.Text.lines(
      label,
      in: frame.widened(dx: -inset),
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

  /// The share that the value tells in percent; `nil` if it tells none.
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
