import AccessibilityTree
import AssistiveTechnology
import SpeechRules
import Testing

@MainActor
struct NewsTests {
  private let app = SampleApp(elements: [.button("Open"), .sample("Two"), .sample("Three")])
  private var session: Session { Session(app: app) }

  /// Makes the app handle every action with a closure.
  private func onActivation(_ answer: @escaping @MainActor (SampleApp) -> Void) {
    app.answer = { [app] _, _ in
      answer(app)
      return true
    }
  }

  // Rule: announcement.
  // Source of the focus after each notification: Apple's documentation; certainty A.
  @Test func `an announcement leaves the focus alone`() async throws {
    onActivation { $0.posted = [.announcement("Added\nto basket")] }
    #expect(
      try await session.voiceOver("double tap", "read") == [
        "Open, Button", "> double tap", "[activated Open]", "[announcement] Added to basket",
        "> read", "Open, Button",
      ]
    )
  }

  // Rule: announcement-lost.
  // Source: XamarinCommunityToolkit #1385, MAUI #3736, Flutter #79086, a phone with iOS 26.6.1; certainty B.
  @Test(
    arguments: [
      (.default, .activate, "[announcement, likely lost] Saved"),
      (.high, .activate, "[announcement] Saved"), (.low, .activate, "[announcement] Saved"),
      (.default, .custom(0), "[announcement, likely lost] Saved"),
      (.default, .increment, "[announcement] Saved"), (.default, nil, "[announcement] Saved"),
    ] as [(AnnouncementPriority, AccessibilityAction?, String)]
  )
  func `an announcement during an activation is probably lost`(
    priority: AnnouncementPriority,
    action: AccessibilityAction?,
    line: String
  ) async throws {
    onActivation { $0.posted = [.announcement("Saved", priority: priority, within: action)] }
    #expect(try await session.voiceOver("double tap").last == line)
  }

  // Rule: announcement-lost.
  // Source: captures in which only the last was spoken; certainty B.
  @Test func `of two announcements in one turn the last is heard`() async throws {
    onActivation { app in
      app.posted = [
        .announcement("One", within: .increment), .announcement("Two", within: .increment),
        .announcement("Three"),
      ]
    }
    #expect(
      try await session.voiceOver("double tap").suffix(3) == [
        "[announcement, likely lost] One", "[announcement] Two", "[announcement] Three",
      ]
    )
    onActivation { app in
      app.posted = [
        .announcement("Now", priority: .high, within: .increment),
        .announcement("Soon", within: .increment),
        .announcement("Later", priority: .low, within: .increment),
      ]
    }
    #expect(
      try await session.voiceOver("double tap").suffix(3)
        == ["[announcement] Now", "[announcement] Soon", "[announcement] Later"]
    )
  }

  // Rule: screen-changed.
  // Source: Apple's documentation of `screenChanged`; certainty A.
  @Test func `a new screen takes the focus to its first element and names containers again`()
    async throws
  {
    onActivation { app in
      app.tree.nodes = [.group(.semanticGroup, named: "Form", [.at(0, 0, "Name")])]
      app.posted = [.screenChanged(focus: nil, text: nil)]
    }
    #expect(
      try await session.voiceOver("double tap").suffix(3)
        == ["[activated Open]", "[screen changed]", "Form, Name"]
    )
  }

  // Rule: screen-changed.
  // Source: Apple's documentation of `screenChanged`; certainty A.
  @Test func `a new screen may name the element for the focus, or a container of it`() async throws
  {
    onActivation { app in
      app.tree.nodes = [.at(0, 0, "A"), .group(id: 77, [.at(0, 100, "B")])]
      app.posted = [.screenChanged(focus: ElementID(77), text: "Welcome")]
    }
    #expect(
      try await session.voiceOver("double tap").suffix(2) == ["[screen changed] Welcome", "B"]
    )
  }

  // Rule: layout-changed.
  // Source: Apple's documentation of `layoutChanged`; certainty A.
  @Test func `a layout change moves the focus only to a named element`() async throws {
    onActivation { $0.posted = [.layoutChanged(focus: ElementID(3), text: nil)] }
    #expect(
      try await session.voiceOver("double tap").suffix(2) == ["[layout changed]", "Three"]
    )
    onActivation { $0.posted = [.layoutChanged(focus: nil, text: nil)] }
    #expect(try await session.voiceOver("double tap").last == "[layout changed]")
    #expect(try await session.voiceOver("double tap", "swipe right").last == "Two")
  }

  // Rule: layout-gone.
  // Ours; certainty C.
  @Test func `a layout change that removes the focused element reads its replacement`()
    async throws
  {
    onActivation { app in
      app.remove(1)
      app.posted = [.layoutChanged(focus: nil, text: nil)]
    }
    #expect(try await session.voiceOver("double tap").suffix(2) == ["[layout changed]", "Two"])
  }

  // Rule: focus-lost.
  @Test func `an element that vanishes without a notification loses the focus`()
    async throws
  {
    onActivation { app in
      app.remove(1)
      app.posted = [.announcement("Gone")]
    }
    #expect(
      try await session.voiceOver("double tap", "double tap").dropFirst(2) == [
        "[activated Open]", "[announcement] Gone", "[focus lost]", "> double tap",
        "[nothing happens]",
      ]
    )
  }

  // Rule: dismissed.
  @Test func `when the focus is gone after a dismissal the first element is read`() async throws {
    onActivation { app in
      app.remove(1)
      app.posted = [.dismissed]
    }
    #expect(try await session.voiceOver("scrub").suffix(2) == ["[dismissed]", "Two"])
  }

  // Rule: dismissed-opener.
  @Test func `an element that is named before a dismissal keeps the focus`() async throws {
    onActivation { app in
      app.remove(1)
      app.posted = [.layoutChanged(focus: ElementID(3), text: nil), .dismissed]
    }
    #expect(
      try await session.voiceOver("double tap").suffix(3)
        == ["[layout changed]", "Three", "[dismissed]"]
    )
  }

  @Test func `a dismissal that keeps the focus speaks nothing more`() async throws {
    onActivation { $0.posted = [.dismissed] }
    #expect(
      try await session.voiceOver("double tap").suffix(2) == ["[activated Open]", "[dismissed]"]
    )
  }

  // Rule: last-decides.
  @Test func `a dismissal and a new screen read one element, not two`() async throws {
    onActivation { app in
      app.remove(1)
      app.posted = [.dismissed, .screenChanged(focus: ElementID(3), text: nil)]
    }
    #expect(
      try await session.voiceOver("scrub").suffix(3)
        == ["[dismissed]", "[screen changed]", "Three"]
    )
  }

  // Rule: scrub.
  // Ours; certainty C.
  @Test func `an answered scrub without a notification counts as dismissed`() async throws {
    onActivation { $0.remove(1) }
    #expect(try await session.voiceOver("scrub").suffix(2) == ["[dismissed]", "Two"])
  }

  // Rule: scroll.
  // Source: Apple's documentation of pageScrolled; certainty A.
  @Test func `a scroll speaks the page, and a repeated page is the limit`() async throws {
    onActivation { $0.posted = [.pageScrolled("page 2 of 5")] }
    #expect(
      try await session.voiceOver("three-finger swipe up", "three-finger swipe up") == [
        "Open, Button", "> three-finger swipe up", "[scrolled, page 2 of 5]",
        "> three-finger swipe up", "[limit]",
      ]
    )
    app.answer = { _, _ in true }
    #expect(try await session.voiceOver("three-finger swipe left").last == "[scrolled]")
    app.answer = { _, _ in false }
    #expect(try await session.voiceOver("three-finger swipe left").last == "[nothing happens]")
  }

  // Rule: scroll-direction.
  // Source: a comment in Flutter's SemanticsObject.mm; certainty B.
  @Test(arguments: [("up", "down"), ("down", "up"), ("left", "left"), ("right", "right")])
  func `a vertical swipe of three fingers scrolls the other way`(
    fingers: String,
    scroll: String
  ) async throws {
    _ = try await session.voiceOver("three-finger swipe \(fingers)")
    let direction = try #require(AccessibilityAction.ScrollDirection(rawValue: scroll))
    #expect(app.asked == ["\(AccessibilityAction.scroll(direction)) 1"])
  }

  // Ours; certainty C.
  @Test func `an element that scrolls away passes the focus on`() async throws {
    onActivation { app in
      app.remove(1)
      app.posted = [.pageScrolled("rows 2 to 3 of 3")]
    }
    #expect(
      try await session.voiceOver("three-finger swipe up").suffix(2)
        == ["[scrolled, rows 2 to 3 of 3]", "Two"]
    )
  }

  // Rule: wait.
  @Test func `notifications during a wait are handled, and an early focus request is honoured`()
    async throws
  {
    app.posted = [.layoutChanged(focus: ElementID(2), text: nil)]
    let voiceOver = VoiceOver(app: app, settings: SpeechSettings(language: "en"))
    #expect(Transcript(entries: voiceOver.start()).lines == ["Two"])
    let app = app
    let entries = await voiceOver.perform(.wait(seconds: 2)) {
      app.posted = [.announcement("Ready")]
    }
    #expect(Transcript(entries: entries).lines == ["[announcement] Ready"])
  }

  @Test func `an app that answers every move with another is abandoned`() async throws {
    app.arrival = { [app] id in
      let other = ElementID(id.number == 2 ? 3 : 2)
      app.posted = [.layoutChanged(focus: other, text: nil)]
    }
    let lines = try await session.voiceOver("swipe right")
    #expect(lines.count { $0 == "[layout changed]" } == 8)
  }

  // Rule: last-decides.
  @Test func `of several new screens only the last one takes the focus`() async throws {
    onActivation {
      $0.posted = [
        .screenChanged(focus: ElementID(2), text: nil),
        .screenChanged(focus: ElementID(3), text: nil),
      ]
    }
    #expect(
      try await session.voiceOver("double tap").suffix(3)
        == ["[screen changed]", "[screen changed]", "Three"]
    )
  }

  @Test func `on a new screen a container is named even if it was there before`() async throws {
    let app = SampleApp([.group(.semanticGroup, named: "Form", [.at(0, 0, "A"), .at(0, 50, "B")])])
    app.answer = { [unowned app] _, _ in
      app.posted = [.screenChanged(focus: nil, text: nil)]
      return true
    }
    #expect(
      try await Session(app: app).voiceOver("swipe right", "double tap").suffix(3)
        == ["[activated B]", "[screen changed]", "Form, A"]
    )
  }

  @Test func `a new screen begins its own count of pages`() async throws {
    onActivation { $0.posted = [.pageScrolled("page 1")] }
    let voiceOver = VoiceOver(app: app, settings: SpeechSettings(language: "en"))
    _ = voiceOver.start()
    _ = await voiceOver.perform(.threeFingerSwipe(.up)) {}
    onActivation { $0.posted = [.screenChanged(focus: nil, text: nil)] }
    _ = await voiceOver.perform(.doubleTap) {}
    onActivation { $0.posted = [.pageScrolled("page 1")] }
    let entries = await voiceOver.perform(.threeFingerSwipe(.up)) {}
    #expect(Transcript(entries: entries).lines == ["[scrolled, page 1]"])
  }

  @Test func `an element that reappears can be lost again`() async throws {
    let voiceOver = VoiceOver(app: app, settings: SpeechSettings(language: "en"))
    _ = voiceOver.start()
    let full = app.tree
    var lines: [[String]] = []
    for isThere in [false, false, true, false] {
      let entries = await voiceOver.perform(.wait(seconds: 1)) { [app] in
        app.tree = full
        if !isThere { app.remove(1) }
      }
      lines.append(Transcript(entries: entries).lines)
    }
    #expect(lines == [["[focus lost]"], [], [], ["[focus lost]"]])
  }

  @Test func `a scrub that changes the element in place speaks the change`() async throws {
    onActivation { $0.change(1) { $0.value = "closed" } }
    #expect(try await session.voiceOver("scrub").suffix(2) == ["[dismissed]", "Open, closed"])
  }
}
