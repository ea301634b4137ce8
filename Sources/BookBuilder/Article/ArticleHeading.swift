/// A heading of a page.
struct ArticleHeading: Hashable, Sendable {
  /// The level, from 2.
  var level: Int
  /// The name that links refer to; unique on the page.
  var anchor: String
  /// The number of the chapter, the section, and so on.
  var number: [Int]
  /// The words.
  var content: [Run]
}
