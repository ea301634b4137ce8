/// What an app says of a cell's place in its table, as its objects answer; rows and columns count
/// from 0.
public struct DataTableCell: Hashable, Codable, Sendable {
  /// The rows the cell covers; `nil` if the app does not tell.
  public var rows: Range<Int>?
  /// The columns the cell covers; `nil` if the app does not tell.
  public var columns: Range<Int>?
  /// Whether the table has a cell at an earlier column of the same row.
  public var hasCellBefore: Bool
  /// The headers the table gives for the row, in their order.
  public var rowHeaders: [Header]
  /// The headers the table gives for the column, in their order.
  public var columnHeaders: [Header]

  /// Creates the place of a cell.
  public init(
    rows: Range<Int>? = nil,
    columns: Range<Int>? = nil,
    hasCellBefore: Bool = false,
    rowHeaders: [Header] = [],
    columnHeaders: [Header] = []
  ) {
    self.rows = rows
    self.columns = columns
    self.hasCellBefore = hasCellBefore
    self.rowHeaders = rowHeaders
    self.columnHeaders = columnHeaders
  }

  /// A cell that heads a row or a column.
  public struct Header: Hashable, Codable, Sendable {
    /// The label of the header.
    public var label: String?
    /// The value of the header.
    public var value: String?
    /// The first row of the header; `nil` if the app does not tell.
    public var row: Int?
    /// The first column of the header; `nil` if the app does not tell.
    public var column: Int?
    /// Whether the header is the cell itself.
    public var isCellItself: Bool
    /// Whether the table has the header as its cell at that row and column.
    public var isInTable: Bool

    /// Creates a header.
    public init(
      label: String? = nil,
      value: String? = nil,
      row: Int? = nil,
      column: Int? = nil,
      isCellItself: Bool = false,
      isInTable: Bool = true
    ) {
      self.label = label
      self.value = value
      self.row = row
      self.column = column
      self.isCellItself = isCellItself
      self.isInTable = isInTable
    }
  }
}
