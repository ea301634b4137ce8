public import Foundation

/// How a keyboard suits a text.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  /// Whether the text is hidden.
  var isSecureTextEntry: Bool { get set }
  /// The keyboard.
  var keyboardType: UIKeyboardType { get set }
  /// The name of the return key.
  var returnKeyType: UIReturnKeyType { get set }
}
