import AccessibilityTree
import SpeechRules
import Testing

/// The speech of a table cell, depending on what the app reports.
///
/// Source: AccessibilitySnapshot's parser and the images of its data tables; certainty A unless
/// marked.
struct TableCellTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let cell: DataTableCell
    let caption: String
  }

  private static let price = DataTableCell.Header(label: "Price", value: "euros", row: 0, column: 1)
  private static let bread = DataTableCell.Header(label: "Bread", row: 1, column: 0)

  static let cases: [Case] = [
    Case(
      testDescription: "first of a row, headed by both",
      cell: DataTableCell(
        rows: 2..<3,
        columns: 1..<2,
        rowHeaders: [bread],
        columnHeaders: [price]
      ),
      caption: "Bread, Price, euros, 5, Row 3, Column 2"
    ),
    Case(
      testDescription: "a later cell leaves the row out",
      cell: DataTableCell(
        rows: 2..<3,
        columns: 1..<2,
        hasCellBefore: true,
        rowHeaders: [bread],
        columnHeaders: [price]
      ),
      caption: "Price, euros, 5, Column 2"
    ),
    Case(
      testDescription: "the header right above the first cell of a row is left out",
      cell: DataTableCell(rows: 1..<2, columns: 1..<2, columnHeaders: [price]),
      caption: "5, Row 2, Column 2"
    ),
    Case(
      testDescription: "right above a later cell it is spoken",
      cell: DataTableCell(
        rows: 1..<2,
        columns: 1..<2,
        hasCellBefore: true,
        columnHeaders: [price]
      ),
      caption: "Price, euros, 5, Column 2"
    ),
    Case(
      testDescription: "no cell heads itself",
      cell: DataTableCell(
        rows: 0..<1,
        columns: 0..<1,
        rowHeaders: [DataTableCell.Header(label: "5", isCellItself: true)],
        columnHeaders: [DataTableCell.Header(label: "5", isCellItself: true)]
      ),
      caption: "5, Row 1, Column 1"
    ),
    Case(
      testDescription: "a row's header must be a cell of the table, a column's need not",
      cell: DataTableCell(
        rows: 3..<4,
        columns: 0..<1,
        rowHeaders: [DataTableCell.Header(label: "Row", isInTable: false)],
        columnHeaders: [DataTableCell.Header(label: "Column", isInTable: false)]
      ),
      caption: "Column, 5, Row 4, Column 1"
    ),
    Case(
      testDescription: "a header without a text says nothing, one with a value says it",
      cell: DataTableCell(
        rows: 3..<4,
        columns: 0..<1,
        columnHeaders: [DataTableCell.Header(), DataTableCell.Header(value: "euros")]
      ),
      caption: "euros, 5, Row 4, Column 1"
    ),
    Case(
      testDescription: "spans precede row and column",
      cell: DataTableCell(rows: 0..<2, columns: 0..<3),
      caption: "5, Spans 2 rows, Spans 3 columns, Row 1, Column 1"
    ),
  ]

  @Test(arguments: cases)
  func `a cell speaks its position`(_ example: Case) {
    #expect(Self.spoken(example.cell) == example.caption)
  }

  // Rule: table-no-column.
  // Certainty A for rows; C for columns, about which AccessibilitySnapshot makes no claim.
  @Test func `an unreported position is not spoken`() {
    let rowless = DataTableCell(columns: 1..<2, rowHeaders: [Self.bread])
    #expect(Self.spoken(rowless) == "5, Column 2")
    #expect(Self.spoken(DataTableCell(rows: 1..<3)) == "5, Spans 2 rows")
    #expect(Self.spoken(DataTableCell()) == "5")
  }

  @Test func `a list silences a table inside it`() {
    var element = AccessibilityElement.sample("5").placed(1, y: 0)
    element.dataTableCell = DataTableCell(rows: 0..<1, columns: 0..<1)
    let table = AccessibilityNode.group(.dataTable, id: 2, [.element(element)])
    let list = AccessibilityNode.group(.list, id: 3, [table])
    #expect(Self.captions([table]) == ["5, Row 1, Column 1"])
    #expect(Self.captions([list]) == ["5"])
  }

  private static func spoken(_ cell: DataTableCell) -> String {
    var element = AccessibilityElement.sample("5").placed(1, y: 0)
    element.dataTableCell = cell
    return captions([.group(.dataTable, [.element(element)])]).joined(separator: " | ")
  }

  private static func captions(_ nodes: [AccessibilityNode]) -> [String] {
    let composer = UtteranceComposer(settings: SpeechSettings(language: "en"))
    return ReadingOrder(AccessibilityTree(nodes: nodes)).stops.map {
      composer.utterance(for: $0).caption
    }
  }
}
