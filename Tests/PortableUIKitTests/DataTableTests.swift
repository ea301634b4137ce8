import Foundation
import PortableUIKit
import Testing

/// Data tables, as converted from objects and as spoken.
///
/// Source: AccessibilitySnapshot, the sample screen of data tables and its reference images of iOS
/// 26.2; certainty A. The images have colons and periods where a caption has commas.
@MainActor
struct DataTableTests {
  // Rule: table-place.
  @Test func `rows, columns and spans are spoken`() throws {
    let table = Table(
      rows: 5,
      columns: 4,
      cells: [
        Cell("A1", 0, 0), Cell("B1", 0, 1), Cell("C1", 0, 2), Cell("D1", 0, 3),
        Cell("A2", 1, 0), Cell("B2", 1, 1, width: 2), Cell("D2", 1, 3),
        Cell("A3", 2, 0), Cell("B3", 2, 1, height: 2), Cell("C3", 2, 2), Cell("D3", 2, 3),
        Cell("A4", 3, 0, height: 2), Cell("C4", 3, 2, width: 2, height: 2), Cell("B5", 4, 1),
      ]
    )
    let last = try #require(table.cells.last)
    last.accessibilityValue = "Value"
    last.accessibilityHint = "Hint"
    last.accessibilityTraits = [
      .notEnabled, .button, .header, .link, .adjustable, .image, .searchField,
    ]
    let title = UIView.label("Hello World")
    title.sizeToFit()
    table.addSubview(title)
    let screen = try AccessibleScreen(showing: table)
    #expect(
      screen.spoken(hints: true) == [
        "Hello World",
        "A1, Row 1, Column 1", "B1, Column 2", "C1, Column 3", "D1, Column 4",
        "A2, Row 2, Column 1", "B2, Spans 2 columns, Column 2", "D2, Column 4",
        "A3, Row 3, Column 1", "B3, Spans 2 rows, Column 2", "C3, Column 3", "D3, Column 4",
        "A4, Spans 2 rows, Row 4, Column 1", "C4, Spans 2 rows, Spans 2 columns, Column 3",
        "B5, Row 5, Column 2, Value, dimmed, Button, Heading, Link, adjustable, Image, Search field, "
          + "Hint",
      ]
    )
  }

  // Rule: table-first, table-header.
  @Test func `headers of the row and the column are spoken before the label`() throws {
    let lines = try AccessibleScreen(showing: Table.withHeaders()).spoken()
    #expect(
      Array(lines.prefix(14)) == [
        "B1, B1 Value, C1, C1 Value, A2, A2 Value, A3, A3 Value, A1, Row 1, Column 1, A1 Value",
        "B2, B2 Value, B3, B3 Value, B1, Column 2, B1 Value",
        "C2, C2 Value, C3, C3 Value, C1, Column 3, C1 Value",
        "D2, D2 Value, D3, D3 Value, D1, Column 4, D1 Value",
        "E2, E2 Value, E3, E3 Value, E1, Column 5, E1 Value",
        "F2, F2 Value, F3, F3 Value, F1, Column 6, F1 Value",
        "B2, B2 Value, C2, C2 Value, A3, A3 Value, A2, Row 2, Column 1, A2 Value",
        "B1, B1 Value, B3, B3 Value, B2, Column 2, B2 Value",
        "C1, C1 Value, C3, C3 Value, C2, Column 3, C2 Value",
        "D1, D1 Value, D3, D3 Value, D2, Column 4, D2 Value",
        "E1, E1 Value, E3, E3 Value, E2, Column 5, E2 Value",
        "F1, F1 Value, F3, F3 Value, F2, Column 6, F2 Value",
        "B3, B3 Value, C3, C3 Value, A1, A1 Value, A3, Row 3, Column 1, A3 Value",
        "B1, B1 Value, B2, B2 Value, B3, Column 2, B3 Value",
      ]
    )
    #expect(
      lines[18]
        == "B4, B4 Value, C4, C4 Value, A1, A1 Value, A2, A2 Value, A4, Row 4, Column 1, A4 Value"
    )
    #expect(
      lines[24] == "B5, B5 Value, C5, C5 Value, A1, A1 Value, A2, A2 Value, A3, A3 Value, A5, "
        + "Row 5, Column 1, A5 Value"
    )
    #expect(lines.count == 36)
  }

  // Rule: table-no-row.
  @Test func `without a row neither the row nor its headers are spoken`() throws {
    let lines = try AccessibleScreen(showing: Table.withHeaders(definesRows: false)).spoken()
    #expect(lines[0] == "A2, A2 Value, A3, A3 Value, A1, Column 1, A1 Value")
    #expect(lines[6] == "A1, A1 Value, A3, A3 Value, A2, Column 1, A2 Value")
    #expect(lines[18] == "A1, A1 Value, A2, A2 Value, A3, A3 Value, A4, Column 1, A4 Value")
  }

  @Test func `Russian names the row and the column`() throws {
    defer { DeviceSettings.current = DeviceSettings() }
    let table = Table(rows: 1, columns: 2, cells: [Cell("Цена", 0, 0), Cell("5", 0, 1, width: 2)])
    let screen = try AccessibleScreen(showing: table, language: "ru")
    #expect(
      screen.spoken(language: "ru") == [
        "Цена, Ряд 1, Столбец 1", "5, Охватывает столбцов: 2, Столбец 2",
      ]
    )
  }

  @Test func `a data table without data source methods is not announced`() throws {
    let box = UIView.box([Cell("A1", 0, 0)])
    box.accessibilityContainerType = .dataTable
    #expect(try AccessibleScreen(showing: box).spoken() == ["A1"])
  }

  @Test func `a cell with an index beyond the table does not hang the search`() throws {
    let table = Table(rows: 1, columns: 2, cells: [Cell("Far", 0, Int.max - 1)])
    #expect(try AccessibleScreen(showing: table).spoken().count == 1)
  }

  private class Table: UIView, UIAccessibilityContainerDataTable {
    let cells: [Cell]
    private let size: (rows: Int, columns: Int)
    private let hasHeaders: Bool

    init(rows: Int, columns: Int, cells: [Cell], hasHeaders: Bool = false) {
      self.cells = cells
      self.hasHeaders = hasHeaders
      size = (rows, columns)
      super.init(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      accessibilityContainerType = .dataTable
      for cell in cells {
        cell.frame = CGRect(
          x: min(cell.column, columns) * 40,
          y: 50 + cell.row * 40,
          width: 40,
          height: 40
        )
        addSubview(cell)
      }
    }

    required init?(coder: NSCoder) {
      nil
    }

    /// Six by six cells, three of them headers in each direction.
    static func withHeaders(definesRows: Bool = true) -> Table {
      let cells = (0..<36).map { index in
        let (row, column) = (index / 6, index % 6)
        let name = "\(Array("ABCDEF")[column])\(row + 1)"
        let cell = Cell(name, row, column, saysRow: definesRows)
        cell.accessibilityValue = "\(name) Value"
        return cell
      }
      return Table(rows: 6, columns: 6, cells: cells, hasHeaders: true)
    }

    func accessibilityRowCount() -> Int { size.rows }
    func accessibilityColumnCount() -> Int { size.columns }

    func accessibilityDataTableCellElement(
      forRow row: Int,
      column: Int
    ) -> (any UIAccessibilityContainerDataTableCell)? {
      cells.first { $0.row == row && $0.column == column }
    }

    func accessibilityHeaderElements(
      forRow row: Int
    ) -> [any UIAccessibilityContainerDataTableCell]? {
      hasHeaders ? cells.filter { $0.row == row && $0.column < 3 } : nil
    }

    func accessibilityHeaderElements(
      forColumn column: Int
    ) -> [any UIAccessibilityContainerDataTableCell]? {
      hasHeaders ? cells.filter { $0.column == column && $0.row < 3 } : nil
    }
  }

  private final class Cell: UIView, UIAccessibilityContainerDataTableCell {
    let row: Int
    let column: Int
    private let span: (width: Int, height: Int)
    private let saysRow: Bool

    init(
      _ label: String,
      _ row: Int,
      _ column: Int,
      width: Int = 1,
      height: Int = 1,
      saysRow: Bool = true
    ) {
      self.row = row
      self.column = column
      self.saysRow = saysRow
      span = (width, height)
      super.init(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      isAccessibilityElement = true
      accessibilityLabel = label
    }

    required init?(coder: NSCoder) {
      nil
    }

    func accessibilityRowRange() -> NSRange {
      NSRange(location: saysRow ? row : NSNotFound, length: span.height)
    }

    func accessibilityColumnRange() -> NSRange {
      NSRange(location: column, length: span.width)
    }
  }
}
