import Foundation

/// The button in a field that clears its text.
///
/// Source: Apple's UIKit string tables; certainty A for the words.
final class FieldClearButton: UIControl {
  private let onTouch: () -> Void

  init(onTouch: @escaping () -> Void) {
    self.onTouch = onTouch
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override var builtInAccessibility: BuiltInAccessibility {
    BuiltInAccessibility(isElement: true, label: SystemWord.clearText.text, traits: .button)
  }

  override func touch() -> Bool {
    onTouch()
    return true
  }
}
