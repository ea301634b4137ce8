import AccessibilityTree
import SnippetMessages

extension AccessibilityElement {
  /// What stands for an element that the app draws by itself: the control that it says it is, or a
  /// block with its name.
  func shapes(in look: SystemLook) -> [ScreenDrawing.Shape] {
    let isOn = value == "1"
    if traits.contains(.toggleButton), frame.width >= 51 {
      return ScreenDrawing.Shape.toggle(in: toggle(look), isOn: isOn, look: look)
    }
    if traits.contains(.adjustable), frame.height <= 60, let share {
      return ScreenDrawing.Shape.slider(in: frame, share: share, look: look)
    }
    if let words { return words }
    // What is touched and has no room for its name is a dot, such as a place on a map.
    if traits.contains(.button), !traits.contains(.image), max(frame.width, frame.height) <= 60 {
      let side = min(16, frame.width, frame.height)
      let dot = Rect(
        x: frame.center.x - side / 2,
        y: frame.center.y - side / 2,
        width: side,
        height: side
      )
      return [.tint(dot, radius: side / 2)]
    }
    return [.picture(frame, subject: label.flatMap { $0.isEmpty ? nil : $0 })]
  }

  /// The name as the text, link, button or field that the element says it is; `nil` if it is none, or the
  /// name has no room.
  private var words: [ScreenDrawing.Shape]? {
    guard let label, !label.isEmpty, !traits.contains(.image) else { return nil }
    let isField = traits.contains(.textEntry) || traits.contains(.searchField)
    let isHeading = traits.contains(.header)
    // What is touched and as high as a picture may be one.
    let isButton = traits.contains(.button) && frame.height <= 80
    guard isField || isHeading || isButton || traits.contains(.link) || traits.contains(.staticText)
    else { return nil }
    let inset = isField || isButton ? min(10, frame.width / 8) : 0
    let lines = ScreenDrawing.Text.lines(
      label,
      in: Rect(
        x: frame.x + inset,
        y: frame.y,
        width: frame.width - 2 * inset,
        height: frame.height
      ),
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
    return surface + lines.map { ScreenDrawing.Shape.text($0) }
  }

  /// What such an element is, for those who are told what is drawn.
  var part: ScreenPart {
    if traits.contains(.toggleButton) { return ScreenPart(.toggle) }
    if traits.contains(.adjustable) { return ScreenPart(.slider) }
    if traits.contains(.button) { return ScreenPart(.button, words: label) }
    guard words != nil else { return ScreenPart(.picture) }
    if traits.contains(.textEntry) || traits.contains(.searchField) { return ScreenPart(.field) }
    if traits.contains(.header) { return ScreenPart(.heading) }
    return ScreenPart(traits.contains(.link) ? .link : .text)
  }

  /// The place of a switch, at the end of the area.
  private func toggle(_ look: SystemLook) -> Rect {
    let (width, height) = look == .iOS18 ? (51.0, 31.0) : (min(63, frame.width), 28)
    return Rect(
      x: frame.x + frame.width - width,
      y: frame.center.y - height / 2,
      width: width,
      height: height
    )
  }

  /// The share that the value tells in percent; `nil` if it tells none.
  private var share: Double? {
    guard let value, value.contains("%"), let number = Double(value.filter(\.isNumber)) else {
      return nil
    }
    return min(number / 100, 1)
  }
}
