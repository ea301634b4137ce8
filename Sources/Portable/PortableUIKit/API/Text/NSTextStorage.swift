public import Foundation

/// A text that tells others when it changes; here it tells nobody.
open class NSTextStorage: NSMutableAttributedString {
  /// Begins several changes.
  open override func beginEditing() {}
  /// Ends several changes.
  open override func endEditing() {}
}
