public import Foundation

/// A field for a line of text.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInputTraits, UIKeyInput {
  /// The border of a field.
  public enum BorderStyle: Int, Sendable {
    /// None.
    case none = 0
    /// A line.
    case line = 1
    /// A bevelled edge.
    case bezel = 2
    /// A rounded line.
    case roundedRect = 3
  }

  private final var content = ""

  /// The text; never `nil` when read.
  open var text: String? {
    get { content }
    set { content = newValue ?? "" }
  }
  /// The text with attributes.
  open var attributedText: NSAttributedString? {
    get { NSAttributedString(string: content) }
    set { content = newValue?.string ?? "" }
  }
  /// The text shown while the field is empty.
  open var placeholder: String?
  /// The text shown while the field is empty, with attributes.
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholder.map { NSAttributedString(string: $0) } }
    set { placeholder = newValue?.string }
  }
  /// The typeface and size.
  open var font: UIFont? = UIFont.systemFont(ofSize: 17)
  /// The colour of the text.
  open var textColor: UIColor?
  /// How the text stands between the edges.
  open var textAlignment = NSTextAlignment.natural
  /// The border.
  open var borderStyle = UITextField.BorderStyle.none
  /// Whether the size follows the one the user prefers.
  open var adjustsFontForContentSizeCategory = false
  /// When the button that clears the text is shown.
  open var clearButtonMode = UITextField.ViewMode.never
  /// The view before the text.
  open var leftView: UIView?
  /// The view behind the text.
  open var rightView: UIView?
  /// When the view before the text is shown.
  open var leftViewMode = UITextField.ViewMode.never
  /// When the view behind the text is shown.
  open var rightViewMode = UITextField.ViewMode.never
  /// Whether the text is hidden.
  open var isSecureTextEntry = false
  /// The keyboard.
  open var keyboardType = UIKeyboardType.default
  /// The name of the return key.
  open var returnKeyType = UIReturnKeyType.default
  /// What kind of text is expected.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textContentType: UITextContentType!
  /// The object that is told of editing.
  open weak var delegate: (any UITextFieldDelegate)?

  /// Whether the text is being edited.
  open var isEditing: Bool { isFirstResponder }
  /// Whether there is any text.
  open var hasText: Bool { !content.isEmpty }
  /// Whether the field wants to be edited.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// The size of the text, 34 points high with a border and 22 without.
  open override var intrinsicContentSize: CGSize {
    let shown = content.isEmpty ? placeholder ?? "" : content
    let width = TextMeasure(font: font ?? UIFont.systemFont(ofSize: 17)).width(of: shown)
    let isBordered = borderStyle == .roundedRect
    return CGSize(width: width.rounded(.up) + (isBordered ? 14 : 0), height: isBordered ? 34 : 22)
  }

  /// Starts editing.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard delegate?.textFieldShouldBeginEditing(self) != false, super.becomeFirstResponder() else {
      return false
    }
    sendActions(for: .editingDidBegin)
    delegate?.textFieldDidBeginEditing(self)
    return true
  }

  /// Ends editing.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder, delegate?.textFieldShouldEndEditing(self) != false,
      super.resignFirstResponder()
    else { return false }
    sendActions(for: .editingDidEnd)
    delegate?.textFieldDidEndEditing(self)
    return true
  }

  /// Types a text at the end.
  open func insertText(_ text: String) {
    let end = NSRange(location: (content as NSString).length, length: 0)
    guard
      delegate?.textField(self, shouldChangeCharactersIn: end, replacementString: text) != false
    else { return }
    content += text
    sendActions(for: .editingChanged)
  }

  /// Deletes the last character.
  open func deleteBackward() {
    guard hasText else { return }
    content.removeLast()
    sendActions(for: .editingChanged)
  }

  // The placeholder as value is inferred; certainty C. The rest: AccessibilitySnapshot; certainty A.
  override var builtInAccessibility: BuiltInAccessibility {
    var traits = stateTraits.union(.textEntry)
    if isFirstResponder { traits.insert(.isEditing) }
    if isSecureTextEntry { traits.insert(.secureTextField) }
    let shown = isSecureTextEntry ? String(repeating: "•", count: content.count) : content
    return BuiltInAccessibility(
      isElement: true,
      value: content.isEmpty ? placeholder : shown,
      traits: traits
    )
  }

  override func touch() -> Bool { becomeFirstResponder() }
}
