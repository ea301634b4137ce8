import AccessibilityTree
import PortableSwiftUI
import ScreenTestSupport
import Testing

@MainActor
struct ListTests {
  // Rule: swiftui-list.
  // Source: CVS Health, trees of UI tests; B. The header: AccessibilitySnapshot's images; A.
  @Test func `a list speaks headers, rows and footers, without counts`() throws {
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
  @Test func `swipe buttons are actions of the row`() throws {
    let view = List {
      Text("Mail").swipeActions {
        Button("Archive") {}
        Button("Delete", role: .destructive) {}
      }
    }
    #expect(
      try screen(of: view).elements.first?.customActions.map(\.name) == ["Archive", "Delete"]
    )
  }

  // Rule: swiftui-list.
  // Source: AccessibilitySnapshot #323, “verified on device”; B.
  @Test func `swipe actions are offered before the app's own`() throws {
    let view = List {
      Text("Mail")
        .accessibilityAction(named: "Flag") {}
        .swipeActions(edge: .leading) { Button("Pin") {} }
        .swipeActions { Button("Archive") {} }
        .accessibilityAction(named: "Archive") {}
    }
    #expect(
      try screen(of: view).elements.first?.customActions.map(\.name)
        == ["Pin", "Archive", "Flag", "Archive"]
    )
  }

  @Test func `a grid is read row by row`() throws {
    let view = LazyVGrid(columns: [GridItem(), GridItem()]) {
      ForEach(1..<5, id: \.self) { Text("\($0)") }
    }
    let elements = try screen(of: view).elements
    #expect(elements.map(\.label) == ["1", "2", "3", "4"])
    #expect(elements[0].frame.y == elements[1].frame.y)
    #expect(elements[0].frame.x == elements[2].frame.x)
    #expect(elements[2].frame.y > elements[0].frame.y)
  }

  // Rule: swiftui-list.
  // Source: a recorded demonstration of swipe actions; B.
  @Test func `a deletable row has a delete action`() async throws {
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

  // Source: Apple's documentation of lists, for touches; A. The frame: C.
  @Test func `the only control of a row fills the row`() throws {
    let view = NavigationStack {
      List {
        NavigationLink("Soup") { Text("Hot") }
        Button("Buy") {}
        Text("Plain")
        HStack {
          Button("One") {}
          Button("Two") {}
        }
      }
    }
    let elements = try screen(of: view).elements
    #expect(elements.map(\.label) == ["Soup", "Buy", "Plain", "One", "Two"])
    let frames = elements.map(\.frame)
    #expect(frames[0].height >= 44 && frames[0].width == 370)
    #expect(frames[1].y == frames[0].y + frames[0].height && frames[1].width == 370)
    #expect(frames[2...].allSatisfy { $0.height < frames[1].height && $0.width < 402 })
  }

  /// Each level that doubled the work would make this last for years.
  @Test(.timeLimit(.minutes(1)))
  func `a row with many views inside one another is laid out`() throws {
    let group = (0..<50).reduce(AnyView(EmptyView())) { inner, _ in AnyView(HStack { inner }) }
    let list = List {
      HStack {
        group
        Text("Soup")
      }
    }
    let elements = try screen(of: list).elements
    #expect(elements.map(\.label) == ["Soup"])
  }

  @Test func `the control of a selectable or deletable row fills the row`() throws {
    struct Names: View {
      @State private var chosen: String?
      var body: some View {
        List(selection: $chosen) { Text("Anna").tag("Anna") }
      }
    }
    #expect(try screen(of: Names()).elements.first?.frame.width == 370)
  }
}
