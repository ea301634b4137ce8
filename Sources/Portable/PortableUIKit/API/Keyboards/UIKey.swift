import Foundation

/// A key of a keyboard.
@preconcurrency @MainActor
open class UIKey: NSObject {
  /// The characters it types.
  open internal(set) var characters = ""
  /// The characters it types while no other key is held.
  open internal(set) var charactersIgnoringModifiers = ""
  /// The keys held with it.
  open internal(set) var modifierFlags: UIKeyModifierFlags = []
  /// Where it is on the keyboard.
  open internal(set) var keyCode = UIKeyboardHIDUsage.keyboardErrorUndefined
}
