package import Diagnostics
package import Markdown

/// Reports a page that isn't parsed because its tables have too many cells, or its references
/// expand to too much.
package struct OversizedText {
  package let diagnostic: Diagnostic

  /// Returns `nil` if the document is parsed.
  package init?(of document: MarkdownDocument, path: String) {
    if let position = document.oversizedTable {
      diagnostic = Diagnostic(
        .oversizedTable,
        at: SourceLocation(path: path, line: position.line, column: position.column),
        "with this table, the tables of the page have more than \(MarkdownDocument.cellLimit) cells",
        help: "remove columns or rows, or put the table into a data file; short rows count as full"
      )
    } else if let position = document.oversizedReference {
      let limit = MarkdownDocument.referenceLimit / 1_000_000
      diagnostic = Diagnostic(
        .oversizedReference,
        at: SourceLocation(path: path, line: position.line, column: position.column),
        "the page is not read: with all its references, this definition takes more than \(limit) MB",
        help: "shorten the address and the title, or refer to it less often"
      )
    } else {
      return nil
    }
  }
}
