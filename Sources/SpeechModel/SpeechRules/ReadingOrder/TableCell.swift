import AccessibilityTree

/// The place of an element in a table with rows and columns.
public struct TableCell: Hashable, Codable, Sendable {
  /// The headers to be spoken, the row's before the column's.
  public var headers: [Header]
  /// The number of the row, from one; only the first cell of a row says it.
  public var row: Int?
  /// The number of the column, from one.
  public var column: Int?
  /// How many rows the cell covers.
  public var rowSpan: Int
  /// How many columns the cell covers.
  public var columnSpan: Int

  /// Creates a place in a table.
  public init(
    headers: [Header] = [],
    row: Int? = nil,
    column: Int? = nil,
    rowSpan: Int = 1,
    columnSpan: Int = 1
  ) {
    self.headers = headers
    self.row = row
    self.column = column
    self.rowSpan = rowSpan
    self.columnSpan = columnSpan
  }
}

extension TableCell {
  /// What heads the row or the column of a cell.
  ///
  /// A text alone is a label: `TableCell(headers: ["Price"])`.
  public struct Header: Hashable, Codable, Sendable {
    /// The label of the header.
    public var label: String?
    /// The value of the header, spoken after the label.
    public var value: String?

    /// Creates a header.
    public init(label: String? = nil, value: String? = nil) {
      self.label = label
      self.value = value
    }
  }

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

extension TableCell.Header: ExpressibleByStringLiteral {
  /// Creates a header of a label alone.
  public init(stringLiteral label: String) {
    self.init(label: label)
  }
}

extension TableCell.Header {
  /// The label and the value as they are spoken; empty without either.
  var texts: [String] { [label, value].compactMap { $0?.spokenForm } }
}

extension DataTableCell.Header {
  fileprivate func isRightAbove(_ cell: DataTableCell) -> Bool {
    guard let row, let column, let cellRow = cell.rows?.lowerBound else { return false }
    return row == cellRow - 1 && column == cell.columns?.lowerBound
  }
}
