/// Facts kept once and drawn as tables on many pages.
package struct DataTable: Hashable, Sendable {
  /// The name of its file, without the ending.
  package var name: String
  /// What the table holds.
  package var caption: LocalizedText
  /// The columns in their order.
  package var columns: [Column]
  /// The keys of facts that rows carry beside the columns: to choose rows by, or for programs.
  package var facts: [String]
  /// The rows in their order.
  package var rows: [Row]

  /// A column.
  package struct Column: Hashable, Sendable {
    /// The key of its values in a row.
    package var key: String
    /// Its name on a page.
    package var title: LocalizedText
    /// Names for values that are the same in all languages, such as categories.
    package var words: [String: LocalizedText]
  }

  /// A row.
  package struct Row: Hashable, Sendable {
    /// The name that pages refer to; unique in the table.
    package var id: String
    /// The values by the key of a column or fact; a fact may have several.
    package var values: [String: [LocalizedText]]
  }

  /// The text of a cell in a language.
  func text(of row: Row, in column: Column, language: String) -> String {
    let texts = row.values[column.key, default: []].map { value in
      column.words[value[language]]?[language] ?? value[language]
    }
    return texts.joined(separator: ", ")
  }
}
