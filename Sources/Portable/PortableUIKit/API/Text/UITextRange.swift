public import Foundation

/// A range of text in a text input.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  private final let places: (start: UITextPosition, end: UITextPosition)

  /// Creates an empty range at the beginning.
  public convenience override init() {
    self.init(from: UITextPosition(), to: UITextPosition())
  }

  init(from start: UITextPosition, to end: UITextPosition) {
    places = (start, end)
    super.init()
  }

  /// The place where the range begins.
  open var start: UITextPosition { places.start }
  /// The place behind the range.
  open var end: UITextPosition { places.end }
  /// Whether the range holds no text.
  open var isEmpty: Bool { start.offset >= end.offset }
}
