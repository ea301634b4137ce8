import AccessibilityTree
import AssistiveTechnology
import SpeechRules
import Testing

@MainActor
struct OverlayMarkTests {
  private let settings = SpeechSettings(language: "en", hints: false)
  private let app: SampleApp

  init() {
    app = SampleApp([
      .element(.button("Buy").placed(1, y: 0)), .element(.button("Delete").placed(2, y: 50)),
      .element(.button("Delete").placed(3, y: 100)),
    ])
    app.answer = { _, _ in true }
  }

  /// Returns the text and the top edge of each mark after each command.
  private func marks<Technology: AssistiveTechnology>(
    _ technology: Technology,
    _ lines: String...
  ) async throws -> [String] {
    let commands = try lines.map { try WrittenCommand<Technology.Command>(parsing: $0) }
    var seen: [String] = []
    _ = try await technology.execute(
      commands,
      settle: {},
      look: {
        let marks = technology.marks.map { "\($0.text)@\(Int($0.frame.y))" }
        seen.append(marks.joined(separator: " "))
      }
    )
    return seen
  }

  // Source: Apple, “Use Voice Control on your iPhone”: names and numbers are next to the items; a
  // name that several have brings numbers; certainty A.
  @Test func `names and numbers have the frames of their elements`() async throws {
    #expect(
      try await marks(
        VoiceControl(app: app, settings: settings),
        "show names",
        "tap Delete",
        "tap 2",
        "show numbers",
        "show grid",
        "hide overlays"
      ) == [
        "Buy@0 Delete@50 Delete@100", "1@50 2@100", "",
        "1@0 2@50 3@100", "", "",
      ]
    )
  }

  @Test func `the keyboard mark frames the focused element`() async throws {
    #expect(
      try await marks(
        FullKeyboardAccess(app: app, settings: settings),
        "space",
        "tab",
        "tab"
      ) == ["", "@0", "@50"]
    )
  }

  @Test func `Switch Control highlights the first item at the start`() async throws {
    #expect(
      try await marks(SwitchControl(app: app, settings: settings), "next", "select", "cancel")
        == ["@0", "@50", "@50", "@50"]
    )
  }

  @Test func `a group is framed as a whole, even at its exit`() async throws {
    let members = [
      AccessibilityElement.button("Less").placed(1, x: 0, y: 10),
      .button("More").placed(2, x: 60, y: 10),
    ]
    let group = AccessibilityContainer(id: ElementID(9), kind: .semanticGroup, label: "Dish")
    let dishes = SampleApp([.container(group, children: members.map(AccessibilityNode.element))])
    let switches = SwitchControl(app: dishes, settings: settings)
    let whole = OverlayMark(frame: Rect(x: 0, y: 10, width: 100, height: 40))
    var seen: [[OverlayMark]] = []
    _ = try await switches.execute(
      [.select, .next, .next].map { WrittenCommand<SwitchCommand>($0) },
      settle: {},
      look: { seen.append(switches.marks) }
    )
    #expect(seen.map(\.first) == [whole, mark(members[0]), mark(members[1]), whole])
  }

  private func mark(_ element: AccessibilityElement) -> OverlayMark {
    OverlayMark(frame: element.frame)
  }

  @Test func `VoiceOver has no marks`() async throws {
    #expect(
      try await marks(VoiceOver(app: app, settings: settings), "swipe right") == ["", ""]
    )
  }
}
