import AccessibilityTree
import AssistiveTechnology
import SpeechRules
import Testing

@MainActor
struct ActivationTests {
  // Rule: activate.
  @Test func `only handled activations are reported`() async throws {
    let app = SampleApp(elements: [.button("Buy")])
    let session = Session(app: app)
    #expect(
      try await session.voiceOver("double tap") == [
        "Buy, Button", "> double tap", "[nothing happens]",
      ]
    )
    app.answer = { _, _ in true }
    #expect(
      try await session.voiceOver("double tap") == [
        "Buy, Button", "> double tap", "[activated Buy]",
      ]
    )
    #expect(app.asked == ["activate 1", "activate 1"])
  }

  // Rule: activate-name.
  @Test(arguments: [
    (AccessibilityElement.sample("Buy", value: "1"), "[activated Buy]"),
    (.sample(value: "Ann", traits: .button), "[activated Ann]"),
    (.sample(traits: [.button, .link]), "[activated Button, Link]"),
    (.sample(value: "1", traits: [.button, .toggleButton]), "[activated Switch button, on]"),
    (.sample(), "[activated]"),
  ])
  func `the name is the label, or else the value or trait words`(
    element: AccessibilityElement,
    line: String
  ) async throws {
    let app = SampleApp(elements: [element])
    app.answer = { _, _ in true }
    #expect(try await Session(app: app).voiceOver("double tap").last == line)
  }

  // Rule: activate.
  // Source: recordings in magentaA11y (“selected, last 10 days, two of two”); certainty B.
  @Test func `a change in place is spoken without trait words and hint`() async throws {
    let segments = [
      AccessibilityElement.sample("Day", traits: [.button, .selected]),
      .sample("Week", hint: "Hint", traits: .button),
    ]
    let app = SampleApp([.group(.series, segments.stacked)])
    app.answer = { [app] _, _ in
      app.change(1) { $0.traits.remove(.selected) }
      app.change(2) { $0.traits.insert(.selected) }
      return true
    }
    #expect(
      try await Session(app: app, hints: true).voiceOver("touch Week", "double tap").suffix(4) == [
        "Week, Button, 2 of 2, Hint", "> double tap", "[activated Week]", "selected, Week, 2 of 2",
      ]
    )
  }

  // Rule: activate-switch.
  // Source: recordings in magentaA11y; certainty B. The Russian word: a picture of a phone; B.
  @Test(arguments: [("en", "off"), ("ru", "выкл.")])
  func `only the new state of a switch is spoken`(language: String, state: String) async throws {
    let app = SampleApp(elements: [
      .sample("Wi-Fi", value: "1", traits: [.button, .toggleButton])
    ])
    app.answer = { [app] _, _ in
      app.change(1) { $0.value = "0" }
      return true
    }
    let session = Session(app: app, language: language)
    #expect(
      try await session.voiceOver("double tap").suffix(2) == ["[activated Wi-Fi]", state]
    )
  }

  // Rule: activate-field.
  // Source: recordings in magentaA11y (“text field is editing”, “use the rotor to access misspelled
  // words”); certainty B. The developers of Yandex Go missed it in a keyboard of their own.
  @Test(arguments: [
    (
      "en",
      "Card, Text field, Is editing, 22, insertion point at end, Hint, "
        + "Use the rotor to access Misspelled Words"
    ),
    (
      "ru",
      "Card, Текстовое поле, Идет правка, 22, точка вставки в конце, Hint, "
        + "Используйте ротор для доступа к объекту: Слова с ошибками"
    ),
  ])
  func `a field says when its editing begins`(language: String, line: String) async throws {
    let app = SampleApp(elements: [.sample("Card", value: "22", hint: "Hint", traits: .textEntry)])
    app.answer = { [app] _, _ in
      app.change(1) { $0.traits.insert(.isEditing) }
      return true
    }
    let session = Session(app: app, language: language, hints: true)
    #expect(try await session.voiceOver("double tap").suffix(2) == ["[activated Card]", line])
  }

  // Our choice: a state isn't a kind, so the word for dimmed is kept; certainty C.
  @Test func `an element that stops responding says so`() async throws {
    let app = SampleApp(elements: [.button("Send")])
    app.answer = { [app] _, _ in
      app.change(1) { $0.traits.insert(.notEnabled) }
      return true
    }
    #expect(
      try await Session(app: app).voiceOver("double tap").suffix(2)
        == ["[activated Send]", "Send, dimmed"]
    )
  }

  @Test func `a change is detected after the app settles`() async throws {
    let app = SampleApp(elements: [.sample("Likes", value: "1", traits: .button)])
    app.answer = { _, _ in true }
    let voiceOver = VoiceOver(app: app, settings: SpeechSettings(language: "en"))
    _ = voiceOver.start()
    let entries = await voiceOver.perform(.doubleTap) {
      await Task.yield()
      app.change(1) { $0.value = "2" }
    }
    #expect(Transcript(entries: entries).lines == ["[activated Likes]", "Likes, 2"])
  }

  // Rule: pause, magic-tap, hold.
  // Source: Apple's guide for VoiceOver gestures for holding; certainty A. The lines are ours; C.
  @Test func `holding, the magic tap and an unanswered gesture`() async throws {
    let app = SampleApp(elements: [.button("Photo")])
    app.answer = { action, _ in action != .escape }
    #expect(
      try await Session(app: app)
        .voiceOver("double tap and hold", "magic tap", "triple tap", "scrub", "two-finger tap") == [
          "Photo, Button", "> double tap and hold", "[activated Photo]", "> magic tap",
          "[activated magic tap]", "> triple tap", "[activated Photo]", "> scrub",
          "[nothing happens]", "> two-finger tap", "[nothing happens]",
        ]
    )
    #expect(app.asked == ["longPress 1", "magicTap 1", "doubleTap 1", "escape 1"])
  }

  // Rule: type.
  @Test func `typing speaks the new value`() async throws {
    let app = SampleApp(elements: [.sample("Name", value: "A", traits: .textEntry)])
    app.answer = { [app] action, _ in
      guard case .insertText(let text) = action else { return false }
      app.change(1) { $0.value? += text }
      return true
    }
    #expect(
      try await Session(app: app).voiceOver("type \"nn\"", "type \"\"").suffix(4)
        == ["> type \"nn\"", "Ann", "> type \"\"", "[nothing happens]"]
    )
  }
}
