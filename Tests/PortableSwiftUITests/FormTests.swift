import AccessibilityTree
import PortableSwiftUI
import ScreenTestSupport
import Testing

@MainActor
struct FormTests {
  // Rule: swiftui-field.
  // Source: AccessibilitySnapshot's images, CVS Health's legends; A.
  @Test func `an empty field speaks its title, a filled one its text`() async throws {
    struct Fields: View {
      @State private var name = ""
      @State private var secret = "abc"
      var body: some View {
        VStack {
          TextField("Name", text: $name)
          SecureField("Password", text: $secret)
          if !name.isEmpty { Text("Hello, \(name)") }
        }
      }
    }
    #expect(try heard(Fields()).first == "Name, Text field")
    let lines = try await driven(
      Fields(),
      by: "double tap",
      "type \"Anna\"",
      "swipe right",
      "swipe right"
    )
    #expect(lines.last == "Hello, Anna", "\(lines)")
  }

  @Test func `an app can begin editing and observe the focused field`() async throws {
    struct Focused: View {
      @FocusState private var isEdited: Bool
      @State private var name = ""
      var body: some View {
        VStack {
          TextField("Name", text: $name).focused($isEdited)
          Button("Edit") { isEdited = true }
          Text(isEdited ? "edited" : "left")
        }
      }
    }
    let lines = try await driven(
      Focused(),
      by: "swipe right",
      "swipe right",
      "swipe left",
      "double tap",
      "swipe right"
    )
    #expect(lines.contains("left") && lines.last == "edited", "\(lines)")
  }

  // Rule: swiftui-stepper.
  // Source: trees of UI tests, MagentaA11y; B.
  @Test func `a stepper is a text and two buttons with its label and value`() async throws {
    struct Guests: View {
      @State private var count = 2
      var body: some View { Stepper("Guests", value: $count, in: 1...3) }
    }
    #expect(
      try heard(Guests())
        == ["Guests", "Guests, Decrement, 2, Button", "Guests, Increment, 2, Button"]
    )
    #expect(
      try await driven(Guests(), by: "swipe right", "swipe right", "double tap", "double tap").last
        == "[activated Guests, Increment]"
    )
  }

  // Rule: swiftui-picker.
  // Source: trees of UI tests, captures of iOS 27; B. That the title is an element: C.
  @Test func `a picker menu is labeled with its title and value`() async throws {
    struct Themes: View {
      @State private var theme = "Light"
      var body: some View {
        Picker("Theme", selection: $theme) {
          ForEach(["Light", "Dark"], id: \.self) { Text($0).tag($0) }
        }
      }
    }
    #expect(try heard(Themes()) == ["Theme, Light, Button, Pop up button"])
    let lines = try await driven(Themes(), by: "double tap", "swipe right", "double tap")
    #expect(lines.last == "Theme, Dark, Button, Pop up button", "\(lines)")
  }

  // Rule: swiftui-picker.
  // Source: MagentaA11y, CVS Health; B.
  @Test func `segments and wheels speak like UIKit's`() async throws {
    struct Sizes: View {
      @State private var size = 1
      var body: some View {
        VStack {
          Picker("Size", selection: $size) {
            Text("Small").tag(0)
            Text("Large").tag(1)
          }
          .pickerStyle(.segmented)
          Picker("Wheel", selection: $size) {
            Text("Small").tag(0)
            Text("Large").tag(1)
          }
          .pickerStyle(.wheel)
        }
      }
    }
    #expect(
      try heard(Sizes()) == [
        "Small, Button, 1 of 2", "selected, Large, Button, 2 of 2",
        "Large, Picker Item, adjustable, 2 of 2",
      ]
    )
    let lines = try await driven(Sizes(), by: "double tap", "swipe right", "swipe right")
    #expect(lines.last == "Small, Picker Item, adjustable, 1 of 2", "\(lines)")
  }

  // Rule: swiftui-menu.
  // Source: CVS Health, captures of iOS 27; B.
  @Test func `the entries of a menu run its buttons' actions`() async throws {
    struct Actions: View {
      @State private var done = "nothing"
      var body: some View {
        VStack {
          Menu("Actions") {
            Button("Rename") { done = "renamed" }
            Button("Delete", role: .destructive) { done = "deleted" }
          }
          Text(done)
        }
      }
    }
    let lines = try await driven(
      Actions(),
      by: "double tap",
      "swipe right",
      "double tap",
      "swipe right"
    )
    #expect(lines.first == "Actions, Button, Pop up button")
    #expect(lines.last == "deleted", "\(lines)")
  }

  // Rule: swiftui-disclosure.
  // Source: CVS Health; B.
  @Test func `a disclosure group says whether it is expanded`() async throws {
    let view = DisclosureGroup("Details") { Text("More") }
    #expect(
      try await driven(view, by: "double tap", "swipe right").suffix(3)
        == ["Details, Expanded", "> swipe right", "More"]
    )
  }

  // Rule: swiftui-progress.
  // Source: CVS Health; B. Without a value: C.
  @Test func `progress is spoken as a percentage`() throws {
    let view = VStack {
      ProgressView("Download", value: 0.3)
      ProgressView()
      LabeledContent("Total", value: "5 €")
      Link("Terms", destination: URL(filePath: "/terms"))
    }
    #expect(
      try heard(view) == ["Download, 30%", "In progress", "Total, 5 €", "Terms, Button, Link"]
    )
  }

  // Rule: swiftui-progress.
  // The order of a gauge's labels, and what is spoken without them, aren't documented; C.
  @Test func `undocumented texts are reported as guesses`() throws {
    let view = VStack {
      Gauge(value: 0.5) { Text("Load") }
      Label("World", systemImage: "globe")
      LabeledContent("Total", value: "5 €")
      Text("Known")
      Label("Named", systemImage: "globe").accessibilityLabel("Mine")
      Button("Send", systemImage: "globe") {}
    }
    let elements = try screen(of: view).elements
    #expect(elements.map(\.label) == ["Load", "World", "Total, 5 €", "Known", "Mine", "Send"])
    #expect(
      elements.map(\.inferredTexts) == [[.value], [.label], [.label], [], [], []],
      "\(elements.map(\.inferredTexts))"
    )
  }

  // Rule: swiftui-toggle.
  // Source: CVS Health; B.
  @Test func `a toggle with another style remains a switch`() async throws {
    struct Checkbox: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        Button {
          configuration.isOn.toggle()
        } label: {
          HStack {
            Image(systemName: configuration.isOn ? "checkmark.square" : "square")
            configuration.label
          }
        }
      }
    }
    struct Terms: View {
      @State private var isAgreed = false
      var body: some View { Toggle("Agree", isOn: $isAgreed).toggleStyle(Checkbox()) }
    }
    #expect(try heard(Terms()) == ["Agree, Switch button, off"])
    #expect(try await driven(Terms(), by: "double tap").last == "on")
  }

  // Rule: swiftui-color.
  // Inferred; certainty C.
  @Test func `a color picker is UIKit's color well next to a title`() throws {
    #expect(
      try heard(ColorPicker("Accent", selection: .constant(.red))) == [
        "Accent", "Color well, Button",
      ]
    )
  }
}
