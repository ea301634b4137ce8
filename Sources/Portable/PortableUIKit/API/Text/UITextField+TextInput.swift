public import Foundation

extension UITextField: UITextInput {
  private var places: TextPlaces { TextPlaces(text: text ?? "") }

  /// The place before the first character.
  public var beginningOfDocument: UITextPosition { places.beginning }
  /// The place behind the last character.
  public var endOfDocument: UITextPosition { places.end }

  /// Gives the text of a range; `nil` if it reaches beyond the text.
  public func text(in range: UITextRange) -> String? {
    places.text(in: range)
  }

  /// Gives the range between two places.
  public func textRange(
    from fromPosition: UITextPosition,
    to toPosition: UITextPosition
  ) -> UITextRange? {
    places.range(from: fromPosition, to: toPosition)
  }

  /// Gives the place some characters further on, or `nil` outside the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    places.position(from: position, offset: offset)
  }

  /// Gives the number of characters between two places.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  /// Tells which of two places comes first.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    TextPlaces.compare(position, to: other)
  }
}
