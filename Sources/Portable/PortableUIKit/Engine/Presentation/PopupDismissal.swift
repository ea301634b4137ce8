import Foundation

/// The area beside a popover or menu, a touch on which closes it.
///
/// Source: Apple's UIKit string tables; certainty A for the words, C for the place.
final class PopupDismissal: UIControl {
  private let name: SystemWord
  private let hintWord: SystemWord?
  private let onTouch: () -> Void

  init(_ name: SystemWord, hint: SystemWord? = nil, onTouch: @escaping () -> Void) {
    self.name = name
    hintWord = hint
    self.onTouch = onTouch
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override var builtInAccessibility: BuiltInAccessibility {
    BuiltInAccessibility(isElement: true, label: name.text, hint: hintWord?.text, traits: .button)
  }

  override func touch() -> Bool {
    onTouch()
    return true
  }
}
