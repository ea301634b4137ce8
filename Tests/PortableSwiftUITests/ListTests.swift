import AccessibilityTree
import PortableSwiftUI
import ScreenTestSupport
import Testing

@MainActor
struct ListTests {
  // Rule: swiftui-list.
  // Source: CVS Health, trees of UI tests; B. The header: AccessibilitySnapshot's images; A.
  @Test func `a list says its headers, rows and footers and not their number`() throws {
    let view = List {
      Section {
        Text("Mail")
        Toggle("Sync", isOn: .constant(false))
      } header: {
        Text("Accounts")
      } footer: {
        Text("Every hour")
      }
      Section("More") { Button("Sign out") {} }
    }
    #expect(
      try heard(view) == [
        "Accounts, Heading", "Mail", "Sync, Switch button, off", "Every hour", "More, Heading",
        "Sign out, Button",
      ]
    )
  }

  // Rule: swiftui-list.
  // Source: a recorded demonstration of swipe actions; B.
  @Test func `a row that can be deleted has an action for it`() async throws {
    struct Names: View {
      @State private var names = ["Anna", "Boris"]
      var body: some View {
        List { ForEach(names, id: \.self) { Text($0) }.onDelete { names.remove(atOffsets: $0) } }
      }
    }
    let app = try screen(of: Names())
    let first = try #require(app.elements.first)
    #expect(first.customActions.map(\.name) == ["Delete"])
    #expect(app.perform(.custom(0), on: first.id))
    #expect(app.elements.map(\.label) == ["Boris"])
  }
}
