public import Foundation

/// A field for several lines of text.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UIKeyInput {
  final var content = MarkedText()

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text; never `nil` when read.
  open var text: String! {
    get { content.string }
    set { content.replace(by: newValue) }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text with attributes.
  open var attributedText: NSAttributedString! {
    get { content.attributed }
    set { content.replace(by: newValue) }
  }
  /// The typeface and size.
  open var font: UIFont?
  private final var assignedInputView: UIView?
  private final var assignedAccessoryView: UIView?
  /// The keyboard.
  open var keyboardType = UIKeyboardType.default
  /// The name of the return key.
  open var returnKeyType = UIReturnKeyType.default
  /// Whether mistypings are mended.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether misspellings are marked.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Which letters the keyboard makes capital.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// The look of the keyboard.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// What is made a link; nothing is here.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// The look of links; it is kept and not drawn.
  open var linkTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The look of the next letters; it is kept and not drawn.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// Whether the look of letters can be changed.
  open var allowsEditingTextAttributes = false
  /// Whether a typed text replaces everything.
  open var clearsOnInsertion = false
  /// Whether a field for finding can be opened; it is kept and not shown.
  open var isFindInteractionEnabled = false
  /// Whether the border is drawn as that of a field; it is kept and not shown.
  open var usesStandardTextScaling = false
  /// The chosen part of the text.
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
  /// The place of typing; here always the end.
  open var selectedRange: NSRange {
    get { NSRange(location: content.attributed.length, length: 0) }
    set { _ = newValue }
  }
  /// The room of the text.
  open var textContainer: NSTextContainer { container }
  /// What places the letters; it places nothing here.
  open var layoutManager: NSLayoutManager { manager }
  private final let manager = NSLayoutManager()
  private final let container = NSTextContainer()

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

  /// The text as what stores it; changes of it are not taken over here.
  open var textStorage: NSTextStorage { NSTextStorage(attributedString: content.attributed) }

  /// Gives the place nearest to a point; letters have no places here.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { beginningOfDocument }

  /// Gives the place in a range nearest to a point; letters have no places here.
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    range.start
  }

  /// Scrolls to a part of the text; nothing moves here.
  open func scrollRangeToVisible(_ range: NSRange) {}

  /// The colour of the text.
  open var textColor: UIColor?
  /// How lines stand between the edges.
  open var textAlignment = NSTextAlignment.natural
  /// Whether the text can be changed.
  open var isEditable = true
  /// Whether the text can be selected.
  open var isSelectable = true
  /// Whether the size follows the one the user prefers.
  open var adjustsFontForContentSizeCategory = false
  /// The distances around the text, in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)

  /// Creates a field.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// Creates a field from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  /// Creates a field with a room for its text.
  public convenience init(frame: CGRect, textContainer: NSTextContainer?) {
    self.init(frame: frame)
  }

  /// Creates a field whose letters are placed in a newer or an older way; here none is placed.
  public convenience init(usingTextLayoutManager: Bool) {
    self.init(frame: .zero)
  }

  /// Starts editing.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard editingDelegate?.textViewShouldBeginEditing(self) != false, super.becomeFirstResponder()
    else { return false }
    editingDelegate?.textViewDidBeginEditing(self)
    return true
  }

  /// Ends editing.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder, editingDelegate?.textViewShouldEndEditing(self) != false,
      super.resignFirstResponder()
    else { return false }
    editingDelegate?.textViewDidEndEditing(self)
    return true
  }

  /// Whether there is any text.
  open var hasText: Bool { !content.string.isEmpty }
  /// Whether the field wants to be edited.
  open override var canBecomeFirstResponder: Bool { isEditable }

  /// Whether the text can have the focus of a keyboard.
  open override var canBecomeFocused: Bool { isEditable }

  /// The size of the text unless it scrolls, in points.
  open override var intrinsicContentSize: CGSize { contentSize(fitting: .infinity) }

  /// Gives the size of the text within a width, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    textSize(fitting: size.width > 0 ? size.width : .infinity)
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
    invalidateIntrinsicContentSize()
    editingDelegate?.textViewDidChange(self)
  }

  /// Leaves what was not complete as it is.
  open func unmarkText() {
    content.unmark()
  }

  /// Types a text at the end.
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

  /// Deletes the last character.
  open func deleteBackward() {
    content.removeLast()
    invalidateIntrinsicContentSize()
    editingDelegate?.textViewDidChange(self)
  }

  /// Starts editing, if the text can be changed.
  open override func accessibilityActivate() -> Bool {
    if let activate = blocks.activate { return activate() }
    return becomeFirstResponder()
  }

  override func contentSize(fitting width: CGFloat) -> CGSize {
    guard !isScrollEnabled else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    return textSize(fitting: width)
  }

  // An editable field: AccessibilitySnapshot; certainty A. A text that is only read: captures of
  // iOS 27.0; certainty H.
  override var builtInAccessibility: BuiltInAccessibility {
    var traits: UIAccessibilityTraits = isEditable ? [.textEntry, .textArea] : .staticText
    if isFirstResponder { traits.insert(.isEditing) }
    return BuiltInAccessibility(isElement: true, value: content.string, traits: traits)
  }

  // Whether the text stands for the whole element, so that no label is spoken.
  final var isOnlyRead: Bool { !isEditable && hasText }

  override var builtInRespondsToUserInteraction: Bool { isEditable }
}
