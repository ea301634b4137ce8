import AccessibilityTree
import Testing

@MainActor
struct FocusTests {
  private let app = SampleApp(elements: [.sample("One"), .button("Two"), .sample("Three")])
  private var session: Session { Session(app: app) }

  @Test func `a walk goes from the first stop to the last and moves the focus along`() {
    #expect(session.walk() == ["One", "Two, Button", "Three"])
    #expect(app.moves == ["– to 1", "1 to 2", "2 to 3"])
  }

  // Rule: flick.
  // Source: Apple's guide for VoiceOver gestures; certainty A.
  @Test func `swiping reaches the ends and stays there`() async throws {
    #expect(
      try await session.voiceOver(
        "swipe left",
        "swipe right",
        "swipe right",
        "swipe right",
        "swipe left"
      ) == [
        "One", "> swipe left", "[limit]", "> swipe right", "Two, Button", "> swipe right", "Three",
        "> swipe right", "[limit]", "> swipe left", "Two, Button",
      ]
    )
  }

  // Rule: touch.
  @Test func `a touch finds the element by label, or else by caption`() async throws {
    #expect(
      try await session.voiceOver("touch Three", "touch Two, Button", "touch Four", "read") == [
        "One", "> touch Three", "Three", "> touch Two, Button", "Two, Button", "> touch Four",
        "[nothing happens]", "> read", "Two, Button",
      ]
    )
  }

  // Rule: read-all.
  // Source: akaDuality's book, seed article 001; certainty B.
  @Test func `two fingers read everything from the top or from here`() async throws {
    #expect(
      try await session.voiceOver("touch Two", "two-finger swipe down", "two-finger swipe up") == [
        "One", "> touch Two", "Two, Button", "> two-finger swipe down", "Two, Button", "Three",
        "> two-finger swipe up", "One", "Two, Button", "Three",
      ]
    )
  }

  // Rule: four-fingers.
  // Source: Apple's guide for VoiceOver gestures, seed article 003; certainty A.
  @Test func `four-finger taps jump to the first and last stop`() async throws {
    #expect(
      try await session.voiceOver("four-finger tap bottom", "four-finger tap top") == [
        "One", "> four-finger tap bottom", "Three", "> four-finger tap top", "One",
      ]
    )
  }

  // Rule: nothing.
  @Test func `an empty screen says nothing and answers nothing`() async throws {
    let empty = Session(app: SampleApp([]))
    #expect(empty.walk().isEmpty)
    let gestures = [
      "swipe right", "swipe up", "double tap", "two-finger swipe up", "four-finger tap top", "read",
      "scrub", "magic tap", "rotor right", "rotor Headings", "three-finger swipe up", "touch A",
      "type \"a\"", "double tap and hold",
    ]
    for gesture in gestures {
      #expect(try await empty.voiceOver(gesture) == ["> \(gesture)", "[nothing happens]"])
    }
    #expect(try await empty.voiceOver("wait 2s") == ["> wait 2s"])
  }

  @Test func `an app may change the screen when the focus arrives`() {
    app.arrival = { [app] id in
      if id == ElementID(1) { app.remove(2) }
    }
    #expect(session.walk() == ["One", "Three"])
  }

  @Test func `a walk ends even if an app keeps adding stops`() {
    var count = 3
    app.arrival = { [app] _ in
      count += 1
      let next = AccessibilityElement.sample("\(count)").placed(count, y: Double(count) * 100)
      app.tree.nodes.append(.element(next))
    }
    #expect(session.walk().count == 1_000)
  }

  @Test func `an element that is listed twice is two stops`() async throws {
    let twice = SampleApp([])
    let stacked = [AccessibilityElement.sample("A"), .sample("B")].stacked
    twice.tree.nodes = [.group(order: .explicit, stacked + stacked)]
    #expect(Session(app: twice).walk() == ["A", "B", "A", "B"])
  }

  @Test func `after a loss the next swipe reads the replacement`() async throws {
    app.answer = { [app] _, _ in
      app.remove(2)
      return true
    }
    #expect(
      try await session.voiceOver("touch Two", "double tap", "wait 1s", "swipe right") == [
        "One", "> touch Two", "Two, Button", "> double tap", "[activated Two]", "[focus lost]",
        "> wait 1s", "> swipe right", "Three",
      ]
    )
  }

  // Rule: focus-callbacks.
  // Source: Apple's documentation of `accessibilityElementDidBecomeFocused`; certainty A.
  @Test func `an app is notified of the focus only when it moves`() async throws {
    _ = try await session.voiceOver("touch Two", "two-finger swipe down", "touch Three", "read")
    #expect(app.moves == ["– to 1", "1 to 2", "2 to 3"])
  }
}
