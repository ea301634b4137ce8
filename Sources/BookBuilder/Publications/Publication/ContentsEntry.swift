import PlainText

/// A line of the list of what a book holds.
struct ContentsEntry: Hashable, Sendable {
  /// What the line names.
  var kind: Kind
  /// The words: of a chapter with its number, of a part with a colon.
  var line: TextLine
  /// The place among the pages of the publication; `nil` for a part.
  var page: Int?

  /// What a line names.
  enum Kind: Hashable, Sendable {
    /// A part, the pages of which follow.
    case part
    /// A page.
    case page
    /// A page that stands below another one.
    case pageBelow
  }
}
