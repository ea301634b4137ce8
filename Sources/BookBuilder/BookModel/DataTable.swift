package import Diagnostics

/// Facts kept once and drawn as tables on many pages.
package struct DataTable: Hashable, Sendable {
  /// The name of its file, without the ending.
  package var name: String
  package var caption: LocalizedText
  /// What the facts are for, in a sentence; the page of a table with a ``scheme`` begins with it.
  package var about: LocalizedText?
  /// The word that links to rows begin with, such as `trait` in `trait:adjustable`; a table that has
  /// one has a page of its own.
  package var scheme: String?
  package var columns: [Column]
  /// The keys of facts that rows carry beside the columns: to choose rows by, or for programs.
  package var facts: [String]
  package var rows: [Row]
  /// Every text of the table that is written in one language, with its place.
  package var passages: [Passage]

  package init(
    name: String,
    caption: LocalizedText,
    about: LocalizedText? = nil,
    scheme: String? = nil,
    columns: [Column],
    facts: [String],
    rows: [Row],
    passages: [Passage] = []
  ) {
    self.name = name
    self.caption = caption
    self.about = about
    self.scheme = scheme
    self.columns = columns
    self.facts = facts
    self.rows = rows
    self.passages = passages
  }

  /// A text in one language.
  package struct Passage: Hashable, Sendable {
    /// The language, as a BCP 47 tag.
    package var language: String
    package var text: String
    package var location: SourceLocation

    package init(language: String, text: String, location: SourceLocation) {
      self.language = language
      self.text = text
      self.location = location
    }
  }

  /// A column.
  package struct Column: Hashable, Sendable {
    package var key: String
    /// Its name on a page.
    package var title: LocalizedText
    /// Names for values that are the same in all languages, such as categories.
    package var words: [String: LocalizedText]
    /// The place of the column in the file.
    package var location: SourceLocation

    package init(
      key: String,
      title: LocalizedText,
      words: [String: LocalizedText],
      location: SourceLocation
    ) {
      self.key = key
      self.title = title
      self.words = words
      self.location = location
    }
  }

  /// A row.
  package struct Row: Hashable, Sendable {
    /// The name that pages refer to; unique in the table.
    package var id: String
    /// The values by the key of a column or fact; a fact may have several.
    package var values: [String: [LocalizedText]]
    /// The place of the row in the file.
    package var location: SourceLocation

    package init(id: String, values: [String: [LocalizedText]], location: SourceLocation) {
      self.id = id
      self.values = values
      self.location = location
    }
  }

  /// The name that links to a row refer to on a page.
  package static func anchor(of id: String, in table: String) -> String {
    "\(table)-\(id)"
  }

  package func text(of row: Row, in column: Column, language: String) -> String {
    let texts = row.values[column.key, default: []].map { value in
      column.words[value[language]]?[language] ?? value[language]
    }
    // Texts with commas of their own would run into each other.
    return texts.joined(separator: texts.contains { $0.contains(",") } ? "; " : ", ")
  }
}
