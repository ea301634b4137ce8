import Foundation

/// One of the two buttons of a stepper.
final class StepperButton: UIControl {
  private let name: SystemWord
  var onTouch: (() -> Bool)?

  init(_ name: SystemWord) {
    self.name = name
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override var builtInAccessibility: BuiltInAccessibility {
    BuiltInAccessibility(isElement: true, label: name.text, traits: stateTraits.union(.button))
  }

  override func touch() -> Bool { onTouch?() ?? false }
}
