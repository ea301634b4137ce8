import Foundation

/// The two buttons, and what they do.
extension UIStepper {
  func addButtons() {
    for (button, direction) in [(decrementButton, -1.0), (incrementButton, 1.0)] {
      button.onTouch = { [weak self] in self?.step(direction) ?? false }
      addSubview(button)
    }
    stateDidChange()
  }

  /// Makes a step and tells whether the value changed.
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
