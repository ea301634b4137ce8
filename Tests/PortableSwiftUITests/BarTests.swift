import PortableSwiftUI
import Testing

@MainActor
struct BarTests {
  // Rule: swiftui-bar.
  // Source: CVS Health's toolbars; B. That a text isn't a button: C.
  @Test func `views in a bar keep their kind`() throws {
    struct Inbox: View {
      @State private var isFavorite = false
      var body: some View {
        NavigationStack {
          Text("Mail")
            .navigationTitle("Inbox")
            .toolbar {
              ToolbarItem(placement: .topBarLeading) { Text("3 new") }
              ToolbarItem(placement: .topBarTrailing) {
                Toggle(isOn: $isFavorite) { Image(systemName: "heart") }
                  .accessibilityLabel("Favorite")
                  .accessibilityHint("Adds it")
              }
            }
        }
      }
    }
    #expect(
      try heard(Inbox(), hints: true) == [
        "3 new", "Inbox, Heading",
        "Favorite, Switch button, off, Adds it, Double tap to toggle setting", "Mail",
      ]
    )
  }

  // Rule: swiftui-bar.
  // Source: CVS Health's menus; B.
  @Test func `a menu in a bar opens`() async throws {
    struct Inbox: View {
      @State private var done = "nothing"
      var body: some View {
        NavigationStack {
          Text(done)
            .toolbar {
              Menu("More") {
                Button("Sort") { done = "sorted" }
                Button("Delete") { done = "deleted" }
              }
            }
        }
      }
    }
    let lines = try await driven(
      Inbox(),
      by: "double tap",
      "swipe right",
      "double tap",
      "swipe right"
    )
    #expect(lines.first == "More, Button, Pop up button")
    #expect(lines.last == "deleted", "\(lines)")
  }

  // Rule: swiftui-tabs.
  // Source: CVS Health: a value on a tab's label is spoken; B.
  @Test func `a value on a tab's label is spoken`() throws {
    let tabs = TabView {
      Text("Home").tabItem { Text("Home") }
      Text("Mail").tabItem { Text("Mail").accessibilityValue("3 new") }.badge(3)
    }
    #expect(try heard(tabs).last == "Mail, 3 new, Tab, 2 of 2")
  }
}
