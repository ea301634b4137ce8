package import Diagnostics

/// A chapter in all its languages.
package struct Chapter: Sendable {
  /// The name in addresses; unique in the book.
  package var slug: String
  package var part: Part
  /// Its place in the book, from 1.
  package var number: Int
  /// What is written, by language.
  package var editions: [String: ChapterEdition]

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

/// A part of a book: chapters that belong together.
package struct Part: Hashable, Sendable {
  /// The name of its folder in each language.
  package var id: String
  package var title: LocalizedText
  /// Where the list of parts names its folder; `nil` where nobody asks.
  package var place: SourceLocation?
  /// Its chapters in their order.
  package var slugs: [String]
  /// Where the list of chapters names each.
  package var places: [String: SourceLocation]

  package init(
    id: String,
    title: LocalizedText,
    place: SourceLocation? = nil,
    slugs: [String],
    places: [String: SourceLocation] = [:]
  ) {
    self.id = id
    self.title = title
    self.place = place
    self.slugs = slugs
    self.places = places
  }
}

/// A chapter that is now found under another name.
package struct Redirect: Hashable, Sendable {
  package var from: String
  /// The name of the chapter that has its content now.
  package var to: String

  package init(from: String, to: String) {
    self.from = from
    self.to = to
  }
}
