import Foundation

/// A piece of a web page that stands in a cell of a table.
final class WebCellElement: WebPageElement, UIAccessibilityContainerDataTableCell {
  /// The rows and columns, and what it heads.
  let cell: WebTable.Cell

  init(_ piece: WebPiece, cell: WebTable.Cell, in web: WKWebView) {
    self.cell = cell
    super.init(piece, in: web)
  }

  func accessibilityRowRange() -> NSRange { NSRange(cell.rows) }

  func accessibilityColumnRange() -> NSRange { NSRange(cell.columns) }
}
