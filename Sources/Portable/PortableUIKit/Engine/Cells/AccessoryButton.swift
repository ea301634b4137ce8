import Foundation

/// A button at the edge of a cell in a list.
///
/// Source: Apple's UIKit string tables for words and hints; certainty A.
final class AccessoryButton: UIControl {
  private let name: SystemWord
  private let hintWord: SystemWord?
  private let traits: UIAccessibilityTraits
  private let onTouch: () -> Void

  init(
    _ name: SystemWord,
    hint: SystemWord? = nil,
    traits: UIAccessibilityTraits = .button,
    onTouch: @escaping () -> Void
  ) {
    self.name = name
    hintWord = hint
    self.traits = traits
    self.onTouch = onTouch
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override var builtInAccessibility: BuiltInAccessibility {
    BuiltInAccessibility(isElement: true, label: name.text, hint: hintWord?.text, traits: traits)
  }

  override func touch() -> Bool {
    onTouch()
    return true
  }
}
