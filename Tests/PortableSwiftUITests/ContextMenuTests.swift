import PortableSwiftUI
import Testing

@MainActor
struct ContextMenuTests {
  private struct Mail: View {
    @State var state = "new"

    var body: some View {
      VStack {
        Text("Mail").contextMenu {
          Button("Reply") { state = "answered" }
          Button("Delete", role: .destructive) { state = "gone" }
        }
        Text(state)
      }
    }
  }

  // Rule: swiftui-context-menu.
  // Source: Firefox for iOS, issue 4989; B.
  @Test func `a double tap and hold opens the menu, and its entries act`() async throws {
    #expect(try heard(Mail()) == ["Mail", "new"])
    let lines = try await driven(
      Mail(),
      by: "double tap and hold",
      "swipe right",
      "double tap",
      "two-finger swipe up"
    )
    #expect(lines.contains("Reply, Button"))
    #expect(lines.suffix(2) == ["Mail", "gone"])
  }
}
