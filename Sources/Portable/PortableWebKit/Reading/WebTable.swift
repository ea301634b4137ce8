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

  /// Begins a row.
  mutating func beginRow() {
    row += 1
  }

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
