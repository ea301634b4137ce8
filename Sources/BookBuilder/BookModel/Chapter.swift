/// A chapter in all its languages.
package struct Chapter: Sendable {
  /// The name in addresses; unique in the book.
  package var slug: String
  /// The part it stands in.
  package var part: Part
  /// Its place in the book, from 1.
  package var number: Int
  /// What is written, by language.
  package var editions: [String: ChapterEdition]

  /// Creates the value of its parts.
  package init(slug: String, part: Part, number: Int, editions: [String: ChapterEdition]) {
    self.slug = slug
    self.part = part
    self.number = number
    self.editions = editions
  }

  /// The path of the file that holds the chapter in a language.
  package static func path(part: String, slug: String, language: String) -> String {
    "Content/\(language)/\(part)/\(slug).md"
  }

  /// The path of the file that holds the introduction in a language.
  package static func introduction(_ language: String) -> String {
    "Content/\(language)/index.md"
  }
}
