import AccessibilityTree
import AssistiveTechnology
import SpeechRules
import Testing

/// Notifications that an app posts although it declines an action.
///
/// Source: Apple's documentation of the notifications: a text is spoken when it is posted;
/// certainty A. A regression: it used to be reported with the next gesture only.
@MainActor
struct RefusalTests {
  private static let everything = AccessibilityElement.sample(
    "Mail",
    value: "1",
    traits: [.button, .adjustable, .textEntry, .isEditing, .causesPageTurn],
    actions: ["Archive"]
  )

  /// Returns an app that posts a notification for each action and declines it.
  private func refusing(_ notification: AccessibilityNotification) -> SampleApp {
    let app = SampleApp(elements: [Self.everything, .sample("Two")])
    app.answer = { [unowned app] _, _ in
      app.posted = [notification]
      return false
    }
    app.touchAnswer = { [unowned app] _, _ in
      app.posted = [notification]
      return false
    }
    return app
  }

  // Rule: refused.
  @Test(arguments: [
    "double tap", "double tap and hold", "triple tap", "magic tap", "scrub",
    "three-finger swipe up", "swipe up", "type \"a\"",
  ])
  func `an announcement is reported with the declined gesture`(gesture: String) async throws {
    let app = refusing(.announcement("Not possible"))
    #expect(
      try await Session(app: app).voiceOver(gesture, "read").dropFirst().prefix(3)
        == ["> \(gesture)", "[announcement] Not possible", "> read"]
    )
  }

  @Test func `a declined custom action reports what it posts`() async throws {
    let app = refusing(.announcement("Not possible"))
    #expect(
      try await Session(app: app)
        .voiceOver("rotor Actions", "swipe down", "double tap", "swipe right").suffix(4)
        == ["> double tap", "[announcement] Not possible", "> swipe right", "Two"]
    )
  }

  @Test func `a declined page turn reports what was posted before reading continues`() async throws
  {
    let lines = try await Session(app: refusing(.announcement("The end")))
      .voiceOver("two-finger swipe up")
    #expect(lines.suffix(2) == ["[announcement] The end", "Two"])
    #expect(!lines.contains("[scrolled]"))
  }

  @Test func `the page text of a declined scroll is reported with it`()
    async throws
  {
    #expect(
      try await Session(app: refusing(.pageScrolled("Page 2")))
        .voiceOver("three-finger swipe up", "three-finger swipe up", "swipe right").dropFirst() == [
          "> three-finger swipe up", "[scrolled, Page 2]", "> three-finger swipe up", "[limit]",
          "> swipe right", "Two",
        ]
    )
  }

  @Test func `a declined gesture can move the focus`() async throws {
    let app = refusing(.layoutChanged(focus: ElementID(2), text: nil))
    #expect(
      try await Session(app: app).voiceOver("double tap").suffix(3)
        == ["> double tap", "[layout changed]", "Two"]
    )
  }

  @Test func `a declined gesture that removes the element loses the focus`() async throws {
    let app = SampleApp(elements: [.button("Open"), .sample("Two")])
    app.answer = { [unowned app] _, _ in
      app.remove(1)
      return false
    }
    #expect(
      try await Session(app: app).voiceOver("double tap").suffix(2)
        == ["> double tap", "[focus lost]"]
    )
  }

  @Test func `a notification posted while the app settles is reported`() async {
    let app = SampleApp(elements: [.button("Open")])
    let voiceOver = VoiceOver(app: app, settings: SpeechSettings(language: "en"))
    _ = voiceOver.start()
    let entries = await voiceOver.perform(.doubleTap) {
      app.posted = [.announcement("Locked")]
    }
    #expect(Transcript(entries: entries).lines == ["[announcement] Locked"])
  }

  @Test func `a notification posted when the focus arrives after a scroll is reported with it`()
    async throws
  {
    let app = SampleApp(elements: [.sample("One"), .sample("Two")])
    app.answer = { [unowned app] _, _ in
      app.remove(1)
      return true
    }
    app.arrival = { [unowned app] id in
      if id == ElementID(2) { app.posted = [.announcement("Here")] }
    }
    #expect(
      try await Session(app: app).voiceOver("three-finger swipe up").suffix(3)
        == ["[scrolled]", "Two", "[announcement] Here"]
    )
  }

  // Rule: refused.
  @Test(arguments: [
    "tap Mail", "double tap Mail", "long press Mail", "increment Mail", "decrement Mail by 3",
    "swipe left", "swipe left at Mail", "scroll down", "scroll to bottom", "go back", "type a",
    "delete all",
  ])
  func `a declined command still shows what changed`(command: String) async throws {
    let app = refusing(.layoutChanged(focus: nil, text: nil))
    #expect(
      try await Session(app: app).voiceControl(command, "show names")
        == ["> \(command)", "[layout changed]", "> show names", "Mail"]
    )
  }

  @Test func `a declined action and a declined touch show what changed`() async throws {
    let lines = try await Session(app: refusing(.layoutChanged(focus: nil, text: nil)))
      .voiceControl("show actions for Mail", "tap Archive", "show grid", "tap 1")
    #expect(
      lines == [
        "> show actions for Mail", "1 Archive", "> tap Archive", "[layout changed]",
        "> show grid", "[grid shown]", "> tap 1", "[layout changed]",
      ]
    )
  }

  @Test func `a declined step after others shows the value reached`() async throws {
    let app = SampleApp(elements: [.sample("Size", value: "1", traits: .adjustable)])
    app.answer = { [unowned app] _, _ in
      guard app.asked.count < 3 else { return false }
      app.change(1) { $0.value = "\(app.asked.count + 1)" }
      return true
    }
    #expect(
      try await Session(app: app).voiceControl("increment Size by 5").last == "Size: 3"
    )
  }

  @Test func `the page text of a declined scroll is shown once`() async throws {
    #expect(
      try await Session(app: refusing(.pageScrolled("Page 2")))
        .voiceControl("scroll down", "go back")
        == ["> scroll down", "[scrolled]", "> go back", "[scrolled]"]
    )
  }

  // Rule: refused.
  @Test func `declined switch actions and keys show what changed`() async throws {
    let notification = AccessibilityNotification.layoutChanged(focus: nil, text: nil)
    #expect(
      try await Session(app: refusing(notification)).switchControl("select", "select").suffix(2)
        == ["> select", "[layout changed]"]
    )
    #expect(
      try await Session(app: refusing(notification)).keyboard("tab", "space", "escape").suffix(4)
        == ["> space", "[layout changed]", "> escape", "[layout changed]"]
    )
  }
}
