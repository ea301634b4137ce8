public import Foundation

/// A place in a text input.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  /// The number of characters before the place; 0 for a place made without a text.
  final let offset: Int

  /// Creates a place at the beginning.
  public convenience override init() {
    self.init(offset: 0)
  }

  init(offset: Int) {
    self.offset = offset
    super.init()
  }
}
