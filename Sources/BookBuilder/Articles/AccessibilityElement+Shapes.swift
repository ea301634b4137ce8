import AccessibilityTree
import SnippetMessages

extension AccessibilityElement {
  /// What stands for an element that the app draws by itself: the control that it says it is, or a
  /// block with its name.
  var shapes: [ScreenDrawing.Shape] {
    if traits.contains(.toggleButton), frame.width >= 51 { return toggle }
    if traits.contains(.adjustable), frame.height <= 60, let share { return slider(share) }
    return [.picture(frame, subject: label.flatMap { $0.isEmpty ? nil : $0 })]
  }

  /// A switch at the end of the area.
  private var toggle: [ScreenDrawing.Shape] {
    let track = Rect(
      x: frame.x + frame.width - 51,
      y: frame.center.y - 15.5,
      width: 51,
      height: 31
    )
    let isOn = value == "1"
    let knob = Rect(x: track.x + (isOn ? 22 : 2), y: track.y + 2, width: 27, height: 27)
    return [
      isOn ? .tint(track, radius: 15.5) : .area(track, radius: 15.5), .thumb(knob, radius: 13.5),
    ]
  }

  private func slider(_ share: Double) -> [ScreenDrawing.Shape] {
    let track = Rect(x: frame.x, y: frame.center.y - 2, width: frame.width, height: 4)
    let place = max(0, frame.width - 24) * share
    let knob = Rect(x: frame.x + place, y: frame.center.y - 12, width: 24, height: 24)
    var done = track
    done.width = place + 12
    return [.area(track, radius: 2), .tint(done, radius: 2), .thumb(knob, radius: 12)]
  }

  /// The share that the value tells in percent; `nil` if it tells none.
  private var share: Double? {
    guard let value, value.contains("%"), let number = Double(value.filter(\.isNumber)) else {
      return nil
    }
    return min(number / 100, 1)
  }
}
