import AccessibilityTree
import AssistiveTechnology
import SpeechRules
import Testing

@MainActor
struct RotorTests {
  private let sizes = ["Small", "Medium", "Large"]

  private func sizePicker() -> SampleApp {
    let app = SampleApp(elements: [.sample("Size", value: "Small", traits: .adjustable)])
    app.answer = { [sizes, unowned app] action, _ in
      guard case .element(let size) = app.tree.nodes[0],
        let index = sizes.firstIndex(of: size.value ?? "")
      else { return false }
      switch action {
      case .increment: app.change(1) { $0.value = sizes[min(index + 1, 2)] }
      case .decrement: app.change(1) { $0.value = sizes[max(index - 1, 0)] }
      default: return action == .activate
      }
      return true
    }
    return app
  }

  // Rule: rotor-kinds.
  @Test(arguments: ["misspelled words", "bold text"])
  func `what only the app knows is not modelled, rather than absent`(rotor: String) async throws {
    let app = SampleApp(elements: [.sample("First"), .sample("Second")])
    let lines = try await Session(app: app).voiceOver("rotor \(rotor)", "swipe down", "swipe up")
    #expect(lines.filter { $0 == "[not modelled]" }.count == 2)
    #expect(!lines.contains("[limit]"))
  }

  // Rule: adjust.
  // Source: recordings in magentaA11y, akaDuality's book; certainty B.
  @Test func `an adjustable element speaks only its new value`() async throws {
    #expect(
      try await Session(app: sizePicker(), hints: true)
        .voiceOver("swipe up", "swipe up", "swipe up", "swipe down", "double tap") == [
          "Size, Small, adjustable, Swipe up or down with one finger to adjust the value",
          "> swipe up", "Medium", "> swipe up", "Large", "> swipe up", "[limit]", "> swipe down",
          "Medium", "> double tap", "[activated Size]",
        ]
    )
  }

  @Test func `an adjustable element that the app doesn't handle does nothing`() async throws {
    let app = SampleApp(elements: [.sample("Size", traits: .adjustable)])
    #expect(try await Session(app: app).voiceOver("swipe up").last == "[nothing happens]")
  }

  // Rule: actions.
  @Test func `an action without a name is silence`() async throws {
    let app = SampleApp(elements: [.sample("Mail", traits: .button, actions: ["", "Flag"])])
    #expect(
      try await Session(app: app).voiceOver("swipe down", "swipe down").suffix(4)
        == ["> swipe down", "[silence]", "> swipe down", "Flag"]
    )
  }

  // Rule: actions.
  // Source: Apple's guide, akaDuality's book, element-x-ios #2232; certainty B. The circle: C.
  @Test func `vertical swipes choose an action, a double tap performs it`() async throws {
    let app = SampleApp(elements: [
      .sample("Mail", traits: .button, actions: ["Delete", "Flag"]), .sample("Other"),
    ])
    app.answer = { _, _ in true }
    #expect(
      try await Session(app: app).voiceOver(
        "swipe down",
        "swipe down",
        "swipe down",
        "swipe up",
        "double tap",
        "double tap"
      ) == [
        "Mail, Button, Actions available", "> swipe down", "Delete", "> swipe down", "Flag",
        "> swipe down", "Activate (default)", "> swipe up", "Flag", "> double tap",
        "[activated Flag]", "> double tap", "[activated Mail]",
      ]
    )
    #expect(app.asked == ["custom(1) 1", "activate 1"])
  }

  // Rule: actions.
  // Source: element-x-ios #2232 on iOS 17.1.2, captures of the rotor's actions; certainty B. The start: C.
  @Test func `after the last custom action comes the activation`() async throws {
    let app = SampleApp(elements: [.sample("Mail", traits: .button, actions: ["Delete"])])
    app.answer = { _, _ in true }
    #expect(
      try await Session(app: app).voiceOver(
        "swipe down",
        "swipe down",
        "double tap",
        "swipe up",
        "swipe up",
        "swipe up"
      ).dropFirst() == [
        "> swipe down", "Delete", "> swipe down", "Activate (default)", "> double tap",
        "[activated Mail]", "> swipe up", "Delete", "> swipe up", "Activate (default)",
        "> swipe up", "Delete",
      ]
    )
    #expect(app.asked == ["activate 1"])
  }

  @Test(arguments: [
    ("ru", "Активировать (выбрано)"), ("de", "Aktivieren (Standard)"), ("zh-Hans", "激活（默认）"),
  ])
  func `the activation has a name in each language`(language: String, name: String) async throws {
    let app = SampleApp(elements: [.sample("Mail", actions: ["X"])])
    #expect(
      try await Session(app: app, language: language).voiceOver("swipe down", "swipe down").last
        == name
    )
  }

  @Test func `the first swipe up chooses the last action, and moving away resets it`() async throws
  {
    let app = SampleApp(elements: [
      .sample("Mail", actions: ["Delete", "Flag"]), .sample("Other"),
    ])
    app.answer = { _, _ in true }
    #expect(
      try await Session(app: app).voiceOver("swipe up", "swipe right", "swipe left", "double tap")
        .suffix(2) == ["> double tap", "[activated Mail]"]
    )
    #expect(try await Session(app: app).voiceOver("swipe up").last == "Flag")
  }

  // Rule: content.
  // Source: akaDuality's book, CVS Health's notes; certainty B.
  @Test func `content on demand is spoken value first, with the rotor set to it`() async throws {
    let content = [
      CustomContent(label: "Size", value: "30 cm"), CustomContent(label: "Weight", value: "500 g"),
    ]
    let app = SampleApp(elements: [.sample("Pizza", content: content)])
    #expect(try await Session(app: app).voiceOver("swipe down").last == "[nothing happens]")
    #expect(
      try await Session(app: app)
        .voiceOver("rotor More Content", "swipe down", "swipe down", "swipe down")
        .filter { !$0.hasPrefix(">") } == [
          "Pizza, More content available", "More Content", "30 cm, Size", "500 g, Weight",
          "30 cm, Size",
        ]
    )
  }

  @Test func `an element with nothing to offer does nothing`() async throws {
    let app = SampleApp(elements: [.sample("Text")])
    #expect(try await Session(app: app).voiceOver("swipe up").last == "[nothing happens]")
  }

  // Rule: rotor-turn.
  // Source: Apple's guide to the rotor; certainty A. The order of the settings: C.
  @Test func `turning the rotor cycles through the settings of the element`() async throws {
    let app = SampleApp(elements: [
      .sample(
        "Pizza",
        traits: .adjustable,
        actions: ["Remove"],
        content: [CustomContent(label: "Size", value: "30 cm")],
        rotors: ["Toppings"]
      )
    ])
    let voiceOver = VoiceOver(app: app, settings: SpeechSettings(language: "en", hints: false))
    _ = voiceOver.start()
    var names: [String] = []
    for _ in 0..<11 {
      names += Transcript(entries: await voiceOver.perform(.turnRotor(.right)) {}).lines
    }
    #expect(
      names == [
        "Actions", "More Content", "Toppings", "Characters", "Words", "Lines", "Headings",
        "Containers", "Links", "Form Controls", "Adjust Value",
      ]
    )
    let back = await voiceOver.perform(.turnRotor(.left)) {}
    #expect(Transcript(entries: back).lines == ["Form Controls"])
  }

  // Rule: rotor-kinds.
  @Test func `headings and links are found, and the setting is kept when the focus moves`()
    async throws
  {
    let app = SampleApp(elements: [
      .sample("Intro"), .sample("Menu", traits: .header), .sample("Pizza"),
      .sample("Terms", traits: .link), .sample("Contact", traits: .header),
    ])
    #expect(
      try await Session(app: app).voiceOver(
        "rotor headings",
        "swipe down",
        "swipe right",
        "swipe down",
        "swipe down",
        "swipe up",
        "rotor Links",
        "swipe down"
      ) == [
        "Intro", "> rotor headings", "Headings", "> swipe down", "Menu, Heading",
        "> swipe right", "Pizza", "> swipe down", "Contact, Heading", "> swipe down", "[limit]",
        "> swipe up", "Menu, Heading", "> rotor Links", "Links", "> swipe down", "Terms, Link",
      ]
    )
  }

  @Test func `a setting is found by its Russian name`()
    async throws
  {
    let app = SampleApp(elements: [.sample("Текст"), .sample("Меню", traits: .header)])
    #expect(
      try await Session(app: app, language: "ru")
        .voiceOver("rotor заголовки", "swipe down", "rotor Actions") == [
          "Текст", "> rotor заголовки", "Заголовки", "> swipe down", "Меню, Заголовок",
          "> rotor Actions", "[nothing happens]",
        ]
    )
  }

  @Test func `an element's own setting comes before the navigation setting`() async throws {
    let app = sizePicker()
    app.tree.nodes = app.tree.nodes + [.at(0, 300, "End")]
    #expect(
      try await Session(app: app).voiceOver(
        "rotor Headings",
        "swipe down",
        "swipe right",
        "swipe left",
        "swipe up"
      ).last == "Medium"
    )
  }

  @Test func `navigating headings is not interrupted by a heading's actions`()
    async throws
  {
    let app = SampleApp(elements: [
      .sample("Intro"), .sample("Menu", traits: .header, actions: ["Sort"]),
      .sample("Contact", traits: .header),
    ])
    #expect(
      try await Session(app: app).voiceOver("rotor Headings", "swipe down", "swipe down").last
        == "Contact, Heading"
    )
  }
}
