package import Diagnostics

/// A chapter in all its languages.
///
/// `slug` is its name in addresses and the name of its files, unique in the book. `number` counts
/// from 1 across all parts.
package struct Chapter: Sendable {
  package var slug: String
  package var part: Part
  package var number: Int
  package var editions: [String: ChapterEdition]

  package static func path(part: String, slug: String, language: String) -> String {
    "Content/\(language)/\(part)/\(slug).md"
  }

  package static func introduction(_ language: String) -> String {
    "Content/\(language)/index.md"
  }
}

/// A part of a book, which groups chapters.
///
/// `id` is also the name of its folder in each language. The locations are those of the names in
/// `Content/book.yml`.
package struct Part: Hashable, Sendable {
  package var id: String
  package var title: LocalizedText
  package var place: SourceLocation?
  package var slugs: [String]
  package var places: [String: SourceLocation]
  /// Names in its list that an earlier part lists.
  package var repeated: Set<String>
}

package struct Redirect: Hashable, Sendable {
  package var from: String
  package var to: String
}
