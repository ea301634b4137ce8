public import Foundation

/// A range of text in a text input.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  /// Whether the range holds no text.
  open var isEmpty: Bool { true }
}
