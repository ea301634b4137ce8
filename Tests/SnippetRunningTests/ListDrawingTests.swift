import AccessibilityTree
import ScreenDrawing
import SnippetTestSupport
import Testing

/// SwiftUI lists and forms are drawn as grouped or plain lists.
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

  @Test func `headers and footers are outside the surface, in smaller and paler text`()
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

  @Test func `a separator begins at the text of its row and can be hidden`() async throws {
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

  @Test func `a row lists its contents, or is one item if it is one touch target`()
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

  @Test func `a link has an arrow in a row, but not on its destination or in a stack`()
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

  @Test func `a text field in a row has no border`() async throws {
    let field = "TextField(\"Name\", text: .constant(\"\"))"
    let drawing = try await drawing("Form { \(field); Text(\"Mail\") }")
    #expect(lines(in: drawing).count == 1)
  }

  @Test func `controls in rows keep their rounded ends`() async throws {
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
  func `tabs and disclosure groups show their symbols`(view: String, name: String) async throws {
    let shapes = try await drawing(view).shapes
    #expect(shapes.contains { if case .symbol(_, name, _) = $0 { true } else { false } })
  }

  @Test func `a group box has a surface around its title and content`() async throws {
    let drawing = try await drawing("GroupBox(\"Total\") { Text(\"12 pounds\") }")
    let box = try #require(drawing.areas.first)
    #expect(drawing.areas.count == 1)
    let inside = drawing.texts.filter { $0.x > box.x && $0.baseline < box.y + box.height }
    #expect(inside.map(\.text) == ["Total", "12 pounds"])
    #expect(inside.map(\.isBold) == [true, false])
  }

  @Test func `groups of a table are separated, and values are at the end of their row`()
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
