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
