import AccessibilityTree
import AssistiveTechnology
import PortableSwiftUI
import ScreenTestSupport
import SpeechRules
import Testing

@MainActor
struct NavigationTests {
  private struct Dish: Hashable, Identifiable {
    let id: Int
    let name: String
  }

  private struct Kitchen: View {
    let dishes = [Dish(id: 1, name: "Soup"), Dish(id: 2, name: "Salad")]
    @State private var count = 0
    @State private var isAsking = false
    @State private var isOrdering = false

    var body: some View {
      NavigationStack {
        List {
          ForEach(dishes) { dish in NavigationLink(dish.name, value: dish) }
          Text("Count \(count)")
        }
        .navigationTitle("Menu")
        .navigationDestination(for: Dish.self) { dish in
          VStack {
            Text("Count of \(dish.name): \(count)")
            Button("More") { count += 1 }
          }
          .navigationTitle(dish.name)
        }
        .toolbar {
          ToolbarItem(placement: .topBarLeading) { Button("Clear") { isAsking = true } }
          ToolbarItem(placement: .primaryAction) { Button("Order") { isOrdering = true } }
        }
        .alert("Clear?", isPresented: $isAsking) {
          Button("Clear", role: .destructive) { count = 0 }
          Button("Cancel", role: .cancel) {}
        } message: {
          Text("It cannot be undone.")
        }
      }
      .sheet(isPresented: $isOrdering) { Receipt() }
    }
  }

