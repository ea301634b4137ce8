/// An object into which text can be typed.
@preconcurrency @MainActor
public protocol UIKeyInput: AnyObject {
  /// Whether there is any text.
  var hasText: Bool { get }
  /// Puts a text in.
  func insertText(_ text: String)
  /// Deletes the last character.
  func deleteBackward()
}
