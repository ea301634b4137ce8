import AccessibilityTree
import AssistiveTechnology
import Testing

@MainActor
struct VoiceOverlayTests {
  private func app(_ elements: AccessibilityElement...) -> SampleApp {
    let app = SampleApp(elements: elements)
    app.answer = { _, _ in true }
    return app
  }

  // Source: Apple's support page: the grid goes with the next command unless it is shown
  // continuously; certainty A. For names and numbers it follows from the commands; certainty B.
  // Rule: voice-grid-once, voice-overlay-once.
  @Test func `an overlay ends with the next command, a continuous one stays`() async throws {
    let app = app(.button("Buy"), .button("Close"))
    #expect(
      try await Session(app: app).voiceControl(
        "show numbers",
        "tap 2",
        "tap 2",
        "hide numbers",
        "show numbers continuously",
        "tap 2",
        "tap two",
        "hide overlays",
        "tap 2"
      ).filter { !$0.hasPrefix(">") } == [
        "1 Buy · 2 Close", "[activated Close]", "[no match]", "[nothing happens]",
        "1 Buy · 2 Close", "[activated Close]", "[activated Close]", "[numbers hidden]",
        "[no match]",
      ]
    )
  }

  // Source: Apple's support page and table of commands: a number enlarges its part of the grid,
  // “tap” touches it; certainty A. Four columns and nine rows, then three and three: C.
  // Rule: voice-grid-zoom.
  @Test func `a number of the grid zooms in, a tap touches the centre of the cell`() async throws {
    let app = app(.button("Buy"))
    app.touchAnswer = { _, _ in true }
    #expect(
      try await Session(app: app).voiceControl(
        "show grid",
        "choose 1",
        "5",
        "tap 9",
        "tap 9",
        "show grid",
        "choose 37"
      ).filter { !$0.hasPrefix(">") } == [
        "[grid shown]", "[grid zoomed]", "[grid zoomed]", "[activated]", "[no match]",
        "[grid shown]", "[no match]",
      ]
    )
    // The screen is 402 points wide and 874 high: a cell is 100.5 by 97.1, a ninth of its fifth
    // part 11.2 by 10.8.
    #expect(app.touches.map(\.x).map { Int($0) } == [61])
    #expect(app.touches.map(\.y).map { Int($0) } == [59])
  }

  @Test func `a tap on the grid names the element there`() async throws {
    let app = app(.button("Buy"))
    app.change(1) { $0.frame = Rect(width: 100, height: 97) }
    app.touchAnswer = { action, _ in action == .activate }
    #expect(
      try await Session(app: app)
        .voiceControl("show grid", "tap 1", "show grid", "long press 1", "show grid", "tap 2")
        .filter { !$0.hasPrefix(">") } == [
          "[grid shown]", "[activated Buy]", "[grid shown]", "[nothing happens]", "[grid shown]",
          "[activated]",
        ]
    )
  }

  // Source: Apple's message “Now at maximum grid resolution”; certainty A, for the size C.
  // Rule: voice-grid-size.
  @Test func `the grid has a minimum cell size`() async throws {
    #expect(
      try await Session(app: app(.button("Buy"))).voiceControl("show grid", "1", "1", "1")
        .filter { !$0.hasPrefix(">") }
        == ["[grid shown]", "[grid zoomed]", "[grid zoomed]", "[limit]"]
    )
  }

  // Inferred: an overlay only shows what is on the screen; certainty C.
  // Rule: voice-beside-screen, switch-beside-screen.
  @Test func `elements outside the screen have no names`() async throws {
    let app = app(.button("Buy"))
    var far = AccessibilityElement.button("Far")
    far.id = ElementID(2)
    far.frame = Rect(x: 0, y: 900, width: 40, height: 40)
    app.tree.nodes.append(.element(far))
    #expect(
      try await Session(app: app).voiceControl("show names", "tap Far").suffix(3)
        == ["Buy", "> tap Far", "[no match]"]
    )
  }

  // Source: UIAccessibility's header: an element with the trait for what is not enabled does not
  // respond; certainty A.
  // Rule: voice-not-enabled.
  @Test func `a disabled control has no name`() async throws {
    let app = app(.button("Buy"), .sample("Sold", traits: [.button, .notEnabled]))
    #expect(try await Session(app: app).voiceControl("show names").last == "Buy")
  }

  // Source: Apple's table of commands has the command; certainty A. The numbered list: C.
  // Rule: voice-actions.
  @Test func `custom actions are shown with numbers and called by name or number`() async throws {
    let app = app(
      .sample("Mail", traits: .button, actions: ["Archive", "Delete"]),
      .button("Mail 2")
    )
    #expect(
      try await Session(app: app).voiceControl(
        "show actions for Mail",
        "tap Delete",
        "show actions for Mail",
        "1",
        "show actions for Mail 2"
      ).filter { !$0.hasPrefix(">") } == [
        "1 Archive · 2 Delete", "[activated Delete]", "1 Archive · 2 Delete",
        "[activated Archive]", "[nothing happens]",
      ]
    )
    #expect(app.asked == ["custom(1) 1", "custom(0) 1"])
  }

  // Source: Apple's table of commands: “Go home”; certainty A. What follows is concluded; C.
  // Rule: voice-home.
  @Test func `going home leaves the app`() async throws {
    #expect(
      try await Session(app: app(.button("Buy"))).voiceControl("go home", "tap Buy").dropFirst()
        == ["[home screen]", "> tap Buy", "[nothing happens]"]
    )
  }

  // Rule: voice-sleep.
  // Source: Apple's support page on Voice Control; certainty A, for the lines C.
  @Test func `asleep only the wake command works, and on a locked screen nothing`() async throws {
    let lines = try await Session(app: app(.button("Buy"))).voiceControl(
      "tap Buy",
      "wake up",
      "go to sleep",
      "tap Buy",
      "проснуться",
      "repeat that",
      "lock screen",
      "wake up"
    )
    #expect(
      lines.filter { !$0.hasPrefix(">") } == [
        "[activated Buy]", "[nothing happens]", "[asleep]", "[nothing happens]", "[awake]",
        "[activated Buy]", "[screen locked]", "[nothing happens]",
      ]
    )
  }
}
