import Foundation

/// A table while its page is parsed: the rows and columns that its cells cover.
struct WebTable: Equatable {
  /// The rows and columns of a cell, counted from 0, and the scope of a header.
  struct Cell: Equatable {
    enum Scope: Equatable {
      case column
      case row
    }

    let rows: Range<Int>
    let columns: Range<Int>
    let scope: Scope?
  }

  private(set) var cells: [Cell] = []
  private var row = -1

  mutating func beginRow() { row += 1 }

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

  /// The value of `rowspan` or `colspan`; browsers limit it to 1,000.
  private static func span(_ text: String?) -> Int {
    min(1_000, max(1, text.flatMap { Int($0) } ?? 1))
  }
}

/// A table of a web page, whose cells speak their rows, columns and headers.
///
/// Source: recordings of tables on pages, spoken like tables of apps; certainty B. Their words
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

final class WebCellElement: WebPageElement, UIAccessibilityContainerDataTableCell {
  let cell: WebTable.Cell

  init(_ piece: WebPiece, cell: WebTable.Cell, in web: WKWebView) {
    self.cell = cell
    super.init(piece, in: web)
  }

  func accessibilityRowRange() -> NSRange { NSRange(cell.rows) }
  func accessibilityColumnRange() -> NSRange { NSRange(cell.columns) }
}
