import AccessibilityTree
import SpeechRules
import Testing

struct PlaceTests {
  // Source: AccessibilitySnapshot, reference images of segmented controls, tab bars, lists,
  // landmarks and data tables; certainty A.
  static let cases: [SpokenCase] = [
    SpokenCase(
      name: "segment",
      label: "Delivery",
      traits: [.button, .selected],
      context: .series(index: 1, count: 3),
      caption: "selected, Delivery, Button, 1 of 3"
    ),
    SpokenCase(
      name: "series without a trait",
      label: "Photo",
      context: .series(index: 2, count: 5),
      caption: "Photo, 2 of 5"
    ),
    SpokenCase(
      name: "untitled tab",
      traits: [.button, .tabBarItem],
      context: .tab(index: 4, count: 6),
      caption: "Tab, 4 of 6"
    ),
    SpokenCase(
      name: "tab with value and hint",
      label: "Label",
      value: "Value",
      hint: "Hint",
      traits: [.button, .tabBarItem],
      context: .tab(index: 5, count: 6),
      caption: "Label, Value, Tab, 5 of 6, Hint"
    ),
    SpokenCase(
      name: "button in a view with the tab bar trait",
      label: "News",
      traits: [.button, .notEnabled],
      context: .tab(index: 1, count: 2),
      caption: "News, dimmed, Tab, 1 of 2"
    ),
    SpokenCase(
      name: "list start",
      label: "Label 1",
      context: .listStart,
      caption: "Label 1, List start"
    ),
    SpokenCase(name: "list end", label: "Label 4", context: .listEnd, caption: "Label 4, List end"),
    SpokenCase(
      name: "landmark start",
      label: "Label 1",
      context: .landmarkStart,
      caption: "Label 1, Landmark"
    ),
    SpokenCase(
      name: "landmark end",
      label: "Label 4",
      context: .landmarkEnd,
      caption: "Label 4, End"
    ),
    SpokenCase(
      name: "first cell of a row",
      label: "A1",
      context: .tableCell(TableCell(row: 1, column: 1)),
      caption: "A1, Row 1, Column 1"
    ),
    SpokenCase(
      name: "cell with headers and spans, the value after them",
      label: "C4",
      value: "Value",
      traits: .button,
      context: .tableCell(
        TableCell(headers: ["Price", "May"], row: 4, column: 3, rowSpan: 2, columnSpan: 2)
      ),
      caption: "Price, May, C4, Spans 2 rows, Spans 2 columns, Row 4, Column 3, Value, Button"
    ),
  ]

  // Rule: series-count, list-ends, table-place.
  @Test(arguments: cases)
  func `a position is spoken in its place`(_ spoken: SpokenCase) {
    #expect(spoken.spoken == spoken.caption)
  }

  // Rule: ru-spans.
  // Source: AccessibilitySnapshot with its two exchanged sentences put right; certainty C.
  @Test func `Russian spans do not swap rows and columns`() {
    let spoken = SpokenCase(
      name: "",
      label: "A",
      context: .tableCell(TableCell(row: 1, column: 2, rowSpan: 3, columnSpan: 4)),
      language: "ru",
      caption: ""
    )
    #expect(spoken.spoken == "A, Охватывает строк: 3, Охватывает столбцов: 4, Ряд 1, Столбец 2")
  }
}
