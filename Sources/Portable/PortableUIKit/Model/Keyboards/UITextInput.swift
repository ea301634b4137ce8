public import Foundation

/// An object that knows the positions in its text.
///
/// Apple's protocol has many more requirements, for marked text and positions on the screen; these
/// are the ones that text rotors need.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
  var beginningOfDocument: UITextPosition { get }
  var endOfDocument: UITextPosition { get }

  func text(in range: UITextRange) -> String?
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
}

@preconcurrency @MainActor public protocol UIKeyInput: AnyObject {
  var hasText: Bool { get }
  func insertText(_ text: String)
  func deleteBackward()
}

@preconcurrency @MainActor public protocol UITextDocumentProxy: UIKeyInput {
  var documentContextBeforeInput: String? { get }
  var documentContextAfterInput: String? { get }
  var selectedText: String? { get }
  func adjustTextPosition(byCharacterOffset offset: Int)
}

@preconcurrency @MainActor open class UITextPosition: NSObject {
  /// The number of characters before the position; 0 for one created without a text.
  final let offset: Int

  public convenience override init() { self.init(offset: 0) }

  init(offset: Int) {
    self.offset = offset
    super.init()
  }
}

@preconcurrency @MainActor open class UITextRange: NSObject {
  private final let places: (start: UITextPosition, end: UITextPosition)

  public convenience override init() { self.init(from: UITextPosition(), to: UITextPosition()) }

  init(from start: UITextPosition, to end: UITextPosition) {
    places = (start, end)
    super.init()
  }

  open var start: UITextPosition { places.start }
  open var end: UITextPosition { places.end }
  open var isEmpty: Bool { start.offset >= end.offset }
}

@preconcurrency @MainActor open class UITextSelectionRect: NSObject {
  open var rect: CGRect { .zero }
  open var containsStart: Bool { false }
  open var containsEnd: Bool { false }
  open var isVertical: Bool { false }
}
