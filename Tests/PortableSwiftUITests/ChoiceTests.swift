import AccessibilityTree
import AssistiveTechnology
import PortableSwiftUI
import ScreenTestSupport
import SpeechRules
import Testing

@MainActor
struct ChoiceTests {
  // Rule: swiftui-list-choice.
  // Source: Apple's documentation, A, that a tap selects; what is spoken: C.
  @Test func `a double tap selects a row`() async throws {
    struct Sizes: View {
      @State private var size: String?
      var body: some View {
        List(["Small", "Large"], id: \.self, selection: $size) { Text($0) }
      }
    }
    #expect(
      try await driven(Sizes(), by: "swipe right", "double tap", "swipe left", "swipe right")
        == [
          "Small", "> swipe right", "Large", "> double tap", "[activated Large]",
          "selected, Large", "> swipe left", "Small", "> swipe right", "selected, Large",
        ]
    )
  }

  // Source: Apple's documentation of `Picker`: a `ForEach` gives each option its identity as tag; A.
  @Test func `the options of a collection need no tags`() async throws {
    struct Sizes: View {
      @State private var size = "Large"
      var body: some View {
        Picker("Size", selection: $size) {
          ForEach(["Small", "Large"], id: \.self) { Text($0) }
        }
        .pickerStyle(.segmented)
      }
    }
    let both = ForEach(["Pizza", "Drink"], id: \.self) { _ in Sizes() }
    #expect(
      try heard(both) == [
        "Small, Button, 1 of 2", "selected, Large, Button, 2 of 2", "Small, Button, 1 of 2",
        "selected, Large, Button, 2 of 2",
      ]
    )
    #expect(
      try await driven(Sizes(), by: "double tap", "swipe right").last == "Large, Button, 2 of 2"
    )
  }

  // Rule: swiftui-refresh.
  // Source: Apple's documentation, A, that pulling refreshes; that a three-finger swipe pulls: C.
  @Test func `a three-finger swipe refreshes a list`() async throws {
    struct News: View {
      @State private var count = 0
      var body: some View {
        List { Text("Loaded \(count)") }.refreshable { count += 1 }
      }
    }
    let settings = SpeechSettings(language: "en", hints: false)
    let voiceOver = VoiceOver(app: try screen(of: News()), settings: settings)
    let gestures = ["three-finger swipe down", "read"]
    let lines = await voiceOver.execute(
      try gestures.map { try WrittenCommand(parsing: $0) },
      settle: { await Task.yield() },
      sleep: { _ in }
    ).lines
    #expect(lines.last == "Loaded 1", "\(lines)")
  }

  // Rule: swiftui-focus.
  // Source: Apple's documentation and CVS Health's text fields; A. Menus: CVS Health; B.
  @Test func `an app can move the focus to a field, but not to a menu`() async throws {
    struct Form: View {
      enum Part { case name, menu }
      @AccessibilityFocusState private var focus: Part?
      @State private var name = ""
      var body: some View {
        VStack {
          Button("Send") { focus = .name }
          TextField("Name", text: $name).accessibilityFocused($focus, equals: .name)
          Button("More") { focus = .menu }
          Menu("Menu") { Button("a") {} }.accessibilityFocused($focus, equals: .menu)
          Text(focus == .name ? "there" : "elsewhere")
        }
      }
    }
    let lines = try await driven(Form(), by: "double tap", "swipe right", "double tap")
    #expect(
      lines == [
        "Send, Button", "> double tap", "[activated Send]", "[layout changed]",
        "Name, Text field", "> swipe right", "More, Button", "> double tap", "[activated More]",
      ]
    )
  }

  // Rule: swiftui-stepper.
  // Source: trees of UI tests, where the identifier of a stepper is not that of its title; B.
  @Test func `properties of a stepper apply to its buttons`() throws {
    let stepper = Stepper("Copies: 2", value: .constant(2.5))
      .accessibilityLabel("Copies").accessibilityIdentifier("copies")
    #expect(
      try heard(stepper)
        == ["Copies: 2", "Copies, Decrement, 2.5, Button", "Copies, Increment, 2.5, Button"]
    )
    #expect(
      try screen(of: stepper).elements.map(\.identifier)
        == [nil, "copies-Decrement", "copies-Increment"]
    )
  }

  // Rule: swiftui-made-element.
  // Source: trees of UI tests of drawings and tapped figures; B.
  @Test func `a drawing with only an identifier is an element without a label`() throws {
    let view = VStack {
      Text("a")
      Canvas { _, _ in }.onTapGesture {}.accessibilityIdentifier("drawing")
    }
    #expect(try heard(view) == ["a", "[silence]"])
  }
}
