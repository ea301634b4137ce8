public import Foundation

@preconcurrency @MainActor open class UITextField: UIControl, UITextInputTraits, UIKeyInput {
  private final var content = MarkedText()

  open var text: String? {
    get { content.string }
    set { content.replace(by: newValue) }
  }
  open var attributedText: NSAttributedString? {
    get { content.attributed }
    set { content.replace(by: newValue) }
  }
  open var passwordRules: UITextInputPasswordRules?
  open var placeholder: String?
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholder.map { NSAttributedString(string: $0) } }
    set { placeholder = newValue?.string }
  }
  open var font: UIFont? = UIFont.systemFont(ofSize: 17)
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var borderStyle = UITextField.BorderStyle.none
  open var adjustsFontForContentSizeCategory = false
  open var clearButtonMode = UITextField.ViewMode.never
  open var leftView: UIView? { didSet { replace(oldValue, by: leftView) } }
  open var rightView: UIView? { didSet { replace(oldValue, by: rightView) } }
  open var leftViewMode = UITextField.ViewMode.never
  open var rightViewMode = UITextField.ViewMode.never
  open var isSecureTextEntry = false
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textContentType: UITextContentType!
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var enablesReturnKeyAutomatically = false
  open var adjustsFontSizeToFitWidth = false
  open var minimumFontSize: CGFloat = 0
  open var clearsOnBeginEditing = false
  open var background: UIImage?
  open var typingAttributes: [NSAttributedString.Key: Any]?
  open var allowsEditingTextAttributes = false
  open var clearsOnInsertion = false
  open var selectedTextRange: UITextRange? {
    get { chosenRange ?? textRange(from: endOfDocument, to: endOfDocument) }
    set { chosenRange = newValue }
  }
  private final var chosenRange: UITextRange?
  open var inputAssistantItem: UITextInputAssistantItem { assistantItem }
  private final lazy var assistantItem = UITextInputAssistantItem()

  public nonisolated class var textDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidChangeNotification")
  }
  public nonisolated class var textDidBeginEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidBeginEditingNotification")
  }
  public nonisolated class var textDidEndEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidEndEditingNotification")
  }
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  private final var assignedInputView: UIView?
  private final var assignedAccessoryView: UIView?

  open override var inputView: UIView? {
    get { assignedInputView }
    set { assignedInputView = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { assignedAccessoryView }
    set { assignedAccessoryView = newValue }
  }

  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.maxX - 24, y: bounds.midY - 10, width: 19, height: 19)
  }
  open func drawText(in rect: CGRect) {}
  open func drawPlaceholder(in rect: CGRect) {}
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    side(leftView, x: isRightToLeft ? bounds.width : 0, in: bounds)
  }
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    side(rightView, x: isRightToLeft ? 0 : bounds.width, in: bounds)
  }

  open weak var delegate: (any UITextFieldDelegate)?

  open var isEditing: Bool { isFirstResponder }
  open var hasText: Bool { !content.string.isEmpty }
  open override var canBecomeFirstResponder: Bool { isEnabled }
  open override var canBecomeFocused: Bool { isEnabled }

  open override var intrinsicContentSize: CGSize {
    let shown = hasText ? content.string : placeholder ?? ""
    let width = TextMeasurement(font: (font ?? UIFont.systemFont(ofSize: 17)).resolved).width(
      of: shown
    )
    let isBordered = borderStyle == .roundedRect
    return CGSize(width: width.rounded(.up) + (isBordered ? 14 : 0), height: isBordered ? 34 : 22)
  }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard delegate?.textFieldShouldBeginEditing(self) != false, super.becomeFirstResponder() else {
      return false
    }
    sendActions(for: .editingDidBegin)
    delegate?.textFieldDidBeginEditing(self)
    return true
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder, delegate?.textFieldShouldEndEditing(self) != false,
      super.resignFirstResponder()
    else { return false }
    sendActions(for: .editingDidEnd)
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    return true
  }

  open func caretRect(for position: UITextPosition) -> CGRect {
    CGRect(x: 0, y: 0, width: 2, height: bounds.height)
  }

  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
  open func firstRect(for range: UITextRange) -> CGRect { bounds }

  open var markedTextRange: UITextRange? { content.markedRange }

  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    content.mark(markedText)
    sendActions(for: .editingChanged)
  }

  open func unmarkText() { content.unmark() }

  open func insertText(_ text: String) {
    let end = NSRange(location: content.attributed.length, length: 0)
    if text == "\n" { return pressReturnKey() }
    guard
      delegate?.textField(self, shouldChangeCharactersIn: end, replacementString: text) != false
    else { return }
    content.append(text)
    sendActions(for: .editingChanged)
    delegate?.textFieldDidChangeSelection(self)
  }

  open func deleteBackward() {
    guard hasText else { return }
    content.removeLast()
    sendActions(for: .editingChanged)
  }

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

  // That the placeholder is the value is inferred; certainty C. The rest: AccessibilitySnapshot;
  // certainty A.
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

extension UITextField: UITextInput {
  private var places: TextPositions { TextPositions(text: text ?? "") }
  public var beginningOfDocument: UITextPosition { places.beginning }
  public var endOfDocument: UITextPosition { places.end }

  public func text(in range: UITextRange) -> String? { places.text(in: range) }

  public func textRange(
    from fromPosition: UITextPosition,
    to toPosition: UITextPosition
  ) -> UITextRange? { places.range(from: fromPosition, to: toPosition) }

  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    places.position(from: position, offset: offset)
  }

  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    TextPositions.compare(position, to: other)
  }
}

extension UITextField {
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
  public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }

  public enum ViewMode: Int, Sendable {
    case never, whileEditing
    case unlessEditing = 2
    case always
  }
}
