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

/// Apple's properties are optional.
extension UITextInputTraits {
  /// The text is shown.
  public var isSecureTextEntry: Bool {
    get { false }
    set { _ = newValue }
  }
  /// The usual keyboard.
  public var keyboardType: UIKeyboardType {
    get { .default }
    set { _ = newValue }
  }
  /// The usual name.
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set { _ = newValue }
  }
}