  private struct Receipt: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      VStack {
        Text("Ordered")
        Button("Done") { dismiss() }
      }
    }
  }

  // Rule: swiftui-navigation.
  // Source: trees of UI tests, CVS Health; B.
  @Test func `bars, links and a title are read from the top`() throws {
    #expect(
      try heard(Kitchen())
        == [
          "Clear, Button", "Menu, Heading", "Order, Button", "Soup, Button", "Salad, Button",
          "Count 0",
        ]
    )
  }

  // Rule: swiftui-navigation.
  // Source: trees of UI tests; B.
  @Test func `a link pushes a screen, and the back button names the previous one`()
    async throws
  {
    let lines = try await driven(
      Kitchen(),
      by: "touch Soup",
      "double tap",
      "swipe right",
      "swipe right",
      "swipe right",
      "double tap",
      "swipe left",
      "scrub"
    )
    #expect(lines.contains("Count of Soup: 1"), "\(lines)")
    #expect(lines.last == "Soup, Button" || lines.last == "Clear, Button", "\(lines)")
    #expect(lines.contains("Menu, Back button"))
  }

  // Rule: swiftui-presented.
  // Source: CVS Health; B.
  @Test func `an alert is answered by its buttons`() async throws {
    let lines = try await driven(
      Kitchen(),
      by: "double tap",
      "swipe right",
      "swipe right",
      "swipe right",
      "double tap"
    )
    #expect(
      lines == [
        "Clear, Button", "> double tap", "[activated Clear]", "[screen changed]",
        "Alert, Clear?, Heading", "> swipe right", "It cannot be undone.", "> swipe right",
        "Cancel, Button", "> swipe right", "Clear, Button", "> double tap", "[activated Clear]",
        "[dismissed]", "Clear, Button",
      ]
    )
  }

  // Rule: swiftui-presented.
  // Source: CVS Health; B.
  @Test(arguments: ["double tap", "scrub"])
  func `a sheet can be dismissed by button or gesture, and opened again`(
    leaving: String
  )
    async throws
  {
    let lines = try await driven(
      Kitchen(),
      by: "touch Order",
      "double tap",
      "touch Done",
      leaving,
      "touch Order",
      "double tap"
    )
    #expect(lines.filter { $0 == "Ordered" || $0 == "Done, Button" }.count >= 2, "\(lines)")
    #expect(lines.filter { $0 == "[dismissed]" }.count == 1)
    #expect(lines.filter { $0 == "[screen changed]" }.count == 2)
  }

  @Test func `the app and the back button change the path`() async throws {
    struct Steps: View {
      @State private var path: [Int] = []
      var body: some View {
        NavigationStack(path: $path) {
          Button("Start \(path.count)") { path = [1, 2] }
            .navigationDestination(for: Int.self) { Text("Step \($0)").navigationTitle("Step") }
            .navigationTitle("Steps")
        }
      }
    }
    let lines = try await driven(
      Steps(),
      by: "touch Start 0",
      "double tap",
      "touch Step 2",
      "scrub",
      "scrub",
      "touch Start 0"
    )
    #expect(lines.contains("Step 2"), "\(lines)")
    #expect(lines.last == "Start 0, Button", "\(lines)")
  }

  @Test func `text typed into the search field reaches the app`() async throws {
    struct Found: View {
      @State private var text = ""
      var body: some View {
        NavigationStack {
          List {
            ForEach(["Soup", "Salad"].filter { text.isEmpty || $0.contains(text) }, id: \.self) {
              Text($0)
            }
          }
          .navigationTitle("Menu")
          .searchable(text: $text, prompt: "Dishes")
        }
      }
    }
    let field = try #require(try heard(Found()).first { $0.contains("earch") })
    #expect(field.hasPrefix("Dishes"), "\(field)")
    let app = try screen(of: Found())
    let element = try #require(app.elements.first { $0.traits.contains(.searchField) })
    #expect(app.perform(.insertText("Sal"), on: element.id))
    #expect(app.labels.contains("Salad") && !app.labels.contains("Soup"), "\(app.labels)")
  }

  // Rule: swiftui-tabs.
  // Source: trees of UI tests, CVS Health; B.
  @Test func `tabs can be selected and speak their position`() async throws {
    let view = TabView {
      Text("Here").tabItem { Label("Menu", systemImage: "list.bullet") }
      Text("There").tabItem { Label("Profile", systemImage: "person") }
    }
    #expect(
      try heard(view)
        == ["Here", "Tab Bar, selected, Menu, Tab, 1 of 2", "Profile, Tab, 2 of 2"]
    )
    #expect(
      try await driven(view, by: "touch Profile", "double tap", "four-finger tap top").last
        == "There"
    )
  }

  // Rule: swiftui-presented.
  // Source: Apple's documentation of sheet(isPresented:onDismiss:content:); A.
  @Test(arguments: [["swipe right", "double tap"], ["double tap"], ["scrub"]])
  func `onDismiss can move the focus, however the sheet was dismissed`(
    gestures: [String]
  ) async throws {
    struct Basket: View {
      @State private var isOpen = false
      @AccessibilityFocusState private var isAtSum: Bool
      var body: some View {
        VStack {
          Button("Open") { isOpen = true }
          Text("Sum").accessibilityFocused($isAtSum)
        }
        .sheet(isPresented: $isOpen) {
          isAtSum = true
        } content: {
          VStack {
            Leave()
            Button("Close") { isOpen = false }
          }
        }
      }
    }
    struct Leave: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View { Button("Leave") { dismiss() } }
    }
    let app = try screen(of: Basket())
    let voiceOver = VoiceOver(app: app, settings: SpeechSettings(language: "en", hints: false))
    let lines = await voiceOver.execute(
      try (["double tap"] + gestures).map { try WrittenCommand(parsing: $0) },
      settle: {},
      sleep: { _ in }
    ).lines
    #expect(lines.last == "Sum", "\(lines)")
  }

  // Rule: swiftui-tabs.
  // Ours; C.
  @Test func `an empty tab is still a tab`() throws {
    struct Tabs: View {
      var body: some View {
        TabView {
          EmptyView().tabItem { Text("Menu") }
          Text("Nothing yet").tabItem { Text("Basket") }
          Tab("Orders", systemImage: "list.bullet") { EmptyView() }
        }
      }
    }
    #expect(
      try heard(Tabs()) == [
        "Tab Bar, selected, Menu, Tab, 1 of 3", "Basket, Tab, 2 of 3", "Orders, Tab, 3 of 3",
      ]
    )
  }
}
