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
    return [.picture(frame, subject: label.flatMap { $0.isEmpty ? nil : $0 })]
  }

  /// What such an element is, for those who are told what is drawn.
  var part: ScreenPart {
    if traits.contains(.toggleButton) { return ScreenPart(.toggle) }
    if traits.contains(.adjustable) { return ScreenPart(.slider) }
    if traits.contains(.button) { return ScreenPart(.button) }
    return ScreenPart(.picture)
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
