/// A table of a page; the first cell of a row names the row.
package struct ArticleTable: Hashable, Sendable {
  /// The number, from 1, through the page.
  package var number: Int
  /// What the table holds.
  package var caption: [Run]
  /// The names of the columns.
  package var header: [[Run]]
  /// The rows.
  package var rows: [Row]

  /// The name that links to the caption refer to.
  package var captionAnchor: String { "table-\(number)" }

  /// A row.
  package struct Row: Hashable, Sendable {
    /// The name that links refer to, if there is one.
    package var anchor: String?
    /// The cells.
    package var cells: [[Run]]
  }
}
