import AccessibilityTree
import SpeechRules

extension Place.Context {
  /// Reads a place such as `tab,2,4` or `list-start`; `nil` if it is none.
  init?(trial text: String, headers: [TableCell.Header]) {
    let words = text.split(separator: ",").map(String.init)
    let numbers = words.dropFirst().map { Int($0) ?? 0 }
    switch (words.first ?? "", numbers.count) {
    case ("list-start", 0): self = .listStart
    case ("list-end", 0): self = .listEnd
    case ("landmark-start", 0): self = .landmarkStart
    case ("landmark-end", 0): self = .landmarkEnd
    case ("series", 2): self = .series(index: numbers[0], count: numbers[1])
    case ("tab", 2): self = .tab(index: numbers[0], count: numbers[1])
    case ("cell", 4):
      self = .tableCell(
        TableCell(
          headers: headers,
          row: numbers[0] > 0 ? numbers[0] : nil,
          column: numbers[1] > 0 ? numbers[1] : nil,
          rowSpan: numbers[2],
          columnSpan: numbers[3]
        )
      )
    default: return nil
    }
  }

  /// The place as it is written in an address, without the headers of a table.
  var trialText: String {
    switch self {
    case .series(let index, let count): "series,\(index),\(count)"
    case .tab(let index, let count): "tab,\(index),\(count)"
    case .listStart: "list-start"
    case .listEnd: "list-end"
    case .landmarkStart: "landmark-start"
    case .landmarkEnd: "landmark-end"
    case .tableCell(let cell):
      "cell,\(cell.row ?? 0),\(cell.column ?? 0),\(cell.rowSpan),\(cell.columnSpan)"
    }
  }

  /// The headers of a table's cell.
  var headers: [TableCell.Header] {
    if case .tableCell(let cell) = self { cell.headers } else { [] }
  }
}
