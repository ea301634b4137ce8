package import Diagnostics

/// Data that is maintained in one file and shown as tables on many pages.
///
/// Besides the columns that readers see, rows can have `facts`, which select rows or are meant for
/// programs.
package struct DataTable: Hashable, Sendable {
  package var name: String
  package var caption: LocalizedText
  /// The purpose of the data, as a sentence; the introduction on the page of a table with a
  /// ``scheme``.
  package var about: LocalizedText?
  /// The scheme of links to rows, such as `trait` in `trait:adjustable`; a table with a scheme has
  /// a page of its own.
  package var scheme: String?
  package var columns: [Column]
  package var facts: [String]
  package var rows: [Row]
  /// All texts of the table that are in one language, with their locations.
  package var passages: [Passage]

  package struct Passage: Hashable, Sendable {
    package var language: String
    package var text: String
    package var location: SourceLocation
  }

  package struct Column: Hashable, Sendable {
    package var key: String
    package var title: LocalizedText
    package var words: [String: LocalizedText]
    package var location: SourceLocation
  }

  package struct Row: Hashable, Sendable {
    package var id: String
    package var values: [String: [LocalizedText]]
    package var location: SourceLocation
  }

  package static func anchor(of id: String, in table: String) -> String {
    "\(table)-\(id)"
  }

  package func text(of row: Row, in column: Column, language: String) -> String {
    let texts = row.values[column.key, default: []].map { value in
      column.words[value[language]]?[language] ?? value[language]
    }
    // Values that contain commas would run into each other.
    return texts.joined(separator: texts.contains { $0.contains(",") } ? "; " : ", ")
  }
}
