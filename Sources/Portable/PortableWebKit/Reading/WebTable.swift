import Foundation

/// A table of a page, as far as it has been read: which rows and columns its cells cover.
struct WebTable: Equatable {
  /// The rows and columns of a cell, counted from 0, and what it heads.
  struct Cell: Equatable {
    /// What a header is the header of.
    enum Scope: Equatable {
      /// The cells below it.
      case column
      /// The cells beside it.
      case row
    }

    let rows: Range<Int>
    let columns: Range<Int>
    let scope: Scope?
  }

  private(set) var cells: [Cell] = []
  private var row = -1

  mutating func beginRow() { row += 1 }

  /// Adds the cell that a tag begins, at the first free place of the row.
  mutating func addCell(_ tag: WebTag) -> Cell {
    let row = max(0, row)
    let width = WebTable.span(tag.attributes["colspan"])
    let height = WebTable.span(tag.attributes["rowspan"])
    let taken = cells.filter { $0.rows.contains(row) }.map(\.columns)
    var column = 0
    while let cell = taken.first(where: { $0.contains(column) }) { column = cell.upperBound }
    let isHeader = tag.name == "th" || tag.attributes["role"] == "columnheader"
    let cell = Cell(
      rows: row..<row + height,
      columns: column..<column + width,
      scope: isHeader ? scope(of: tag, isFirstRow: row == 0) : nil
    )
    cells.append(cell)
    return cell
  }

  private func scope(of tag: WebTag, isFirstRow: Bool) -> Cell.Scope {
    switch tag.attributes["scope"]?.lowercased() {
    case "row", "rowgroup": .row
    case "col", "colgroup": .column
    default: isFirstRow ? .column : .row
    }
  }

  /// A number of rows or columns; browsers take at most 1,000.
  private static func span(_ text: String?) -> Int {
    min(1_000, max(1, text.flatMap { Int($0) } ?? 1))
  }
}

/// A table of a web page: its cells say their rows, columns and headers.
///
/// Source: recordings of tables on pages, which say so as tables of apps do; certainty B. Their words
/// “column header” and “table end” are left out.
final class WebTableElement: UIAccessibilityElement, UIAccessibilityContainerDataTable {
  private let cells: [WebCellElement]

  init(_ cells: [WebCellElement], in web: WKWebView) {
    self.cells = cells
    super.init(accessibilityContainer: web.scrollView)
    isAccessibilityElement = false
    accessibilityContainerType = .dataTable
  }

  func accessibilityDataTableCellElement(
    forRow row: Int,
    column: Int
  ) -> (any UIAccessibilityContainerDataTableCell)? {
    cells.first { $0.cell.rows.contains(row) && $0.cell.columns.contains(column) }
  }

  func accessibilityRowCount() -> Int { cells.map(\.cell.rows.upperBound).max() ?? 0 }
  func accessibilityColumnCount() -> Int { cells.map(\.cell.columns.upperBound).max() ?? 0 }

  func accessibilityHeaderElements(
    forRow row: Int
  ) -> [any UIAccessibilityContainerDataTableCell]? {
    cells.filter { $0.cell.scope == .row && $0.cell.rows.contains(row) }
  }

  func accessibilityHeaderElements(
    forColumn column: Int
  ) -> [any UIAccessibilityContainerDataTableCell]? {
    cells.filter { $0.cell.scope == .column && $0.cell.columns.contains(column) }
  }
}

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
