import AccessibilityTree
import ScreenDrawing
import SnippetTestSupport
import Testing

/// How lists and forms of SwiftUI are drawn: in groups on surfaces of their own, or plain.
struct ListDrawingTests {
  private func drawing(_ view: String) async throws -> ScreenDrawing {
    try await Page.drawing(
      "import SwiftUI\nstruct Sample: View { @State var isOn = true; var body: some View { \(view) } }",
      "screen Sample()"
    )
  }

  private func lines(in drawing: ScreenDrawing) -> [Rect] {
    drawing.shapes.compactMap { if case .surface(.fill, let line, _) = $0 { line } else { nil } }
  }

  @Test(arguments: ["Form", "List"])
  func `sections are groups on surfaces, with lines between their rows`(list: String) async throws {
    let drawing = try await drawing(
      "\(list) { Section { Text(\"Mail\"); Text(\"Notes\") }; Section { Text(\"Calls\") } }"
    )
    #expect(drawing.areas.map(\.x) == [16, 16])
    #expect(drawing.areas.map(\.width) == [370, 370])
    #expect(drawing.areas.map(\.height) == [104, 52])
    let line = try #require(lines(in: drawing).first)
    #expect(lines(in: drawing).count == 1)
    #expect(line == Rect(x: 32, y: drawing.areas[0].y + 51, width: 354, height: 1))
    let gap = drawing.areas[1].y - drawing.areas[0].y - 104
    #expect(gap >= 16)
    #expect(drawing.parts.map(\.kind) == [.row, .row, .row])
  }

  @Test func `headers and footers stand outside the surface, in smaller and paler letters`()
    async throws
  {
    let drawing = try await drawing(
      """
      Form {
        Section { Text("Mail") } header: { Text("Accounts") } footer: { Text("Every hour") }
      }
      """
    )
    let card = try #require(drawing.areas.first)
    let (header, footer) = (drawing.texts[0], drawing.texts[2])
    #expect([header, footer].map(\.size) == [13, 13])
    #expect([header, footer].map(\.ink) == [.soft, .soft])
    #expect(header.baseline < card.y && footer.baseline > card.y + card.height)
    #expect(header.x == 32)
    #expect(drawing.parts.map(\.kind) == [.heading, .row, .text])
    #expect(drawing.overlappingWords.isEmpty)
  }

  @Test func `a plain list has lines below its rows and no surface`() async throws {
    let drawing = try await drawing("List { Text(\"Mail\"); Text(\"Notes\") }.listStyle(.plain)")
    #expect(drawing.areas.isEmpty)
    #expect(lines(in: drawing).map(\.x) == [16, 16])
    #expect(lines(in: drawing).map(\.width) == [386, 386])
  }

  @Test func `a line begins with the text of its row, and can be left out`() async throws {
    let drawing = try await drawing(
      """
      List {
        Label("Mail", systemImage: "envelope")
        Text("Notes").listRowSeparator(.hidden)
        Text("Calls")
      }
      """
    )
    let mail = try #require(drawing.texts.first)
    #expect(mail.x > 40)
    #expect(lines(in: drawing).map(\.x) == [mail.x])
  }

  @Test func `a row is told with what it holds, and as one thing where it is touched as one`()
    async throws
  {
    let drawing = try await drawing(
      """
      List {
        Toggle("Calls", isOn: $isOn)
        Button { } label: { HStack { Image(systemName: "plus"); Text("Add") } }
      }
      """
    )
    #expect(drawing.parts.map(\.kind) == [.row, .row])
    #expect(
      drawing.parts.map { $0.parts.map(\.kind) } == [[.text, .toggle], [.symbol, .text]]
    )
  }

  @Test func `a link in a row has an arrow, and none on the screen it leads to or in a stack`()
    async throws
  {
    func symbols(_ view: String) async throws -> [String] {
      try await drawing(view).shapes.compactMap {
        if case .symbol(_, let name, _) = $0 { name } else { nil }
      }
    }
    let link = "NavigationLink(\"Mail\") { Text(\"Inbox\") }"
    #expect(try await symbols("NavigationStack { List { \(link) } }") == ["chevron.right"])
    #expect(try await symbols("NavigationStack { VStack { \(link) } }").isEmpty)
  }

  @Test func `a field in a row has no line of its own`() async throws {
    let field = "TextField(\"Name\", text: .constant(\"\"))"
    let drawing = try await drawing("Form { \(field); Text(\"Mail\") }")
    #expect(lines(in: drawing).count == 1)
  }

  @Test func `controls in rows keep their round ends`() async throws {
    let drawing = try await drawing(
      "NavigationStack { Form { Toggle(\"Calls\", isOn: $isOn); Slider(value: .constant(0.3)) } }"
    )
    let radii = drawing.shapes.compactMap { shape -> Double? in
      if case .surface(.thumb, _, let radius) = shape { radius } else { nil }
    }
    #expect(radii == [12, 12])
  }

  @Test(arguments: [
    (
      "TabView { Text(\"A\").tabItem { Label(\"Menu\", systemImage: \"fork.knife\") } }",
      "fork.knife"
    ),
    ("DisclosureGroup(\"More\") { Text(\"A\") }", "chevron.right"),
  ])
  func `tabs and groups that open show their symbols`(view: String, name: String) async throws {
    let shapes = try await drawing(view).shapes
    #expect(shapes.contains { if case .symbol(_, name, _) = $0 { true } else { false } })
  }

  @Test func `a box has a surface around its title and its content`() async throws {
    let drawing = try await drawing("GroupBox(\"Total\") { Text(\"12 pounds\") }")
    let box = try #require(drawing.areas.first)
    #expect(drawing.areas.count == 1)
    let inside = drawing.texts.filter { $0.x > box.x && $0.baseline < box.y + box.height }
    #expect(inside.map(\.text) == ["Total", "12 pounds"])
    #expect(inside.map(\.isBold) == [true, false])
  }

  @Test func `groups of a table stand apart, and a value stands at the end of its row`()
    async throws
  {
    let drawing = try await Page.drawing(
      """
      final class Settings: UITableViewController {
        override func numberOfSections(in tableView: UITableView) -> Int { 2 }
        override func tableView(
          _ tableView: UITableView, numberOfRowsInSection section: Int
        ) -> Int { 1 }
        override func tableView(
          _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
          let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
          cell.textLabel?.text = "Sound"
          cell.detailTextLabel?.text = "On"
          return cell
        }
      }
      let settings = Settings(style: .insetGrouped)
      """,
      "screen settings"
    )
    let (first, second) = (drawing.areas[0], drawing.areas[1])
    #expect(second.y >= first.y + first.height + 16)
    let (name, value) = (drawing.texts[0], drawing.texts[1])
    #expect(name.baseline == value.baseline)
    #expect(abs(value.x + value.width - (first.x + first.width - 16)) < 1)
  }
}
