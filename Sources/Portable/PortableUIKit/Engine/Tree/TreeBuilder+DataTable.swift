import AccessibilityTree
import Foundation

extension TreeBuilder {
  /// Converts what a cell and its table say of the cell's place; `nil` for what is no cell.
  func cell(
    _ object: UIResponder,
    in table: any UIAccessibilityContainerDataTable
  ) -> DataTableCell? {
    guard let cell = object as? any UIAccessibilityContainerDataTableCell else { return nil }
    let rows = cell.accessibilityRowRange().indices
    let columns = cell.accessibilityColumnRange().indices
    return DataTableCell(
      rows: rows,
      columns: columns,
      hasCellBefore: hasCell(of: table, inRow: rows?.lowerBound, before: columns?.lowerBound),
      rowHeaders: headers(
        rows.flatMap { table.headers(ofRow: $0.lowerBound) },
        of: cell,
        in: table
      ),
      columnHeaders: headers(
        columns.flatMap { table.headers(ofColumn: $0.lowerBound) },
        of: cell,
        in: table
      )
    )
  }

  private func hasCell(
    of table: any UIAccessibilityContainerDataTable,
    inRow row: Int?,
    before column: Int?
  ) -> Bool {
    guard let row, let column else { return false }
    return (0..<max(0, min(column, table.accessibilityColumnCount()))).contains {
      table.accessibilityDataTableCellElement(forRow: row, column: $0) != nil
    }
  }

  private func headers(
    _ headers: [any UIAccessibilityContainerDataTableCell]?,
    of cell: any UIAccessibilityContainerDataTableCell,
    in table: any UIAccessibilityContainerDataTable
  ) -> [DataTableCell.Header] {
    (headers ?? []).map { header in
      let row = header.accessibilityRowRange().location
      let column = header.accessibilityColumnRange().location
      let found = table.accessibilityDataTableCellElement(forRow: row, column: column)
      let object = header as? UIResponder
      return DataTableCell.Header(
        label: object?.accessibilityAttributedLabel?.string.nonEmpty,
        value: object?.accessibilityAttributedValue?.string.nonEmpty,
        row: row == NSNotFound ? nil : row,
        column: column == NSNotFound ? nil : column,
        isCellItself: header === cell,
        isInTable: found === header
      )
    }
  }
}

extension UIAccessibilityContainerDataTable {
  /// The headers that the class of the table gives, or one above it.
  fileprivate func headers(ofRow row: Int) -> [any UIAccessibilityContainerDataTableCell]? {
    (self as? any DataTableRowHeaders)?.accessibilityHeaderElements(forRow: row)
      ?? accessibilityHeaderElements(forRow: row)
  }

  /// The headers that the class of the table gives, or one above it.
  fileprivate func headers(ofColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]? {
    (self as? any DataTableColumnHeaders)?.accessibilityHeaderElements(forColumn: column)
      ?? accessibilityHeaderElements(forColumn: column)
  }
}

extension NSRange {
  /// The indices of the range; `nil` if the app does not tell them.
  fileprivate var indices: Range<Int>? {
    guard location != NSNotFound, location >= 0, length >= 0 else { return nil }
    let (end, isTooFar) = location.addingReportingOverflow(length)
    return isTooFar ? nil : location..<end
  }
}
