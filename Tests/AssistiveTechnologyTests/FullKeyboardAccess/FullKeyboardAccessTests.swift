import AccessibilityTree
import AssistiveTechnology
import Testing

/// Where keys lead, and what they do.
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

  // Source: Apple's commands as Workday's guide lists them: the tabulator goes to the next element
  // that responds, arrows go within a group, the space bar activates; certainty B. The selected
  // segment and the circle: C.
  // Rule: keyboard-items, keyboard-tab, keyboard-groups, keyboard-space.
  @Test func `the tabulator goes from item to item, arrows go within a group`() async throws {
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

  @Test func `without keys one round of the tabulator is written`() {
    #expect(
      Session(app: settings()).keyboardWalk()
        == ["Small · Medium · Large", "Amount", "Note", "Buy"]
    )
  }

  // Concluded; certainty C.
  // Rule: keyboard-arrows.
  @Test func `arrows change a value, and lead to the nearest item elsewhere`() async throws {
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

  @Test func `without a focus keys do nothing`() async throws {
    #expect(
      try await Session(app: SampleApp(elements: [.sample("Text")]))
        .keyboard("space", "tab", "up", "tab z", "type \"a\"", "choose A", "escape")
        .filter { !$0.hasPrefix(">") } == Array(repeating: "[nothing happens]", count: 7)
    )
  }

  @Test(arguments: [
    ("tabb", "tab"), ("spce", "space"), ("type a", "type \"a\""), ("control alt delete", nil),
  ])
  func `unknown keys bring the nearest known ones`(text: String, suggestion: String?) {
    let error = #expect(throws: UnknownCommand.self) { try KeyCommand(parsing: text) }
    #expect(error?.suggestion == suggestion)
  }

  @Test func `keys have names in Russian`() throws {
    let keys = ["tab", "shift tab", "up", "space", "tab z", "choose A", "type \"б\""]
    #expect(
      try keys.map { try KeyCommand(parsing: $0).description(in: "ru") } == [
        "Tab", "Shift-Tab", "стрелка вверх", "пробел", "Tab-Z", "выбрать в меню: A", "ввести «б»",
      ]
    )
    #expect(try keys.map { try KeyCommand(parsing: $0).text } == keys)
  }
}
