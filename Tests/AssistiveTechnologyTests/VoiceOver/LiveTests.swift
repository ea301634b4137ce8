import AccessibilityTree
import AssistiveTechnology
import SpeechRules
import Testing

@MainActor
struct LiveTests {
  private func answering(
    _ elements: [AccessibilityElement],
    _ answer: @escaping @MainActor (SampleApp, AccessibilityAction) -> Bool
  ) -> SampleApp {
    let app = SampleApp(elements: elements)
    app.answer = { [unowned app] action, _ in answer(app, action) }
    return app
  }

  // Rule: page-turn.
  // Source: Apple's documentation of `causesPageTurn`; certainty A. Where reading goes on: C.
  @Test func `reading everything turns the page and continues with the new text`() async throws {
    var page = 1
    let app = answering([.sample("Title"), .sample("Page 1", traits: .causesPageTurn)]) {
      app,
      action in
      guard action == .scroll(.next), page < 3 else { return false }
      page += 1
      app.change(2) { $0.label = "Page \(page)" }
      app.posted = [.pageScrolled("page \(page) of 3")]
      return true
    }
    #expect(
      try await Session(app: app).voiceOver("two-finger swipe up").dropFirst(2) == [
        "Title", "Page 1", "[scrolled, page 2 of 3]", "Page 2", "[scrolled, page 3 of 3]", "Page 3",
      ]
    )
  }

  // Rule: page-turn.
  @Test func `a page with new elements is read from the first of them`() async throws {
    let app = answering([.sample("Title"), .sample("One", traits: .causesPageTurn)]) { app, _ in
      app.remove(2)
      let new = [AccessibilityElement.sample("Two").placed(3, y: 100)]
      app.tree.nodes += new.map(AccessibilityNode.element)
      return true
    }
    #expect(
      try await Session(app: app).voiceOver("two-finger swipe down").dropFirst(2)
        == ["Title", "One", "[scrolled]", "Two"]
    )
  }

  // Rule: summary.
  // Source: Apple's documentation of `summaryElement`; certainty A, for the focus C.
  @Test func `a summary element is read first`() async throws {
    let app = answering([.button("Menu"), .sample("12 degrees", traits: .summaryElement)]) {
      app,
      _ in
      app.posted = [.screenChanged(focus: nil, text: nil)]
      return true
    }
    #expect(
      try await Session(app: app).voiceOver("swipe left", "double tap") == [
        "12 degrees", "> swipe left", "Menu, Button", "> double tap", "[activated Menu]",
        "[screen changed]", "12 degrees",
      ]
    )
    #expect(Session(app: app).walk() == ["Menu, Button", "12 degrees"])
  }

  // Rule: activate-quiet.
  // Source: Apple's documentation of `startsMediaSession`; A. akaDuality's book on `playsSound`; B.
  @Test(arguments: [AccessibilityTraits.startsMediaSession, .playsSound])
  func `VoiceOver is silent after an element that plays sound`(
    trait: AccessibilityTraits
  ) async throws {
    let app = answering([.sample("Play", value: "paused", traits: [.button, trait])]) { app, _ in
      app.change(1) { $0.value = "playing" }
      return true
    }
    #expect(
      try await Session(app: app).voiceOver("double tap", "read").suffix(3)
        == ["[activated Play]", "> read", "Play, playing, Button"]
    )
  }

  // Rule: wait.
  // Source: Apple's documentation of `updatesFrequently`; certainty A that it is polled, C for what
  // is spoken.
  @Test(arguments: [
    (AccessibilityTraits.updatesFrequently, ["0:02"]), (AccessibilityTraits.staticText, []),
  ])
  func `waiting speaks the new value of a frequently updated element`(
    trait: AccessibilityTraits,
    expected: [String]
  ) async {
    let app = SampleApp(elements: [.sample("Timer", value: "0:01", traits: trait)])
    let voiceOver = VoiceOver(app: app, settings: SpeechSettings(language: "en"))
    _ = voiceOver.start()
    let entries = await voiceOver.perform(.wait(seconds: 1)) {
      app.change(1) { $0.value = "0:02" }
    }
    #expect(Transcript(entries: entries).lines == expected)
  }

  // Rule: announcement-priority.
  // Source: Apple's documentation of `UIAccessibilityPriority`; certainty A that low waits, C that
  // nothing is cut off in a transcript.
  @Test func `an announcement of low priority waits for everything else`() async throws {
    let app = answering([.sample("Likes", value: "1", traits: .button)]) { app, _ in
      app.change(1) { $0.value = "2" }
      app.posted = [
        .announcement("Later", priority: .low), .announcement("Soon"),
        .announcement("Now", priority: .high),
      ]
      return true
    }
    #expect(
      try await Session(app: app).voiceOver("double tap").suffix(5) == [
        "[activated Likes]", "[announcement] Soon", "[announcement] Now", "Likes, 2",
        "[announcement] Later",
      ]
    )
  }

  // Rule: focus-reload.
  // Ours; certainty C.
  @Test func `a list that is reloaded keeps the focus at the same row`() async throws {
    let app = answering([.button("Row 1"), .button("Row 2")]) { app, _ in
      var rows = [AccessibilityElement.button("Row 1"), .button("Row 2")].stacked
      rows[1] = .element(
        .sample("Row 2", traits: [.button, .selected]).placed(12, y: 100)
      )
      app.tree.nodes = rows
      return true
    }
    #expect(
      try await Session(app: app).voiceOver("touch Row 2", "double tap", "swipe left").suffix(5)
        == [
          "> double tap", "[activated Row 2]", "selected, Row 2", "> swipe left", "Row 1, Button",
        ]
    )
    #expect(app.moves == ["– to 1", "1 to 2", "2 to 12", "12 to 1"])
  }

  // Rule: focus-lost.
  // Ours; certainty C.
  @Test func `a screen without elements loses the focus, once`() async throws {
    let app = answering([.button("Open")]) { app, _ in
      app.tree.nodes = []
      app.posted = [.screenChanged(focus: nil, text: nil)]
      return true
    }
    #expect(
      try await Session(app: app).voiceOver("double tap", "wait 1s").suffix(4)
        == ["[activated Open]", "[screen changed]", "[focus lost]", "> wait 1s"]
    )
  }

  // Rule: touch-frame.
  // Source: a finger can only meet what has an area on the screen; certainty A.
  @Test func `exploring by touch finds nothing outside the screen or without an area`() async throws
  {
    var flat = AccessibilityElement.sample("Flat").placed(3, y: 100)
    flat.frame.height = 0
    let app = SampleApp([.at(0, 0, "Here"), .at(0, 900, "Below"), .element(flat)])
    #expect(
      try await Session(app: app).voiceOver("touch Below", "touch Flat", "touch Here").dropFirst()
        == [
          "> touch Below", "[nothing happens]", "> touch Flat", "[nothing happens]", "> touch Here",
          "Here",
        ]
    )
  }

  // Rule: entry-app.
  // Source: pictures of phones; certainty B.
  @Test func `the app is named once, when VoiceOver first arrives`() async throws {
    let app = SampleApp(elements: [.button("A"), .button("B")])
    app.tree.title = "Settings"
    #expect(
      try await Session(app: app).voiceOver("swipe right", "four-finger tap top") == [
        "Settings, A, Button", "> swipe right", "B, Button", "> four-finger tap top", "A, Button",
      ]
    )
    #expect(Session(app: app).walk() == ["Settings, A, Button", "B, Button"])
  }

  // Rule: not-found.
  // Source: AccessibilitySnapshot; certainty A.
  @Test func `an element without an index in its container has no position`() {
    let container = AccessibilityContainer(
      id: ElementID(9),
      kind: .list,
      order: .explicit,
      elementsWithoutIndex: [ElementID(1)]
    )
    let nodes = [AccessibilityElement.sample("A"), .sample("B")].stacked
    let app = SampleApp([.container(container, children: nodes)])
    #expect(Session(app: app).walk() == ["A", "B, List end"])
  }
}
