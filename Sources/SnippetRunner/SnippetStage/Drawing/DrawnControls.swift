import AccessibilityTree
import Foundation
import PortableUIKit
import ScreenDrawing

extension UIButton: Drawable {
  func shapes(in frame: Rect) -> [ScreenDrawing.Shape] {
    if let sign = typeSign(in: frame) { return sign }
    return ground(in: frame)
      + signs.map { .symbol(Rect($0.frame).moved(into: frame), name: $0.symbol, ink: ink) }
  }

  private func ground(in frame: Rect) -> [ScreenDrawing.Shape] {
    guard backgroundColor == nil, let look = configuration?.look else { return [] }
    let radius = radius(of: frame)
    switch look {
    case .filled where !isEnabled: return [.area(frame, radius: radius)]
    case .filled: return [.touchable(frame, radius: radius, surfacePaint)]
    case .tinted:
      let paint = configuration?.baseBackgroundColor?.paint
      return [.surface(paint.map { .paint($0) } ?? .area, frame, radius: radius)]
    // A selected button has a surface in every configuration.
    case .plain: return isSelected ? [.area(frame, radius: radius)] : []
    }
  }

  /// The symbol of a button whose type has one; `nil` for other types.
  private func typeSign(in frame: Rect) -> [ScreenDrawing.Shape]? {
    func sign(_ name: String, side: Double, _ ink: ScreenDrawing.Ink) -> ScreenDrawing.Shape {
      .symbol(Rect(centeredAt: frame.center, side: side), name: name, ink: ink)
    }
    switch buttonType {
    case .close:
      let circle = Rect(centeredAt: frame.center, side: min(30, frame.width, frame.height))
      return [.area(circle, radius: circle.width / 2), sign("xmark", side: 14, .soft)]
    case .contactAdd: return [sign("plus.circle", side: 24, .tint)]
    case .detailDisclosure, .infoLight, .infoDark: return [sign("info.circle", side: 24, .tint)]
    default: return nil
    }
  }

  /// The corner radius.
  ///
  /// Source: Apple, “Adopting Liquid Glass”: bordered buttons are capsules in iOS 26; A.
  private func radius(of area: Rect) -> Double {
    switch configuration?.cornerStyle {
    case .capsule: area.height / 2
    case .dynamic where DeviceSettings.current.look == .iOS26: area.height / 2
    case .small: 5
    case .large: min(area.height / 3, 16)
    default: min(area.height / 4, 12)
    }
  }

  private var surfacePaint: ScreenDrawing.Paint? {
    (configuration?.baseBackgroundColor ?? roleColor ?? chosenTint)?.paint
  }

  /// Source: Apple, `UIButton.Role.destructive`; A, the color C.
  private var roleColor: UIColor? { role == .destructive ? .systemRed : nil }

  var ink: ScreenDrawing.Ink {
    guard isEnabled else { return .soft }
    let isFilled = backgroundColor == nil && configuration?.look == .filled
    let chosen =
      configuration?.baseForegroundColor ?? titleColor(for: .normal) ?? roleColor
      ?? chosenTint
    guard let ground = isFilled ? surfacePaint : ground else {
      if isFilled { return .onTint }
      guard let chosen else { return .tint }
      return chosen.letters.map { .paint($0.legible()) } ?? .plain
    }
    let letters = isFilled && configuration?.baseForegroundColor == nil ? nil : chosen?.letters
    return .paint(letters?.legible(on: ground) ?? ground.contrasting)
  }
}

extension UISwitch: Drawable {
  func shapes(in frame: Rect) -> [ScreenDrawing.Shape] {
    ScreenDrawing.Shape.toggle(in: frame, isOn: isOn, look: look, paint: onTintColor?.paint)
  }

  var drawsSubviews: Bool { true }
}

extension UISlider: Drawable {
  func shapes(in frame: Rect) -> [ScreenDrawing.Shape] {
    let range = Double(maximumValue - minimumValue)
    return ScreenDrawing.Shape.slider(
      in: frame,
      share: range > 0 ? min(max(Double(value - minimumValue) / range, 0), 1) : 0,
      isRightToLeft: isRightToLeft,
      look: look,
      paint: (minimumTrackTintColor ?? chosenTint)?.paint
    )
  }

  var drawsSubviews: Bool { true }
}

extension UIStepper: Drawable {
  func shapes(in frame: Rect) -> [ScreenDrawing.Shape] {
    let middle = Rect(x: frame.center.x - 0.5, y: frame.y + 7, width: 1, height: frame.height - 14)
    let minus = Rect(frame.x + frame.width / 4 - 9, frame.center.y - 9, 18, 18)
    var plus = minus
    plus.x += frame.width / 2
    return [
      .area(frame, radius: look.barRadius(frame.height)), .fill(middle),
      .symbol(minus, name: "minus", ink: value > minimumValue ? .plain : .soft),
      .symbol(plus, name: "plus", ink: value < maximumValue ? .plain : .soft),
    ]
  }

  var drawsSubviews: Bool { true }
}

