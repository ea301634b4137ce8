import AccessibilityTree
import PortableSwiftUI
import ScreenTestSupport
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

  // Source: Apple's documentation of `toolbar(content:)`; A. That the picture isn't a button: C.
  @Test func `a picture in a bar is drawn, and can't be touched`() throws {
    struct Inbox: View {
      var body: some View {
        NavigationStack {
          Text("Mail").navigationTitle("All Inboxes")
            .toolbar {
              ToolbarItem(placement: .topBarLeading) {
                HStack {
                  Image(systemName: "person.fill").accessibilityLabel("You")
                  Image(systemName: "flame.fill").accessibilityLabel("Five days in a row")
                }
              }
              ToolbarItem(placement: .topBarTrailing) {
                Button("Compose", systemImage: "square.and.pencil") {}
              }
            }
        }
      }
    }
    let elements = try screen(of: Inbox()).elements
    let pictures = elements.filter { ["You", "Five days in a row"].contains($0.label) }
    #expect(pictures.count == 2)
    #expect(pictures.allSatisfy { $0.frame.width < 60 && !$0.respondsToUserInteraction })
    #expect(elements.first { $0.label == "Compose" }?.respondsToUserInteraction == true)
  }
}
