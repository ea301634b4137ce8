import AccessibilityTree

extension TableCell {
  /// Decides what is spoken of a cell's place.
  ///
  /// The row and its headers are spoken at the first cell of a row only, which is one that no cell of
  /// the same row precedes. A header of a row counts if the table has it as a cell. No cell heads
  /// itself, and the header right above the first cell of a row is left out.
  ///
  /// Source: AccessibilitySnapshot's parser and the images of its data tables; certainty A.
  init(_ cell: DataTableCell) {
    let isFirstInRow = cell.rows != nil && cell.columns != nil && !cell.hasCellBefore
    let rowHeaders = cell.rowHeaders.filter { isFirstInRow && !$0.isCellItself && $0.isInTable }
    let columnHeaders = cell.columnHeaders.filter { header in
      !header.isCellItself && !(isFirstInRow && header.isRightAbove(cell))
    }
    self.init(
      headers: (rowHeaders + columnHeaders).map { Header(label: $0.label, value: $0.value) },
      row: isFirstInRow ? cell.rows.map { $0.lowerBound + 1 } : nil,
      column: cell.columns.map { $0.lowerBound + 1 },
      rowSpan: cell.rows?.count ?? 1,
      columnSpan: cell.columns?.count ?? 1
    )
  }
}

extension DataTableCell.Header {
  fileprivate func isRightAbove(_ cell: DataTableCell) -> Bool {
    guard let row, let column, let cellRow = cell.rows?.lowerBound else { return false }
    return row == cellRow - 1 && column == cell.columns?.lowerBound
  }
}
