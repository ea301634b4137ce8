/// A heading of a page.
package struct ArticleHeading: Hashable, Sendable {
  /// The level, from 2.
  package var level: Int
  /// The name that links refer to; unique on the page.
  package var anchor: String
  /// The number of the chapter, the section, and so on.
  package var number: [Int]
  /// The words.
  package var content: [Run]

  /// The number as every edition says it, such as 16.1.
  package var numberText: String { number.map(String.init).joined(separator: ".") }
}