extension UISegmentedControl: Drawable {
  /// The selected segment is a raised surface; separators are between segments that aren't
  /// selected.
  ///
  /// Source: Apple, Human Interface Guidelines, “Segmented controls”; A, the measures C.
  func shapes(in frame: Rect) -> [ScreenDrawing.Shape] {
    let radius = look.barRadius(frame.height)
    let ground = ScreenDrawing.Shape.area(frame, radius: radius)
    guard numberOfSegments > 0 else { return [ground] }
    let width = frame.width / Double(numberOfSegments)
    let isChosen = selectedSegmentIndex >= 0
    let chosen =
      isRightToLeft && isChosen
      ? numberOfSegments - 1 - selectedSegmentIndex : selectedSegmentIndex
    let segment = Rect(frame.x + Double(chosen) * width, frame.y, width, frame.height)
    let surface = selectedSegmentTintColor?.paint.map { ScreenDrawing.Surface.paint($0) } ?? .chosen
    let lines = (1..<numberOfSegments).filter { $0 != chosen && $0 - 1 != chosen }.map { place in
      ScreenDrawing.Shape.fill(
        Rect(frame.x + Double(place) * width - 0.5, frame.y + 8, 1, max(0, frame.height - 16))
      )
    }
    return [ground]
      + (isChosen ? [.surface(surface, segment.outset(by: -2), radius: radius - 2)] : []) + lines
  }
}

extension UIProgressView: Drawable {
  func shapes(in frame: Rect) -> [ScreenDrawing.Shape] {
    let radius = frame.height / 2
    var done = frame
    done.width *= min(max(Double(progress), 0), 1)
    let paint = (progressTintColor ?? chosenTint)?.paint
    return [.area(frame, radius: radius), .touchable(done, radius: radius, paint)]
  }

  var drawsSubviews: Bool { true }
}

extension UIPageControl: Drawable {
  func shapes(in frame: Rect) -> [ScreenDrawing.Shape] {
    let start = frame.center.x - Double(numberOfPages * 16) / 2
    return (0..<max(0, numberOfPages)).map { page in
      let x = start + Double(page) * 16 + 4
      let dot = Rect(x: x, y: frame.center.y - 4, width: 8, height: 8)
      return page == currentPage ? .tint(dot, radius: 4) : .edge(dot, radius: 4)
    }
  }

  var drawsSubviews: Bool { true }
}

extension UIColorWell: Drawable {
  /// A disc of the colour in a ring.
  ///
  /// Source: Apple, Human Interface Guidelines, “Color wells”; A, the measures C.
  func shapes(in frame: Rect) -> [ScreenDrawing.Shape] {
    let side = min(frame.width, frame.height)
    let paint = (selectedColor ?? .systemBlue).paint
    return [
      .area(Rect(centeredAt: frame.center, side: side), radius: side / 2),
      .surface(
        paint.map { .paint($0) } ?? .thumb,
        Rect(centeredAt: frame.center, side: side - 8),
        radius: side / 2 - 4
      ),
    ]
  }
}

extension UIActivityIndicatorView: Drawable {
  func shapes(in frame: Rect) -> [ScreenDrawing.Shape] {
    isAnimating || !hidesWhenStopped ? [.symbol(frame, name: "rays", ink: .soft)] : []
  }
}

extension SystemLook {
  /// The radius of a control with parts side by side: a capsule in iOS 26.
  ///
  /// Source: Apple, “Adopting Liquid Glass”: shapes of controls follow the corners of devices; A.
  fileprivate func barRadius(_ height: Double) -> Double { self == .iOS18 ? 8 : height / 2 }
}

extension WheelDisplaying {
  /// The selected row on a band, with up to two fainter rows before and after it.
  ///
  /// Source: Apple, Human Interface Guidelines, “Pickers”; A, the measures C.
  func shapes(in frame: Rect) -> [ScreenDrawing.Shape] {
    // Source: `UIPickerView.rowSize(forComponent:)` in the simulated UIKit; C.
    let rowHeight = 32.0
    let band = Rect(frame.x + 4, frame.center.y - rowHeight / 2, max(0, frame.width - 8), rowHeight)
    let rows = (-2...2).flatMap { distance -> [ScreenDrawing.Shape] in
      var row = band
      row.y += Double(distance) * rowHeight
      guard row.y >= frame.y, row.bottom <= frame.bottom,
        let words = words(ofRow: chosenRow + distance)
      else { return [] }
      let isChosen = distance == 0
      return words.line(in: row, size: isChosen ? 20 : 17, ink: isChosen ? .plain : .soft)
    }
    return [.area(band, radius: 8)] + rows
  }
}

extension DateDisplaying {
  /// A date or time on a surface of the same width: a compact picker is a button with its value.
  func shapes(in frame: Rect) -> [ScreenDrawing.Shape] {
    guard let words = shownDate else { return [] }
    let isCapsule = DeviceSettings.current.look == .iOS26
    let surface = Rect(x: frame.x + 2, y: frame.y, width: frame.width - 4, height: frame.height)
    return [.area(surface, radius: isCapsule ? surface.height / 2 : 6)]
      + words.line(in: surface, size: 17, ink: .plain)
  }
}

extension String {
  @MainActor
  fileprivate func line(
    in area: Rect,
    size: Double,
    ink: ScreenDrawing.Ink
  ) -> [ScreenDrawing.Shape] {
    let textArea = area.outset(dx: -4)
    let label = UILabel(
      frame: CGRect(x: textArea.x, y: textArea.y, width: textArea.width, height: textArea.height)
    )
    label.font = .systemFont(ofSize: size)
    label.textAlignment = .center
    label.text = self
    return label.displayedLines.shapes(in: textArea, ink: ink)
  }
}
