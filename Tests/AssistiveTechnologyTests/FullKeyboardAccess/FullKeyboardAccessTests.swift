import AccessibilityTree
import AssistiveTechnology
import Testing

@MainActor
struct FullKeyboardAccessTests {
  private func settings() -> SampleApp {
    let sizes = ["Small", "Medium", "Large"].enumerated().map { index, label in
      let traits: AccessibilityTraits = label == "Medium" ? [.button, .selected] : .button
      return AccessibilityNode.element(
        .sample(label, traits: traits).placed(index + 2, x: Double(index) * 50, y: 100)
      )
    }
    let app = SampleApp([
      .element(AccessibilityElement.sample("Pizza", traits: .header).placed(1, y: 0)),
      .group(.series, id: 10, sizes),
      .element(
        AccessibilityElement.sample("Amount", value: "1", traits: .adjustable, actions: ["Clear"])
          .placed(5, y: 200)
      ),
      .element(AccessibilityElement.sample("Note", traits: .textEntry).placed(6, y: 300)),
      .element(AccessibilityElement.button("Buy").placed(7, y: 400)),
    ])
    app.answer = { [unowned app] action, id in
      switch action {
      case .increment: app.change(id.number) { $0.value = "2" }
      case .insertText(let text): app.change(id.number) { $0.value = text }
      default: break
      }
      return true
    }
    return app
  }

