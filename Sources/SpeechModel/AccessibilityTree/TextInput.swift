/// What is known of a text that can be typed.
package struct TextInput: Hashable, Codable, Sendable {
  /// Whether there is no text; the value, if any, stands in its place.
  package let isEmpty: Bool
  /// Whether words are typed, and not only numbers.
  package let isInWords: Bool

  /// Creates the facts of a text.
  package init(isEmpty: Bool, isInWords: Bool = true) {
    self.isEmpty = isEmpty
    self.isInWords = isInWords
  }
}
