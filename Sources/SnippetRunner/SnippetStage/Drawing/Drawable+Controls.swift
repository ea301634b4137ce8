import AccessibilityTree
import Foundation
import PortableUIKit
import SnippetMessages

extension UIButton: Drawable {
  func shapes(in frame: CGRect) -> [ScreenDrawing.Shape] {
    guard configuration != nil, backgroundColor == nil else { return [] }
    return [.edge(Rect(frame), radius: min(frame.height, 50) / 4)]
  }
}

extension UISwitch: Drawable {
  func shapes(in frame: CGRect) -> [ScreenDrawing.Shape] {
    let area = Rect(frame)
    let side = max(0, area.height - 6)
    let x = isOn ? area.x + area.width - side - 3 : area.x + 3
    let knob = Rect(x: x, y: area.y + 3, width: side, height: side)
    let edge = ScreenDrawing.Shape.edge(area, radius: area.height / 2)
    // On and off differ by more than the place: a switch that is on has a filled knob.
    return [edge, isOn ? .fill(knob, radius: side / 2) : .edge(knob, radius: side / 2)]
  }

  var drawsItsSubviews: Bool { true }
}

extension UISlider: Drawable {
  func shapes(in frame: CGRect) -> [ScreenDrawing.Shape] {
    let area = Rect(frame)
    let range = Double(maximumValue - minimumValue)
    let fraction = range > 0 ? Double(value - minimumValue) / range : 0
    let track = Rect(x: area.x, y: area.center.y - 2, width: area.width, height: 4)
    let x = area.x + (area.width - 24) * fraction
    let knob = Rect(x: x, y: area.center.y - 12, width: 24, height: 24)
    return [.edge(track, radius: 2), .fill(knob, radius: 12)]
  }

  var drawsItsSubviews: Bool { true }
}

extension UIStepper: Drawable {
  func shapes(in frame: CGRect) -> [ScreenDrawing.Shape] {
    let area = Rect(frame)
    let middle = Rect(x: area.center.x - 0.5, y: area.y + 6, width: 1, height: area.height - 12)
    let minus = Rect(x: area.x + area.width / 4 - 7, y: area.center.y - 1, width: 14, height: 2)
    var plus = minus
    plus.x += area.width / 2
    let bar = Rect(x: plus.center.x - 1, y: area.center.y - 7, width: 2, height: 14)
    return [.edge(area, radius: 8)] + [middle, minus, plus, bar].map { .fill($0, radius: 0) }
  }

  var drawsItsSubviews: Bool { true }
}

extension UISegmentedControl: Drawable {
  func shapes(in frame: CGRect) -> [ScreenDrawing.Shape] {
    var shapes: [ScreenDrawing.Shape] = [.edge(Rect(frame), radius: 8)]
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
      shapes.append(.area(Rect(segment.insetBy(dx: 2, dy: 2)), radius: 6))
    }
    return shapes
  }
}

extension UIProgressView: Drawable {
  func shapes(in frame: CGRect) -> [ScreenDrawing.Shape] {
    let area = Rect(frame)
    let radius = area.height / 2
    var done = area
    done.width *= Double(progress)
    return [.edge(area, radius: radius), .fill(done, radius: radius)]
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
      return page == currentPage ? .fill(dot, radius: 4) : .edge(dot, radius: 4)
    }
  }

  var drawsItsSubviews: Bool { true }
}

extension UIActivityIndicatorView: Drawable {
  func shapes(in frame: CGRect) -> [ScreenDrawing.Shape] {
    guard isAnimating || !hidesWhenStopped else { return [] }
    return [.edge(Rect(frame), radius: Double(min(frame.width, frame.height)) / 2)]
  }
}

extension UITabBar: Drawable {
  func shapes(in frame: CGRect) -> [ScreenDrawing.Shape] {
    let line = Rect(
      x: Double(frame.minX),
      y: Double(frame.minY),
      width: Double(frame.width),
      height: 1
    )
    return [.fill(line, radius: 0)]
  }
}

extension UINavigationBar: Drawable {
  func shapes(in frame: CGRect) -> [ScreenDrawing.Shape] {
    let y = Double(frame.maxY) - 1
    return [
      .fill(Rect(x: Double(frame.minX), y: y, width: Double(frame.width), height: 1), radius: 0)
    ]
  }
}

extension UITableViewCell: Drawable {
  func shapes(in frame: CGRect) -> [ScreenDrawing.Shape] {
    let y = Double(frame.maxY) - 0.5
    return [
      .fill(Rect(x: Double(frame.minX), y: y, width: Double(frame.width), height: 0.5), radius: 0)
    ]
  }
}
