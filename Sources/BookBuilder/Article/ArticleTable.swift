/// A table of a page; the first cell of a row names the row.
struct ArticleTable: Hashable, Sendable {
  /// The number, from 1, through the page.
  var number: Int
  /// What the table holds.
  var caption: [Run]
  /// The names of the columns.
  var header: [[Run]]
  /// The rows.
  var rows: [Row]

  /// A row.
  struct Row: Hashable, Sendable {
    /// The name that links refer to, if there is one.
    var anchor: String?
    /// The cells.
    var cells: [[Run]]
  }
}
