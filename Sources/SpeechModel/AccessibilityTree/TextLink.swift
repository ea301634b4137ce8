/// A link within a text that is one element.
package struct TextLink: Hashable, Codable, Sendable {
  /// The words of the link, as they are in the text.
  package var words: String
  /// The number of characters before the link.
  package var start: Int
  /// Whether the link is in the value of its element, as in a text view, rather than in the label.
  package var isInValue: Bool

  package init(words: String, start: Int, isInValue: Bool = false) {
    self.words = words
    self.start = start
    self.isInValue = isInValue
  }
}
