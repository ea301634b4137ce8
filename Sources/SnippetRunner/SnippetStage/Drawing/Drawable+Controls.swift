import AccessibilityTree
import Foundation
import PortableUIKit
import SnippetMessages

extension UIButton: Drawable {
  func shapes(in frame: CGRect) -> [ScreenDrawing.Shape] {
    guard backgroundColor == nil, let look = configuration?.look else { return [] }
    let area = Rect(frame)
    let radius = configuration?.cornerStyle == .capsule ? area.height / 2 : min(area.height / 4, 12)
    return switch look {
    case .filled: [.tint(area, radius: radius)]
    case .tinted: [.area(area, radius: radius)]
    case .plain: []
    }
  }

  /// What title and picture are drawn with.
  var ink: ScreenDrawing.Ink {
    guard isEnabled else { return .soft }
    return backgroundColor == nil && configuration?.look == .filled ? .onTint : .tint
  }
}

extension UISwitch: Drawable {
  func shapes(in frame: CGRect) -> [ScreenDrawing.Shape] {
    let area = Rect(frame)
    let side = max(0, area.height - 4)
    let x = isOn ? area.x + area.width - side - 2 : area.x + 2
    let knob = Rect(x: x, y: area.y + 2, width: side, height: side)
    // On and off differ by more than the place: a switch that is on is filled.
    let track: ScreenDrawing.Shape =
      isOn ? .tint(area, radius: area.height / 2) : .area(area, radius: area.height / 2)
    return [track, .thumb(knob, radius: side / 2)]
  }

  var drawsItsSubviews: Bool { true }
}

extension UISlider: Drawable {
  func shapes(in frame: CGRect) -> [ScreenDrawing.Shape] {
    let area = Rect(frame)
    let range = Double(maximumValue - minimumValue)
    let share = range > 0 ? min(max(Double(value - minimumValue) / range, 0), 1) : 0
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let track = Rect(x: area.x, y: area.center.y - 2, width: area.width, height: 4)
    let place = (area.width - 24) * (isRightToLeft ? 1 - share : share)
    let knob = Rect(x: area.x + place, y: area.center.y - 12, width: 24, height: 24)
    var done = track
    done.width = isRightToLeft ? area.width - place - 12 : place + 12
    if isRightToLeft { done.x = knob.center.x }
    return [.area(track, radius: 2), .tint(done, radius: 2), .thumb(knob, radius: 12)]
  }

  var drawsItsSubviews: Bool { true }
}

extension UIStepper: Drawable {
  func shapes(in frame: CGRect) -> [ScreenDrawing.Shape] {
    let area = Rect(frame)
    let middle = Rect(x: area.center.x - 0.5, y: area.y + 7, width: 1, height: area.height - 14)
    let minus = Rect(
      x: area.x + area.width / 4 - 9,
      y: area.center.y - 9,
      width: 18,
      height: 18
    )
    var plus = minus
    plus.x += area.width / 2
    return [
      .area(area, radius: 8), .fill(middle, radius: 0),
      .symbol(minus, name: "minus", ink: value > minimumValue ? .plain : .soft),
      .symbol(plus, name: "plus", ink: value < maximumValue ? .plain : .soft),
    ]
  }

  var drawsItsSubviews: Bool { true }
}

extension UISegmentedControl: Drawable {
  func shapes(in frame: CGRect) -> [ScreenDrawing.Shape] {
    var shapes: [ScreenDrawing.Shape] = [.area(Rect(frame), radius: 8)]
    let index = selectedSegmentIndex
    if numberOfSegments > 0, index >= 0 {
      let width = frame.width / CGFloat(numberOfSegments)
      let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
      let place = isRightToLeft ? numberOfSegments - 1 - index : index
      let segment = CGRect(
        x: frame.minX + CGFloat(place) * width,
        y: frame.minY,
        width: width,
        height: frame.height
      )
      shapes.append(.thumb(Rect(segment.insetBy(dx: 2, dy: 2)), radius: 6))
    }
    return shapes
  }
}

extension UIProgressView: Drawable {
  func shapes(in frame: CGRect) -> [ScreenDrawing.Shape] {
    let area = Rect(frame)
    let radius = area.height / 2
    var done = area
    done.width *= min(max(Double(progress), 0), 1)
    return [.area(area, radius: radius), .tint(done, radius: radius)]
  }

  var drawsItsSubviews: Bool { true }
}

extension UIPageControl: Drawable {
  func shapes(in frame: CGRect) -> [ScreenDrawing.Shape] {
    let area = Rect(frame)
    let start = area.center.x - Double(numberOfPages * 16) / 2
    return (0..<max(0, numberOfPages)).map { page in
      let x = start + Double(page) * 16 + 4
      let dot = Rect(x: x, y: area.center.y - 4, width: 8, height: 8)
      return page == currentPage ? .tint(dot, radius: 4) : .edge(dot, radius: 4)
    }
  }

  var drawsItsSubviews: Bool { true }
}

extension UIActivityIndicatorView: Drawable {
  func shapes(in frame: CGRect) -> [ScreenDrawing.Shape] {
    guard isAnimating || !hidesWhenStopped else { return [] }
    return [.symbol(Rect(frame), name: "rays", ink: .soft)]
  }
}
