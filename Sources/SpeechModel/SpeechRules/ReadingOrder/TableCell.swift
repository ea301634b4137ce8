import AccessibilityTree

/// The position of an element in a data table.
public struct TableCell: Hashable, Codable, Sendable {
  /// The headers that are spoken, those of the row before those of the column.
  public var headers: [Header]
  /// The row number, from 1; only the first cell of a row has one.
  public var row: Int?
  /// The column number, from 1.
  public var column: Int?
  /// The number of rows that the cell spans.
  public var rowSpan: Int
  /// The number of columns that the cell spans.
  public var columnSpan: Int

  /// Creates a position in a table.
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
  /// A header of the row or column of a cell.
  ///
  /// A string literal is a label: `TableCell(headers: ["Price"])`.
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

  /// Decides what is spoken about the position of a cell.
  ///
  /// The row and its headers are spoken only for the first cell of a row, the one that no cell of
  /// the same row precedes. A row header counts only if the table returns it as a cell. A cell
  /// isn't its own header, and the header directly above the first cell of a row is left out.
  ///
  /// Source: AccessibilitySnapshot's parser and the images of its data tables; certainty A.
  init(_ cell: DataTableCell) {
    let isFirstInRow = cell.rows != nil && cell.columns != nil && !cell.hasCellBefore
    let rowHeaders = cell.rowHeaders.filter { isFirstInRow && !$0.isCellItself && $0.isInTable }
    let columnHeaders = cell.columnHeaders.filter { header in
      !header.isCellItself && !(isFirstInRow && header.isDirectlyAbove(cell))
    }
    self.init(
      headers: (rowHeaders + columnHeaders).map { Header(label: $0.label, value: $0.value) },
      row: isFirstInRow ? cell.rows.flatMap { $0.firstNumber } : nil,
      column: cell.columns.flatMap { $0.firstNumber },
      rowSpan: cell.rows?.span ?? 1,
      columnSpan: cell.columns?.span ?? 1
    )
  }
}

// An app may report any numbers, also those whose sum or difference isn't an `Int`.
extension Range<Int> {
  /// The number of the first row or column, counted from 1.
  fileprivate var firstNumber: Int? { lowerBound < .max ? lowerBound + 1 : nil }

  fileprivate var span: Int {
    let (count, isTooLarge) = upperBound.subtractingReportingOverflow(lowerBound)
    return isTooLarge ? 1 : count
  }
}

extension TableCell.Header: ExpressibleByStringLiteral {
  /// Creates a header with a label and no value.
  public init(stringLiteral label: String) {
    self.init(label: label)
  }
}

extension TableCell.Header {
  var texts: [String] { [label, value].compactMap { $0?.spokenForm } }
}

extension DataTableCell.Header {
  fileprivate func isDirectlyAbove(_ cell: DataTableCell) -> Bool {
    guard let row, let column, let cellRow = cell.rows?.lowerBound else { return false }
    return row < cellRow && row + 1 == cellRow && column == cell.columns?.lowerBound
  }
}
