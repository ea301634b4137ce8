import AccessibilityTree
import ScreenDrawing
import SnippetTestSupport
import Testing

/// SwiftUI controls are drawn like those of UIKit, with their labels next to them.
struct SwiftUIDrawingTests {
  /// The drawing of SwiftUI views in a column.
  private func drawing(
    _ views: String,
    at source: Testing.SourceLocation = #_sourceLocation
  ) async throws -> ScreenDrawing {
    try await Page.drawing(
      """
      import SwiftUI
      struct Sample: View {
        @State var isOn = true
        @State var tip = 0.25
        @State var count = 2
        @State var name = ""
        @State var pay = 0
        @State var day = Date(timeIntervalSince1970: 1_790_000_000)
        var body: some View {
          \(views)
        }
      }
      """,
      "screen Sample()",
      at: source
    )
  }

  private func rects(of shapes: [ScreenDrawing.Shape]) -> [Rect] {
    shapes.compactMap { shape in
      switch shape {
      case .surface(.area, let rect, _), .surface(.tint, let rect, _),
        .surface(.thumb, let rect, _), .surface(.edge, let rect, _), .surface(.fill, let rect, _),
        .surface(.paint(.green), let rect, _), .surface(.chosen, let rect, _):
        rect
      default: nil
      }
    }
  }

  // The sizes are those of UIKit’s controls.
  @Test(arguments: [
    ("Toggle(\"Calls\", isOn: $isOn)", ["Calls"], [ScreenPart(.text), ScreenPart(.toggle)]),
    ("Toggle(\"Calls\", isOn: $isOn).labelsHidden()", [], [ScreenPart(.toggle)]),
    ("Slider(value: $tip) { Text(\"Tip\") }", [], [ScreenPart(.slider)]),
    (
      """
      Slider(value: $tip) {
        Text("Tip")
      } minimumValueLabel: {
        Text("0 %")
      } maximumValueLabel: {
        Text("25 %")
      }
      """, ["0 %", "25 %"], [ScreenPart(.text), ScreenPart(.slider), ScreenPart(.text)]
    ),
    (
      "Stepper(\"Guests\", value: $count, in: 1...9)", ["Guests"],
      [ScreenPart(.text), ScreenPart(.stepper)]
    ),
    (
      "ProgressView(\"Loading\", value: 0.4)", ["Loading"],
      [ScreenPart(.text), ScreenPart(.progress)]
    ),
    ("ProgressView(\"Loading\")", ["Loading"], [ScreenPart(.spinner), ScreenPart(.text)]),
    (
      "Gauge(value: 0.6) { Text(\"Battery\") } currentValueLabel: { Text(\"60 %\") }",
      ["Battery", "60 %"], [ScreenPart(.text), ScreenPart(.progress), ScreenPart(.text)]
    ),
    (
      """
      Picker("Pay", selection: $pay) {
        Text("Cash").tag(0)
        Text("Card").tag(1)
      }
      """, ["Cash"], [ScreenPart(.button, words: "Cash")]
    ),
    (
      """
      Picker("Pay", selection: $pay) {
        Text("Cash").tag(0)
        Text("Card").tag(1)
      }
      .pickerStyle(.segmented)
      """, ["Cash", "Card"], [ScreenPart(.segments)]
    ),
    (
      """
      Picker("Pay", selection: $pay) {
        Text("Cash").tag(0)
        Text("Card").tag(1)
      }
      .pickerStyle(.wheel)
      """, ["Cash", "Card"], [ScreenPart(.wheel)]
    ),
    (
      "DatePicker(\"Day\", selection: $day, displayedComponents: .date)",
      ["Day", "Sep 21, 2026"],
      [ScreenPart(.text), ScreenPart(.button, words: "Sep 21, 2026")]
    ),
    (
      "TextField(\"Name\", text: $name).textFieldStyle(.roundedBorder)", ["Name"],
      [ScreenPart(.field)]
    ),
    (
      "Button(\"Order\") {}", ["Order"], [ScreenPart(.button, words: "Order")]
    ),
  ])
  func `a control is drawn with its label and described by its type`(
    view: String,
    words: [String],
    parts: [ScreenPart]
  ) async throws {
    let drawing = try await drawing(view)
    #expect(drawing.texts.map(\.text) == words)
    #expect(drawing.parts == parts)
    #expect(drawing.overlappingWords.isEmpty)
    let isWord = words == ["Order"]
    #expect(isWord || drawing.shapes.contains { if case .text = $0 { false } else { true } })
  }

  @Test func `sliders and progress bars are tinted, switches green unless code says otherwise`()
    async throws
  {
    let shapes = try await drawing(
      """
      VStack {
        Toggle("Calls", isOn: $isOn)
        Slider(value: $tip)
        ProgressView(value: 0.5)
        Toggle("Red", isOn: $isOn).tint(.red)
      }
      """
    ).shapes
    let surfaces = shapes.compactMap {
      if case .surface(.tint, let rect, _) = $0 { rect } else { nil }
    }
    #expect(surfaces.last?.width == 201 && surfaces.last?.height == 4)
    #expect(surfaces.count == 2)
    let paints = shapes.compactMap {
      if case .surface(.paint(let paint), let rect, _) = $0 { (paint, rect) } else { nil }
    }
    #expect(paints.map { $0.0 == .green } == [true, false])
    #expect(paints.map { $0.0.light >> 16 > 0xF0 } == [false, true])
    #expect(paints.first?.1.width == 63 && paints.first?.1.height == 28)
  }

  /// Labels keep a distance from what they name.
  @Test(arguments: [
    "LabeledContent(\"Name\") { TextField(\"Anna\", text: $name) }",
    "LabeledContent(\"Name\", value: \"A name that is as long as the whole row allows it\")",
    "HStack { Text(\"Name\"); TextField(\"Anna\", text: $name) }",
    "Toggle(\"A long name of a switch that takes nearly the row\", isOn: $isOn)",
  ])
  func `a row leaves a gap between a label and its value`(row: String) async throws {
    for list in ["Form", "List", "VStack"] {
      let drawing = try await drawing("\(list) { \(row) }")
      let label = try #require(drawing.texts.first)
      let end = label.x + label.width
      let next =
        rects(of: drawing.shapes).filter { $0.x > label.x && $0.width < 380 }.map(\.x)
        + drawing.texts.filter { $0.x > label.x }.map(\.x)
      #expect(try #require(next.min()) >= end + 7.5, "\(list)")
    }
  }
}
