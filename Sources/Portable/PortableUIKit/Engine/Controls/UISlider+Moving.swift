import Foundation

/// How the knob moves.
extension UISlider {
  var fraction: Float {
    maximumValue > minimumValue ? (position - minimumValue) / (maximumValue - minimumValue) : 0
  }

  func move(by part: Float) {
    let old = position
    // Rounding in steps of the range keeps ten steps from ending beside the bound.
    let step = (fraction + part) * 1000
    setValue(
      minimumValue + step.rounded() / 1000 * (maximumValue - minimumValue),
      animated: true
    )
    guard position != old else { return }
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }
}
