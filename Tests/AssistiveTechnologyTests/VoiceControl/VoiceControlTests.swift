import AccessibilityTree
import AssistiveTechnology
import Testing

@MainActor
struct VoiceControlTests {
  private func shop() -> SampleApp {
    let app = SampleApp(elements: [
      .sample("Pizza", traits: .header), .button("Buy"),
      .sample("Basket, 2 items", traits: .button, inputLabels: ["Basket", "Cart"]),
      .button("Close"),
    ])
    app.answer = { [unowned app] action, id in
      if id == ElementID(4) { app.posted = [.dismissed] }
      return action == .activate
    }
    return app
  }

  // Rule: voice-names-where, voice-number-order.
  // Source: Apple's documentation of `accessibilityRespondsToUserInteraction`; certainty A. The order of
  // the numbers is ours; C.
  @Test func `names and numbers are shown for responding elements, in reading order`() async throws
  {
    #expect(
      try await Session(app: shop()).voiceControl(
        "show names",
        "tap Basket",
        "show numbers",
        "tap 3",
        "tap Checkout",
        "tap 9"
      ) == [
        "> show names", "Buy · Basket · Close", "> tap Basket", "[activated Basket]",
        "> show numbers", "1 Buy · 2 Basket · 3 Close", "> tap 3", "[activated Close]",
        "[dismissed]", "> tap Checkout", "[no match]", "> tap 9", "[no match]",
      ]
    )
  }

  // Source: UIAccessibility's headers on user input labels: they take the place of the label; A.
  // Rule: voice-input-labels.
  @Test(arguments: [
    ("tap cart", "[activated Basket]"), ("tap items", "[no match]"),
    ("tap BUY", "[activated Buy]"), ("tap pizza", "[no match]"),
  ])
  func `every input label is accepted and replaces the label`(
    command: String,
    line: String
  ) async throws {
    #expect(try await Session(app: shop()).voiceControl(command).last == line)
  }

  // Source: AccessibilitySnapshot splits a label into words; certainty B. Whole names first: C.
  // Rule: voice-part-of-name.
  @Test(arguments: [
    ("tap add", "[activated Add]"),
    ("tap margherita", "[activated Add Margherita, small, to cart]"),
    ("tap add margherita to cart", "[activated Add Margherita, small, to cart]"),
    ("tap cart add", "[no match]"), ("tap marg", "[no match]"), ("tap …", "[no match]"),
  ])
  func `whole words of a name are enough, a complete name wins`(
    command: String,
    line: String
  ) async throws {
    let app = SampleApp(elements: [.button("Add Margherita, small, to cart"), .button("Add")])
    app.answer = { _, _ in true }
    #expect(try await Session(app: app).voiceControl(command).last == line)
  }

  // Input labels must be said in full; certainty C.
  // Rule: voice-whole-input-label.
  @Test func `part of an input label is not enough`() async throws {
    let app = SampleApp(elements: [
      .sample("Cart", traits: .button, inputLabels: ["Shopping cart"]),
      .sample("Cart", traits: .button, inputLabels: ["Ёлка, зелёная"]),
    ])
    app.answer = { _, _ in true }
    #expect(
      try await Session(app: app).voiceControl("tap cart", "tap SHOPPING CART", "tap елка зеленая")
        .filter { !$0.hasPrefix(">") }
        == ["[no match]", "[activated Shopping cart]", "[activated Ёлка, зелёная]"]
    )
  }

  // Source: images of AccessibilitySnapshot for iOS 18.5 and 26.2; certainty A.
  // Rule: voice-back.
  @Test func `a back button also accepts the word for back`() async throws {
    let app = SampleApp(elements: [.sample("First", traits: [.button, .backButton])])
    app.answer = { _, _ in true }
    #expect(
      try await Session(app: app).voiceControl("show names", "tap back").suffix(3)
        == ["First", "> tap back", "[activated First]"]
    )
  }

  // Rule: voice-ambiguous.
  // Source: Apple's support page on Voice Control: numbers appear next to items of one name; certainty A.
  // The lines are ours; C.
  @Test func `several matches are numbered, and a number chooses`() async throws {
    let app = SampleApp(elements: [.button("Add"), .button("Edit"), .button("Add")])
    app.answer = { _, _ in true }
    #expect(
      try await Session(app: app).voiceControl("tap add", "tap 2", "tap 2") == [
        "> tap add", "[ambiguous]", "1 Add · 2 Add", "> tap 2", "[activated Add]", "> tap 2",
        "[no match]",
      ]
    )
    #expect(app.asked == ["activate 3"])
  }

  // Rule: voice-number-or-name.
  @Test func `a number that is not shown may be a name`() async throws {
    let app = SampleApp(elements: [.button("7"), .button("8")])
    app.answer = { _, _ in true }
    #expect(
      try await Session(app: app).voiceControl("tap 8", "show numbers", "tap 1", "hide numbers")
        == [
          "> tap 8", "[activated 8]", "> show numbers", "1 7 · 2 8", "> tap 1", "[activated 7]",
          "> hide numbers", "[nothing happens]",
        ]
    )
  }

  // Source: UIKit's own names, Apple's string tables; certainty A for the words.
  nonisolated static let kinds: [(AccessibilityTraits, String, String)] = [
    (.button, "Button", "Кнопка"),
    ([.button, .backButton], "Back button", "Кнопка, указывающая назад"),
    (.adjustable, "Adjustable control", "Настраиваемый элемент управления"),
    ([.searchField, .textEntry], "Search field", "Поле поиска"),
    (.textEntry, "Text field", "Текстовое поле"),
    (.link, "Link", "Ссылка"),
    ([.staticText, .allowsDirectInteraction], "Text", "Текст"),
    ([.image, .button], "Button", "Кнопка"),
  ]

  // Rule: voice-fallback.
  @Test(arguments: kinds)
  func `an unlabelled control is named by a word for its kind`(
    traits: AccessibilityTraits,
    english: String,
    russian: String
  ) async throws {
    let app = SampleApp(elements: [.sample(traits: traits)])
    #expect(try await Session(app: app).voiceControl("show names").last == english)
    #expect(
      try await Session(app: app, language: "ru").voiceControl("показать названия").last == russian
    )
  }

  // Source: Apple's table of Voice Control's commands; certainty A. The form of the line is ours.
  // Rule: voice-increment.
  @Test func `a value is shown after each step, and a limit at the end`() async throws {
    let app = SampleApp(elements: [
      .sample("Size", value: "Small", traits: .adjustable), .button("Buy"),
    ])
    app.answer = { [unowned app] action, _ in
      app.change(1) { $0.value = action == .increment ? "Medium" : "Small" }
      return true
    }
    #expect(
      try await Session(app: app)
        .voiceControl("increment Size", "increment Size", "decrement size", "increment Buy") == [
          "> increment Size", "Size: Medium", "> increment Size", "[limit]", "> decrement size",
          "Size: Small", "> increment Buy", "[nothing happens]",
        ]
    )
  }

  // Rule: voice-scroll.
  @Test func `gestures go to the first element that handles them`() async throws {
    let app = SampleApp(elements: [.sample("Text"), .sample("Page")])
    app.answer = { action, id in id == ElementID(2) && action != .scroll(.up) }
    #expect(
      try await Session(app: app).voiceControl(
        "swipe left",
        "scroll right",
        "swipe up",
        "scroll down",
        "scroll up",
        "go back"
      ).filter { !$0.hasPrefix(">") } == [
        "[scrolled]", "[scrolled]", "[scrolled]", "[scrolled]", "[nothing happens]", "[dismissed]",
      ]
    )
    let left = "\(AccessibilityAction.scroll(.left))"
    let down = "\(AccessibilityAction.scroll(.down))"
    #expect(app.asked.prefix(4) == ["\(left) 1", "\(left) 2", "\(left) 1", "\(left) 2"])
    #expect(
      app.asked.dropFirst(4).prefix(4) == ["\(down) 1", "\(down) 2", "\(down) 1", "\(down) 2"]
    )
  }

  // Source: Apple's documentation: announcements are for VoiceOver; certainty A.
  // Rule: voice-announcements.
  @Test func `announcements are not heard, changes are seen`() async throws {
    let app = SampleApp(elements: [.button("Buy")])
    app.answer = { [unowned app] _, _ in
      app.posted = [
        .announcement("Bought"), .layoutChanged(focus: nil, text: nil),
        .screenChanged(focus: nil, text: "Thanks"), .pageScrolled("page 2"),
      ]
      return true
    }
    #expect(
      try await Session(app: app).voiceControl("tap Buy", "repeat that").dropFirst() == [
        "[activated Buy]", "[layout changed]", "[screen changed]", "[scrolled]", "> repeat that",
        "[activated Buy]", "[layout changed]", "[screen changed]", "[scrolled]",
      ]
    )
  }

  @Test func `overlays, commands and unanswered requests have their lines`() async throws {
    let app = SampleApp(elements: [.sample("Text")])
    #expect(
      try await Session(app: app).voiceControl(
        "repeat that",
        "show names",
        "hide names",
        "hide names",
        "show grid",
        "hide grid",
        "go back"
      ).filter { !$0.hasPrefix(">") } == [
        "[nothing happens]", "[nothing to show]", "[names hidden]", "[nothing happens]",
        "[grid shown]", "[grid hidden]", "[nothing happens]",
      ]
    )
    let commands = try await Session(app: app, language: "ru").voiceControl("show commands")
    #expect(commands.last?.hasPrefix("показать названия · ") == true)
    #expect(commands.last?.contains("нажать …") == true)
  }

  @Test func `an element that does not respond to a tap does nothing`() async throws {
    let app = SampleApp(elements: [.button("Buy")])
    #expect(
      try await Session(app: app).voiceControl("tap Buy", "long press Buy")
        == ["> tap Buy", "[nothing happens]", "> long press Buy", "[nothing happens]"]
    )
    #expect(app.asked == ["activate 1", "longPress 1"])
  }

  @Test func `notifications from before Voice Control are discarded`() async throws {
    let app = SampleApp(elements: [.button("Buy")])
    app.answer = { _, _ in true }
    app.posted = [.screenChanged(focus: nil, text: nil)]
    #expect(try await Session(app: app).voiceControl("tap Buy").last == "[activated Buy]")
  }
}