  // Source: Apple's commands as Workday's guide lists them: Tab goes to the next element
  // that responds, arrows go within a group, the space bar activates; certainty B. The selected
  // segment and the circle: C.
  // Rule: keyboard-items, keyboard-tab, keyboard-groups, keyboard-space.
  @Test func `Tab moves from item to item, arrows move within a group`() async throws {
    #expect(
      try await Session(app: settings()).keyboard(
        "tab",
        "right",
        "right",
        "left",
        "tab",
        "shift tab",
        "space",
        "shift-tab",
        "space",
        "tab"
      ) == [
        "> tab", "Medium", "> right", "Large", "> right", "[limit]", "> left", "Medium", "> tab",
        "Amount", "> shift tab", "Medium", "> space", "[activated Medium]", "> shift-tab", "Buy",
        "> space", "[activated Buy]", "> tab", "Medium",
      ]
    )
  }

  @Test func `without keys one full Tab cycle is written`() {
    #expect(
      Session(app: settings()).keyboardWalk()
        == ["Small · Medium · Large", "Amount", "Note", "Buy"]
    )
  }

  // Inferred; certainty C.
  // Rule: keyboard-arrows.
  @Test func `arrows change a value, and otherwise move to the nearest item`() async throws {
    #expect(
      try await Session(app: settings())
        .keyboard("tab", "tab", "up", "down", "tab", "tab", "up", "down", "down") == [
          "> tab", "Medium", "> tab", "Amount", "> up", "Amount: 2", "> down", "[limit]", "> tab",
          "Note", "> tab", "Buy", "> up", "Note", "> down", "Buy", "> down", "[limit]",
        ]
    )
  }

  // Source: Workday's guide: Tab-Z shows custom actions, Escape exits, Tab-B goes back; B.
  // Rule: keyboard-actions.
  @Test func `custom actions are in a menu`() async throws {
    let app = settings()
    #expect(
      try await Session(app: app).keyboard(
        "tab",
        "tab",
        "tab z",
        "down",
        "space",
        "tab+z",
        "escape",
        "tab z",
        "choose clear",
        "tab z",
        "choose Share",
        "tab",
        "tab z",
        "type \"Hot\"",
        "tab b"
      ).filter { !$0.hasPrefix(">") } == [
        "Medium", "Amount", "[menu] Clear", "Clear", "[activated Clear]", "[menu] Clear",
        "[menu closed]", "[menu] Clear", "[activated Clear]", "[menu] Clear", "[no match]", "Note",
        "[nothing happens]", "Note: Hot", "[dismissed]",
      ]
    )
  }

  // Source: Apple's documentation of `wantsPriorityOverSystemBehavior`: the system is asked first, unless
  // the app wants to be; A.
  // Rule: keyboard-commands.
  @Test func `keys that the system doesn't use reach the app`() async throws {
    let app = settings()
    app.keys = { keys, turn in
      switch (keys, turn) {
      case (KeyStroke(.character("n"), .command), .afterSystem): KeyStroke.Answer(name: "New")
      case (KeyStroke(.named(.pageUp), [.shift, .option]), .afterSystem):
        KeyStroke.Answer(name: nil)
      case (KeyStroke(.named(.tab)), .afterSystem): KeyStroke.Answer(name: "Never")
      case (KeyStroke(.named(.down)), .beforeSystem): KeyStroke.Answer(name: "First")
      case (KeyStroke(.character("x")), .afterSystem): KeyStroke.Answer(name: "Cut")
      default: nil
      }
    }
    #expect(
      try await Session(app: app).keyboard(
        "Command-N",
        "option shift page up",
        "command m",
        "tab",
        "down",
        "x",
        "tab",
        "tab",
        "x"
      ).filter { !$0.hasPrefix(">") } == [
        "[activated New]", "[activated Option-Shift-Page Up]", "[nothing happens]", "Medium",
        "[activated First]", "[activated Cut]", "Amount", "Note", "Note: x",
      ]
    )
  }

  // Source: Apple's documentation of focusGroupPriority, and of keyboards in WWDC21 session 10260: Tab
  // between groups, arrows within, Return chooses; A. The nearest in a direction: C.
  // Rule: focus-groups.
  @Test func `without Full Keyboard Access the system focus moves`() async throws {
    func tag(_ label: String, _ id: Int, _ focus: FocusGroupMembership?) -> AccessibilityNode {
      var element = AccessibilityElement.button(label).placed(id, y: Double(id) * 50)
      element.focusGroupMembership = focus
      return .element(element)
    }
    let app = SampleApp([
      tag("Close", 1, nil), tag("One", 2, FocusGroupMembership(group: "a")),
      tag("Two", 3, FocusGroupMembership(group: "a", priority: 2000)),
      tag("Three", 4, FocusGroupMembership(group: "b")),
      tag("Four", 5, FocusGroupMembership(group: "b")),
    ])
    app.answer = { action, _ in action == .activate }
    #expect(
      try await Session(app: app).keyboard(
        "tab",
        "up",
        "up",
        "tab",
        "down",
        "tab",
        "tab",
        "return",
        "space",
        "tab z",
        isOn: false
      ).filter { !$0.hasPrefix(">") } == [
        "Two", "One", "[limit]", "Three", "Four", "Two", "Four", "[activated Four]",
        "[nothing happens]", "[nothing happens]",
      ]
    )
  }

  @Test func `without a focus keys do nothing`() async throws {
    #expect(
      try await Session(app: SampleApp(elements: [.sample("Text")]))
        .keyboard("space", "tab", "up", "tab z", "type \"a\"", "choose A", "escape")
        .filter { !$0.hasPrefix(">") } == Array(repeating: "[nothing happens]", count: 7)
    )
  }

  @Test(arguments: [
    ("tabb", "tab"), ("spce", "space"), ("type a", "type \"a\""), ("control alt delete", nil),
    ("comand n", "command n"),
  ])
  func `unknown keys suggest the nearest known ones`(text: String, suggestion: String?) {
    let error = #expect(throws: UnknownCommand.self) { try KeyCommand(parsing: text) }
    #expect(error?.suggestion == suggestion)
  }

  @Test func `keys have names in Russian`() throws {
    let keys = [
      "tab", "shift tab", "up", "space", "tab z", "choose A", "type \"б\"", "shift command up",
    ]
    #expect(
      try keys.map { try KeyCommand(parsing: $0).description(in: "ru") } == [
        "Tab", "Shift-Tab", "стрелка вверх", "пробел", "Tab-Z", "выбрать в меню: A", "ввести «б»",
        "Shift-Command-стрелка вверх",
      ]
    )
    #expect(try keys.map { try KeyCommand(parsing: $0).text } == keys)
  }
}
