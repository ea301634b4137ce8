public import Foundation

/// An object that knows the places in its text.
///
/// Apple's protocol has many more requirements, for marked text and places on the screen; these are
/// the ones that rotors through a text need.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  /// The place before the first character.
  var beginningOfDocument: UITextPosition { get }
  /// The place behind the last character.
  var endOfDocument: UITextPosition { get }

  /// Gives the text of a range.
  func text(in range: UITextRange) -> String?
  /// Gives the range between two places.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// Gives the place some characters further on, or `nil` outside the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// Gives the number of characters between two places.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// Tells which of two places comes first.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
}
