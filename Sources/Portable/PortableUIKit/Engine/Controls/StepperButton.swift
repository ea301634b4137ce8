import AccessibilityTree
import Foundation

final class StepperButton: UIControl {
  private let name: SystemString
  var onTouch: (() -> Bool)?
  var isAtBound = false
  var valueOnChange: String?

  init(_ name: SystemString) {
    self.name = name
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var builtInAccessibility: BuiltInAccessibility {
    var traits = stateTraits.union(.button)
    if isAtBound, DeviceSettings.current.os < .iOS26 { traits.insert(.notEnabled) }
    return BuiltInAccessibility(isElement: true, label: name.text, traits: traits)
  }

  override func touch() -> Bool { onTouch?() ?? false }
}

extension UIStepper {
  func addButtons() {
    for (button, direction) in [(decrementButton, -1.0), (incrementButton, 1.0)] {
      button.onTouch = { [weak self] in self?.step(direction) ?? false }
      addSubview(button)
    }
    stateDidChange()
  }

  func step(_ direction: Double) -> Bool {
    let old = position
    let target = position + direction * stepValue
    if wraps, target > maximumValue {
      value = minimumValue
    } else if wraps, target < minimumValue {
      value = maximumValue
    } else {
      value = target
    }
    guard position != old else { return false }
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
    return true
  }
}

extension UISlider {
  var fraction: Float {
    maximumValue > minimumValue ? (position - minimumValue) / (maximumValue - minimumValue) : 0
  }

  func move(by part: Float) {
    let old = position
    // Rounding to thousandths of the range lets ten steps end exactly at the bound.
    let step = (fraction + part) * 1000
    setValue(minimumValue + step.rounded() / 1000 * (maximumValue - minimumValue), animated: true)
    guard position != old else { return }
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }
}

extension UIPageControl {
  var voiceControlName: String {
    switch DeviceSettings.current.language.lowercased().prefix(2) {
    case "ru": "Управление страницами"
    case "de": "Seitensteuerung"
    case "zh": "页面控制"
    default: "Page control"
    }
  }

  func turn(by pages: Int) {
    let old = page
    currentPage = page + pages
    if page != old { sendActions(for: .valueChanged) }
  }
}
