import Foundation

/// A key of a keyboard.
@preconcurrency @MainActor
open class UIKey: NSObject {
  /// The characters it types.
  open var characters: String { "" }
  /// The characters it types while no other key is held.
  open var charactersIgnoringModifiers: String { "" }
  /// The keys held with it.
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// Where it is on the keyboard.
  open var keyCode: UIKeyboardHIDUsage { .keyboardErrorUndefined }
}
