public import Foundation

/// A field for a line of text.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInputTraits, UIKeyInput {
  private final var content = MarkedText()

  /// The text; never `nil` when read.
  open var text: String? {
    get { content.string }
    set { content.replace(by: newValue) }
  }
  /// The text with attributes.
  open var attributedText: NSAttributedString? {
    get { content.attributed }
    set { content.replace(by: newValue) }
  }
  /// What a new password must be made of; it is kept and not looked at.
  open var passwordRules: UITextInputPasswordRules?
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
  open var leftView: UIView? {
    didSet { replace(oldValue, by: leftView) }
  }
  /// The view behind the text.
  open var rightView: UIView? {
    didSet { replace(oldValue, by: rightView) }
  }
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
  /// Whether mistypings are mended.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether misspellings are marked.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Which letters the keyboard makes capital.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether straight quotation marks become curly ones.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// Whether two hyphens become a dash.
  open var smartDashesType = UITextSmartDashesType.default
  /// The look of the keyboard.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// Whether the return key waits for a text.
  open var enablesReturnKeyAutomatically = false
  /// Whether letters shrink to fit.
  open var adjustsFontSizeToFitWidth = false
  /// The smallest size to which letters shrink, in points.
  open var minimumFontSize: CGFloat = 0
  /// Whether the text is cleared when editing begins.
  open var clearsOnBeginEditing = false
  /// The picture behind the text; it is kept and not drawn.
  open var background: UIImage?
  /// The attributes of what is typed next; they are kept and not looked at.
  open var typingAttributes: [NSAttributedString.Key: Any]?
  /// Whether the user may change attributes.
  open var allowsEditingTextAttributes = false
  /// Whether typing replaces the text.
  open var clearsOnInsertion = false
  /// The chosen part of the text; at first the place behind the last character.
  open var selectedTextRange: UITextRange? {
    get { chosenRange ?? textRange(from: endOfDocument, to: endOfDocument) }
    set { chosenRange = newValue }
  }
  private final var chosenRange: UITextRange?
  /// The buttons beside the suggestions above the keyboard; they are kept and not shown.
  open var inputAssistantItem: UITextInputAssistantItem { assistantItem }
  private final lazy var assistantItem = UITextInputAssistantItem()

  /// The text was changed by the user.
  public nonisolated class var textDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidChangeNotification")
  }
  /// The user began to change the text.
  public nonisolated class var textDidBeginEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidBeginEditingNotification")
  }
  /// The user stopped changing the text.
  public nonisolated class var textDidEndEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidEndEditingNotification")
  }
  /// The look of all letters; it is kept and not drawn.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  private final var assignedInputView: UIView?
  private final var assignedAccessoryView: UIView?

  /// The view shown instead of the keyboard; it is kept and not shown.
  open override var inputView: UIView? {
    get { assignedInputView }
    set { assignedInputView = newValue }
  }
  /// The view shown above the keyboard; it is kept and not shown.
  open override var inputAccessoryView: UIView? {
    get { assignedAccessoryView }
    set { assignedAccessoryView = newValue }
  }

  /// Gives the area of the border, in points.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Gives the area of the text, in points.
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Gives the area of the text while it is edited, in points.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Gives the area of the button that clears the text, in points.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.maxX - 24, y: bounds.midY - 10, width: 19, height: 19)
  }
  /// Draws the text; nothing is drawn.
  open func drawText(in rect: CGRect) {}
  /// Draws the placeholder; nothing is drawn.
  open func drawPlaceholder(in rect: CGRect) {}
  /// Gives the area of the placeholder, in points.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Gives the area of the view before the text, in points.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    side(leftView, x: isRightToLeft ? bounds.width : 0, in: bounds)
  }
  /// Gives the area of the view behind the text, in points.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    side(rightView, x: isRightToLeft ? 0 : bounds.width, in: bounds)
  }

  /// The object that is told of editing.
  open weak var delegate: (any UITextFieldDelegate)?

  /// Whether the text is being edited.
  open var isEditing: Bool { isFirstResponder }
  /// Whether there is any text.
  open var hasText: Bool { !content.string.isEmpty }
  /// Whether the field wants to be edited.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Whether the field can have the focus of a keyboard.
  open override var canBecomeFocused: Bool { isEnabled }

  /// The size of the text, 34 points high with a border and 22 without.
  open override var intrinsicContentSize: CGSize {
    let shown = hasText ? content.string : placeholder ?? ""
    let width = TextMeasure(font: (font ?? UIFont.systemFont(ofSize: 17)).resolved).width(of: shown)
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
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    return true
  }

  /// Gives the area of the place of typing, in points; where letters stand is not known.
  open func caretRect(for position: UITextPosition) -> CGRect {
    CGRect(x: 0, y: 0, width: 2, height: bounds.height)
  }

  /// Gives the areas of a part of the text; where letters stand is not known.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }

  /// Gives the area of the first line of a part of the text, in points; here that of the field.
  open func firstRect(for range: UITextRange) -> CGRect { bounds }

  /// The part at the end that a keyboard of many signs has not completed; `nil` if there is none.
  open var markedTextRange: UITextRange? { content.markedRange }

  /// Puts a part at the end that is not complete, in place of the one before.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    content.mark(markedText)
    sendActions(for: .editingChanged)
  }

  /// Leaves what was not complete as it is.
  open func unmarkText() {
    content.unmark()
  }

  /// Types a text at the end.
  open func insertText(_ text: String) {
    let end = NSRange(location: content.attributed.length, length: 0)
    if text == "\n" { return pressReturn() }
    guard
      delegate?.textField(self, shouldChangeCharactersIn: end, replacementString: text) != false
    else { return }
    content.append(text)
    sendActions(for: .editingChanged)
    delegate?.textFieldDidChangeSelection(self)
  }

  /// Deletes the last character.
  open func deleteBackward() {
    guard hasText else { return }
    content.removeLast()
    sendActions(for: .editingChanged)
  }

  /// Places the views before and behind the text.
  open override func layoutSubviews() {
    super.layoutSubviews()
    leftView?.isHidden = !isShown(leftViewMode)
    rightView?.isHidden = !isShown(rightViewMode)
    leftView?.frame = leftViewRect(forBounds: bounds)
    rightView?.frame = rightViewRect(forBounds: bounds)
    if clearButtonMode != .never, clearButton.superview == nil { addSubview(clearButton) }
    clearButton.isHidden = !isShown(clearButtonMode) || !hasText
    clearButton.frame = CGRect(
      x: isRightToLeft ? 5 : bounds.width - 25,
      y: (bounds.height - 20) / 2,
      width: 20,
      height: 20
    )
  }

  final lazy var clearButton: FieldClearButton = makeClearButton()

  // The placeholder as value is inferred; certainty C. The rest: AccessibilitySnapshot; certainty A.
  override var builtInAccessibility: BuiltInAccessibility {
    var traits = stateTraits.union(.textEntry)
    if isFirstResponder { traits.insert(.isEditing) }
    if isSecureTextEntry { traits.insert(.secureTextField) }
    let shown =
      isSecureTextEntry ? String(repeating: "•", count: content.string.count) : content.string
    return BuiltInAccessibility(
      isElement: true,
      value: hasText ? shown : placeholder,
      traits: traits
    )
  }

  override func touch() -> Bool { becomeFirstResponder() }
}
