public import Foundation

@preconcurrency @MainActor open class UITextView: UIScrollView, UIKeyInput {
  final var content = MarkedText()

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! {
    get { content.string }
    set { content.replace(by: newValue) }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var attributedText: NSAttributedString! {
    get { content.attributed }
    set { content.replace(by: newValue) }
  }
  public nonisolated class var textDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UITextViewTextDidChangeNotification")
  }
  public nonisolated class var textDidBeginEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextViewTextDidBeginEditingNotification")
  }
  public nonisolated class var textDidEndEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextViewTextDidEndEditingNotification")
  }
  open var font: UIFont?
  private final var assignedInputView: UIView?
  private final var assignedAccessoryView: UIView?
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var dataDetectorTypes: UIDataDetectorTypes = []
  open var linkTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  open var allowsEditingTextAttributes = false
  open var clearsOnInsertion = false
  open var isFindInteractionEnabled = false
  open var usesStandardTextScaling = false
  open var selectedTextRange: UITextRange? {
    get {
      let range = selectedRange
      guard let start = position(from: beginningOfDocument, offset: range.location),
        let end = position(from: start, offset: range.length)
      else { return nil }
      return textRange(from: start, to: end)
    }
    set {
      guard let newValue else { return }
      selectedRange = NSRange(
        location: newValue.start.offset,
        length: newValue.end.offset - newValue.start.offset
      )
    }
  }
  /// The insertion point, always at the end here.
  open var selectedRange: NSRange {
    get { NSRange(location: content.attributed.length, length: 0) }
    set { _ = newValue }
  }
  open var textContainer: NSTextContainer { container }
  open var layoutManager: NSLayoutManager { manager }
  private final let manager = NSLayoutManager()
  private final let container = NSTextContainer()

  open override var inputView: UIView? {
    get { assignedInputView }
    set { assignedInputView = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { assignedAccessoryView }
    set { assignedAccessoryView = newValue }
  }

  open var textStorage: NSTextStorage { NSTextStorage(attributedString: content.attributed) }

  open func closestPosition(to point: CGPoint) -> UITextPosition? { beginningOfDocument }

  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    range.start
  }

  open func scrollRangeToVisible(_ range: NSRange) {}

  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var isEditable = true
  open var isSelectable = true
  open var adjustsFontForContentSizeCategory = false
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  public convenience init(frame: CGRect, textContainer: NSTextContainer?) {
    self.init(frame: frame)
  }

  public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero) }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard editingDelegate?.textViewShouldBeginEditing(self) != false, super.becomeFirstResponder()
    else { return false }
    editingDelegate?.textViewDidBeginEditing(self)
    return true
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder, editingDelegate?.textViewShouldEndEditing(self) != false,
      super.resignFirstResponder()
    else { return false }
    editingDelegate?.textViewDidEndEditing(self)
    return true
  }

  open var hasText: Bool { !content.string.isEmpty }
  open override var canBecomeFirstResponder: Bool { isEditable }
  open override var canBecomeFocused: Bool { isEditable }
  open override var intrinsicContentSize: CGSize { contentSize(fitting: .infinity) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    textSize(fitting: size.width > 0 ? size.width : .infinity)
  }

  open func caretRect(for position: UITextPosition) -> CGRect {
    CGRect(x: 0, y: 0, width: 2, height: bounds.height)
  }

  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
  open func firstRect(for range: UITextRange) -> CGRect { bounds }

  open var markedTextRange: UITextRange? { content.markedRange }

  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    content.mark(markedText)
    invalidateIntrinsicContentSize()
    editingDelegate?.textViewDidChange(self)
  }

  open func unmarkText() { content.unmark() }

  open func insertText(_ text: String) {
    let end = NSRange(location: content.attributed.length, length: 0)
    guard
      editingDelegate?.textView(self, shouldChangeTextIn: end, replacementText: text) != false
    else { return }
    content.append(text)
    invalidateIntrinsicContentSize()
    editingDelegate?.textViewDidChange(self)
    editingDelegate?.textViewDidChangeSelection(self)
  }

  open func deleteBackward() {
    content.removeLast()
    invalidateIntrinsicContentSize()
    editingDelegate?.textViewDidChange(self)
  }

  open override func accessibilityActivate() -> Bool {
    if let activate = accessibilityActivateBlock { return activate() }
    return becomeFirstResponder()
  }

  override func contentSize(fitting width: CGFloat) -> CGSize {
    guard !isScrollEnabled else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    return textSize(fitting: width)
  }

  // Editable: AccessibilitySnapshot; certainty A. Read-only: captures of iOS 27.0; certainty H.
  override var builtInAccessibility: BuiltInAccessibility {
    var traits: UIAccessibilityTraits = isEditable ? [.textEntry, .textArea] : .staticText
    if isFirstResponder { traits.insert(.isEditing) }
    return BuiltInAccessibility(isElement: true, value: content.string, traits: traits)
  }

  // Whether the text is read-only, so that VoiceOver speaks it without a label.
  final var isReadOnly: Bool { !isEditable && hasText }

  override var builtInRespondsToUserInteraction: Bool { isEditable }
}

extension UITextView: UITextInput {
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
