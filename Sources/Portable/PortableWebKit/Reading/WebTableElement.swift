import Foundation

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
