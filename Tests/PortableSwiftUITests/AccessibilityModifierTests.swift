import AccessibilityTree
import AssistiveTechnology
import PortableSwiftUI
import PortableUIKit
import ScreenTestSupport
import SpeechRules
import Testing

@MainActor
struct AccessibilityModifierTests {
  private struct Field: Identifiable {
    let id: Int
    let name: String
    let isWrong: Bool
  }

  // Rule: swiftui-rotor.
  // Source: AccessibilitySnapshot's images of rotors, Apple's documentation; A.
  @Test func `a rotor moves through the views of its entries`() async throws {
    let fields = [
      Field(id: 1, name: "Name", isWrong: false), Field(id: 2, name: "Mail", isWrong: true),
      Field(id: 3, name: "Phone", isWrong: true),
    ]
    let form = VStack { ForEach(fields) { Text($0.name) } }
      .accessibilityRotor("Errors") {
        ForEach(fields.filter(\.isWrong)) { AccessibilityRotorEntry($0.name, id: $0.id) }
      }
    let lines = try await driven(form, by: "rotor Errors", "swipe down", "swipe down", "swipe up")
    #expect(
      lines.filter { !$0.hasPrefix(">") }.map { String($0.prefix(5)) }
        == ["Name", "Error", "Mail", "Phone", "Mail"],
      "\(lines)"
    )
  }

  // Rule: swiftui-rotor.
  // Source: Apple's documentation; A.
  @Test func `a text field rotor around a group finds its fields`() async throws {
    struct Form: View {
      @State private var text = ""
      var body: some View {
        VStack {
          ForEach(["Name", "Mail", "Phone"], id: \.self) { name in
            TextField(name, text: $text).accessibilityLabel(name).id(name)
          }
        }
        .accessibilityRotor("Errors") {
          AccessibilityRotorEntry("Mail", id: "Mail")
          AccessibilityRotorEntry("Phone", id: "Phone")
        }
      }
    }
    let lines = try await driven(Form(), by: "rotor Errors", "swipe down", "swipe down", "swipe up")
    #expect(
      lines.filter { !$0.hasPrefix(">") }.map { String($0.prefix(5)) }
        == ["Name,", "Error", "Mail,", "Phone", "Mail,"],
      "\(lines)"
    )
  }

  // Rule: keyboard-commands.
  // Source: Apple's documentation of keyboardShortcut(_:modifiers:); A.
  @Test func `a shortcut activates the first control that has it`() async throws {
    struct Order: View {
      @State private var count = 0
      @State private var isHot = false
      var body: some View {
        NavigationStack {
          VStack {
            Text("Dishes: \(count)")
            Button("More") { count += 1 }.keyboardShortcut("m")
            Button("Most") { count += 10 }.keyboardShortcut("m")
            Toggle("Hot", isOn: $isHot).keyboardShortcut("h", modifiers: [.command, .shift])
            Text("Card").focusable()
          }
          .toolbar { Button("Send") { count = 0 }.keyboardShortcut(.return) }
        }
      }
    }
    let app = try screen(of: Order())
    func press(_ keys: String..., isOn: Bool = true) async throws -> [String] {
      let settings = SpeechSettings(language: "en")
      return await FullKeyboardAccess(app: app, settings: settings, isOn: isOn)
        .execute(try keys.map { try WrittenCommand(parsing: $0) }, settle: {}, sleep: { _ in })
        .lines.filter { !$0.hasPrefix(">") }
    }
    #expect(
      try await press("Command-M", "command m", "shift command h", "command return", "command q")
        == [
          "[activated More]", "[activated More]", "[activated Hot]", "[activated Send]",
          "[nothing happens]",
        ]
    )
    #expect(try await press("tab", isOn: false) == ["Card"])
  }

  // Rule: swiftui-focus.
  // Source: Apple's documentation; A.
  @Test func `an app can move the focus and observe it`() async throws {
    struct Sent: View {
      @AccessibilityFocusState private var isFocused: Bool
      @State private var isSent = false
      var body: some View {
        VStack {
          Button("Send") {
            isSent = true
            isFocused = true
          }
          Text("Other")
          if isSent { Text("Sent").accessibilityFocused($isFocused) }
          Text(isFocused ? "there" : "elsewhere")
        }
      }
    }
    let lines = try await driven(Sent(), by: "double tap", "swipe right", "swipe left")
    #expect(
      lines.prefix(5)
        == ["Send, Button", "> double tap", "[activated Send]", "[layout changed]", "Sent"]
    )
    #expect(lines.suffix(2) == ["> swipe left", "Sent"], "\(lines)")
  }

  // Rule: swiftui-actions.
  // Source: AccessibilitySnapshot's images of actions; A.
  @Test func `actions from a builder are reversed, single ones keep their order`() throws {
    let view = VStack {
      Text("Mail")
        .accessibilityActions {
          Button("Reply") {}
          Button("Archive") {}
        }
      Text("Video")
        .accessibilityAction(named: "Like") {}
        .accessibilityAction(named: "Share") {}
    }
    #expect(
      try screen(of: view).elements.map { $0.customActions.map(\.name) }
        == [["Archive", "Reply"], ["Like", "Share"]]
    )
  }

  // Rule: swiftui-content.
  // Source: Apple's documentation; A.
  @Test func `custom content replaces earlier content of its key, and nil removes it`() throws {
    let key = AccessibilityCustomContentKey("Seat")
    let view = VStack {
      Text("One")
        .accessibilityCustomContent(key, "12A")
        .accessibilityCustomContent(key, "12B")
      Text("Two")
        .accessibilityCustomContent(key, "12A")
        .accessibilityCustomContent(key, nil)
    }
    #expect(
      try screen(of: view).elements.map { $0.customContent.map(\.value) } == [["12B"], []]
    )
  }

  // Rule: swiftui-heading.
  // Source: Apple's documentation, A; CVS Health, B.
  @Test func `a heading has the level of its modifier`() throws {
    let view = Text("Title").accessibilityAddTraits(.isHeader).accessibilityHeading(.h2)
    #expect(try screen(of: view).elements.first?.headingLevel == 2)
  }

  // Rule: swiftui-hosting.
  // Source: Apple's documentation; A.
  @Test func `UIKit and SwiftUI views can contain each other`() throws {
    struct Old: UIViewRepresentable {
      let isOn: Bool

      func makeUIView(context: Context) -> UISwitch {
        let control = UISwitch()
        control.accessibilityLabel = "Old"
        return control
      }

      func updateUIView(_ uiView: UISwitch, context: Context) {
        uiView.isOn = isOn
      }
    }
    let view = VStack {
      Text("New")
      Old(isOn: true)
    }
    #expect(try heard(view) == ["New", "Old, Switch button, on"])
    let controller = UIViewController()
    let host = UIHostingController(rootView: Text("Inside"))
    controller.addChild(host)
    host.view.frame = CGRect(x: 0, y: 100, width: 200, height: 100)
    controller.view.addSubview(host.view)
    host.didMove(toParent: controller)
    #expect(try AccessibleScreen(showing: controller).labels == ["Inside"])
  }

  @Test func `input labels, activation points and identifiers reach the element`() throws {
    let view = Button("Add Margherita, 450 roubles") {}
      .accessibilityInputLabels(["Add Margherita", "Add"])
      .accessibilityIdentifier("add")
      .accessibilityActivationPoint(UnitPoint(x: 1, y: 0.5))
    let element = try #require(try screen(of: view).elements.first)
    #expect(element.userInputLabels == ["Add Margherita", "Add"])
    #expect(element.identifier == "add")
    #expect(element.activationPoint.x == element.frame.x + element.frame.width)
  }

  // Rule: direct-touch.
  // Source: Apple's WWDC26 session 220 for activation; certainty B. That silence changes no words: C.
  @Test func `direct touch that requires activation has its own hint`() throws {
    let cat = Rectangle().accessibilityLabel("Cat")
    #expect(
      try heard(cat.accessibilityDirectTouch(options: .requiresActivation), hints: true)
        == ["Cat, Activate to start direct touch interaction"]
    )
    #expect(
      try heard(cat.accessibilityDirectTouch(options: .silentOnTouch), hints: true)
        == ["Cat, Use the rotor to enable direct touch for this app"]
    )
  }
}
