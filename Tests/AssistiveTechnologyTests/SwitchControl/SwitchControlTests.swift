import AccessibilityTree
import AssistiveTechnology
import Testing

@MainActor
struct SwitchControlTests {
  private func player(_ style: AccessibilityContainer.NavigationStyle = .automatic) -> SampleApp {
    let controls = [AccessibilityElement.button("Play"), .button("Next")].enumerated().map {
      AccessibilityNode.element($1.placed($0 + 2, x: Double($0) * 50, y: 100))
    }
    var group = AccessibilityContainer(id: ElementID(10), kind: .semanticGroup, label: "Playback")
    group.navigationStyle = style
    let app = SampleApp([
      .element(AccessibilityElement.sample("Song").placed(1, y: 0)),
      .container(group, children: controls),
      .element(
        AccessibilityElement.sample("Volume", value: "5", traits: .adjustable, actions: ["Mute"])
          .placed(4, y: 200)
      ),
    ])
    app.answer = { [unowned app] action, id in
      if action == .increment { app.change(id.number) { $0.value = "6" } }
      return action != .decrement
    }
    return app
  }

  // Source: Apple's user guides: items and groups are highlighted in turn, selecting a group enters
  // it, selecting its dashed highlight leaves it, selecting an item opens a menu; certainty A. That
  // texts are passed over: Apple's documentation of SwiftUI; A. The form of the lines: C.
  // Rule: switch-items, switch-groups.
  @Test func `groups are highlighted, entered and left`() async throws {
    #expect(
      try await Session(app: player())
        .switchControl("select", "next", "next", "select", "next", "next", "next") == [
          "Playback: Play · Next", "> select", "Play", "> next", "Next", "> next", "[leave group]",
          "> select", "Playback: Play · Next", "> next", "Volume", "> next",
          "Playback: Play · Next", "> next", "Volume",
        ]
    )
  }

  @Test func `without commands one full scan is written`() {
    #expect(Session(app: player()).switchWalk() == ["Playback: Play · Next", "Volume"])
  }

  // Source: Apple's user guides: “Group items” is a setting; certainty A.
  // Rule: switch-groups-off.
  @Test func `with groups off every item is highlighted on its own`() {
    #expect(Session(app: player()).switchWalk(groups: false) == ["Play", "Next", "Volume"])
  }

  // Source: UIAccessibility's header on the navigation style; certainty A.
  // Rule: switch-navigation-style.
  @Test(arguments: [
    (AccessibilityContainer.NavigationStyle.separate, ["Play", "Next", "Volume"]),
    (.combined, ["Playback: Play · Next", "Volume"]),
  ])
  func `the app can say whether a container is a group`(
    style: AccessibilityContainer.NavigationStyle,
    lines: [String]
  ) {
    #expect(Session(app: player(style)).switchWalk() == lines)
  }

  // Inferred: an order alone isn't a group, and neither is a single item; certainty C.
  // Rule: switch-own-groups.
  @Test func `an explicit order alone is not a group`() {
    let members = [AccessibilityElement.button("A"), .button("B")].stacked
    let one = [AccessibilityNode.element(AccessibilityElement.button("C").placed(9, y: 500))]
    let app = SampleApp([
      .group(order: .explicit, members), .group(.list, named: "List", id: 2_000, one),
    ])
    #expect(Session(app: app).switchWalk() == ["A", "B", "C"])
  }

  // Source: Apple's user guides for the menu, its documentation for custom actions; certainty A. The
  // steps of a value: C.
  // Rule: switch-menu, switch-steps.
  @Test func `a menu offers a tap, steps and custom actions`() async throws {
    let app = player()
    #expect(
      try await Session(app: app).switchControl(
        "next",
        "select",
        "next",
        "select",
        "select",
        "choose mute",
        "select",
        "cancel",
        "select",
        "choose Decrement",
        "select",
        "choose Share",
        "cancel",
        "cancel",
        "choose Tap"
      ).filter { !$0.hasPrefix(">") } == [
        "Playback: Play · Next", "Volume", "[menu] Tap · Increment · Decrement · Mute",
        "Increment", "Volume: 6", "[menu] Tap · Increment · Decrement · Mute",
        "[activated Mute]", "[menu] Tap · Increment · Decrement · Mute", "[menu closed]",
        "[menu] Tap · Increment · Decrement · Mute", "[nothing happens]",
        "[menu] Tap · Increment · Decrement · Mute", "[no match]", "[menu closed]",
        "[nothing happens]", "[nothing happens]",
      ]
    )
    #expect(app.asked == ["increment 4", "custom(0) 4", "decrement 4"])
  }

  @Test func `the menu is in the device's language`() async throws {
    let app = SampleApp(elements: [.button("Купить")])
    app.answer = { _, _ in true }
    #expect(
      try await Session(app: app, language: "ru").switchControl("select", "select")
        == ["Купить", "> select", "[menu] Коснуться", "> select", "[activated Купить]"]
    )
  }

  @Test func `a screen without items says so`() async throws {
    let app = SampleApp(elements: [.sample("Text")])
    #expect(
      try await Session(app: app).switchControl("next", "select", "cancel") == [
        "[nothing to show]", "> next", "[nothing happens]", "> select", "[nothing happens]",
        "> cancel", "[nothing happens]",
      ]
    )
  }

  @Test func `a group that disappears is left`() async throws {
    let app = player()
    app.answer = { [unowned app] _, _ in
      app.tree.nodes.remove(at: 1)
      return true
    }
    #expect(
      try await Session(app: app).switchControl("select", "select", "select", "next").suffix(3)
        == ["[activated Play]", "> next", "Volume"]
    )
  }

  @Test(arguments: [
    ("nxt", "next"), ("choose", "choose NAME"), ("Select!", "select"), ("fly away now", nil),
  ])
  func `an unknown command suggests the nearest known one`(text: String, suggestion: String?) {
    let error = #expect(throws: UnknownCommand.self) { try SwitchCommand(parsing: text) }
    #expect(error?.suggestion == suggestion)
  }

  // Source: Apple's names of the actions of a switch; certainty A.
  @Test(arguments: [
    ("Move to Next Item", SwitchCommand.next), ("next item", .next),
    ("Move to Previous Item", .previous), ("previous item", .previous), ("Select Item", .select),
  ])
  func `Apple's name of a switch action is accepted`(
    text: String,
    command: SwitchCommand
  )
    throws
  {
    #expect(try SwitchCommand(parsing: text) == command)
  }

  @Test func `commands have names in Russian`() throws {
    let commands = ["next", "previous", "select", "choose Tap", "cancel"]
    let names = try commands.map { try SwitchCommand(parsing: $0).description(in: "ru") }
    #expect(
      names == [
        "следующий объект", "предыдущий объект", "выбрать объект", "выбрать в меню: Tap",
        "отменить",
      ]
    )
    #expect(try commands.map { try SwitchCommand(parsing: $0).text } == commands)
  }
}
