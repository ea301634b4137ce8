import AccessibilityTree
import Foundation

/// One of the two buttons of a stepper.
final class StepperButton: UIControl {
  private let name: SystemWord
  var onTouch: (() -> Bool)?
  var isAtBound = false
  /// The value of the stepper, which is spoken after a step.
  var valueOnChange: String?

  init(_ name: SystemWord) {
    self.name = name
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override var builtInAccessibility: BuiltInAccessibility {
    var traits = stateTraits.union(.button)
    if isAtBound, DeviceSettings.current.os < .iOS26 { traits.insert(.notEnabled) }
    return BuiltInAccessibility(isElement: true, label: name.text, traits: traits)
  }

  override func touch() -> Bool { onTouch?() ?? false }
}
