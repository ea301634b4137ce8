/// What a keyboard types into.
@preconcurrency @MainActor
public protocol UITextDocumentProxy: UIKeyInput {
  /// The text before the place of typing.
  var documentContextBeforeInput: String? { get }
  /// The text behind the place of typing.
  var documentContextAfterInput: String? { get }
  /// The chosen text.
  var selectedText: String? { get }
  /// Moves the place of typing by some characters.
  func adjustTextPosition(byCharacterOffset offset: Int)
}
