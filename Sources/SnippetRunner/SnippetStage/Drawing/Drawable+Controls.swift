import AccessibilityTree
import Foundation
import PortableUIKit
import SnippetMessages

extension UISwitch: Drawable {
  func shapes(in frame: CGRect) -> [ScreenDrawing.Shape] {
    ScreenDrawing.Shape.toggle(
      in: Rect(frame),
      isOn: isOn,
      look: DeviceSettings.current.look,
      paint: onTintColor?.paint
    )
  }

  var drawsItsSubviews: Bool { true }
}

extension UISlider: Drawable {
  func shapes(in frame: CGRect) -> [ScreenDrawing.Shape] {
    let range = Double(maximumValue - minimumValue)
    return ScreenDrawing.Shape.slider(
      in: Rect(frame),
      share: range > 0 ? min(max(Double(value - minimumValue) / range, 0), 1) : 0,
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft,
      look: DeviceSettings.current.look,
      paint: (minimumTrackTintColor ?? chosenTint)?.paint
    )
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
      .area(area, radius: DeviceSettings.current.look.barRadius(area.height)),
      .fill(middle, radius: 0),
      .symbol(minus, name: "minus", ink: value > minimumValue ? .plain : .soft),
      .symbol(plus, name: "plus", ink: value < maximumValue ? .plain : .soft),
    ]
  }

  var drawsItsSubviews: Bool { true }
}

extension UISegmentedControl: Drawable {
  func shapes(in frame: CGRect) -> [ScreenDrawing.Shape] {
    let radius = DeviceSettings.current.look.barRadius(Double(frame.height))
    var shapes: [ScreenDrawing.Shape] = [.area(Rect(frame), radius: radius)]
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
      let inner = Rect(segment.insetBy(dx: 2, dy: 2))
      shapes.append(
        selectedSegmentTintColor?.paint.map { .paint(inner, radius: radius - 2, $0) }
          ?? .thumb(inner, radius: radius - 2)
      )
    }
    return shapes + lines(in: frame)
  }

  /// A line between each two segments that are not chosen.
  ///
  /// Source: Apple, Human Interface Guidelines, “Segmented controls”; A, the measures C.
  private func lines(in frame: CGRect) -> [ScreenDrawing.Shape] {
    guard numberOfSegments > 1 else { return [] }
    let width = Double(frame.width) / Double(numberOfSegments)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let chosen =
      isRightToLeft && selectedSegmentIndex >= 0
      ? numberOfSegments - 1 - selectedSegmentIndex : selectedSegmentIndex
    return (1..<numberOfSegments).filter { $0 != chosen && $0 - 1 != chosen }.map { place in
      .fill(
        Rect(
          x: Double(frame.minX) + Double(place) * width - 0.5,
          y: Double(frame.minY) + 8,
          width: 1,
          height: max(0, Double(frame.height) - 16)
        ),
        radius: 0
      )
    }
  }
}

extension UIProgressView: Drawable {
  func shapes(in frame: CGRect) -> [ScreenDrawing.Shape] {
    let area = Rect(frame)
    let radius = area.height / 2
    var done = area
    done.width *= min(max(Double(progress), 0), 1)
    let paint = (progressTintColor ?? chosenTint)?.paint
    return [.area(area, radius: radius), .surface(done, radius: radius, paint)]
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

extension SystemLook {
  /// The radius of a control whose parts stand side by side: a capsule in iOS 26.
  ///
  /// Source: Apple, “Adopting Liquid Glass”: shapes of controls follow the corners of devices; A.
  fileprivate func barRadius(_ height: Double) -> Double { self == .iOS18 ? 8 : height / 2 }
}
