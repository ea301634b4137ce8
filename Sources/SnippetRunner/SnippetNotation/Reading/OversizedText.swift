package import Diagnostics
package import Markdown

/// Reports a page that isn't parsed because its tables have too many cells.
package struct OversizedTable {
  private let path: String
  private let position: SourcePosition

  /// Returns `nil` if the document is parsed.
  package init?(of document: MarkdownDocument, path: String) {
    guard let position = document.oversizedTable else { return nil }
    self.path = path
    self.position = position
  }

  package var diagnostic: Diagnostic {
    Diagnostic(
      .oversizedTable,
      at: SourceLocation(path: path, line: position.line, column: position.column),
      "with this table, the tables of the page have more than \(MarkdownDocument.cellLimit) cells",
      help: "remove columns or rows, or put the table into a data file; short rows count as full"
    )
  }
}
