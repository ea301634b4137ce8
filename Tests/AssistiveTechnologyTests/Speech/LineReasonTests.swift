import AccessibilityTree
import AssistiveTechnology
import SpeechRules
import Testing

@MainActor
struct LineReasonTests {
  private let settings = SpeechSettings(language: "en")

  private func execute<Technology: AssistiveTechnology>(
    _ lines: [String],
    _ technology: Technology
  ) async throws -> Transcript {
    let commands = try lines.map { try WrittenCommand<Technology.Command>(parsing: $0) }
    return await technology.execute(commands, settle: {}, sleep: { _ in })
  }

  private var player: SampleApp {
    SampleApp(elements: [
      .sample("Volume", value: "5", traits: .adjustable, actions: ["Mute"]),
      .sample(traits: .button),
    ])
  }

  @Test func `a line of VoiceOver has the rule of its gesture, its event or its stop`() async throws
  {
    let app = SampleApp(elements: [.sample("Cart", traits: .header), .button("Buy"), .sample()])
    let transcript = try await execute(
      ["rotor headings", "swipe down", "swipe right", "double tap", "swipe right", "swipe right"],
      VoiceOver(app: app, settings: settings)
    )
    #expect(
      zip(transcript.lines, transcript.entries.map(\.rule)).map { "\($0): \($1?.rawValue ?? "")" }
        == [
          "Cart, Heading: part-order", "> rotor headings: rotor-turn", "Headings: rotor-turn",
          "> swipe down: ", "[limit]: rotor-kinds", "> swipe right: flick",
          "Buy, Button: part-order", "> double tap: activate", "[nothing happens]: nothing",
          "> swipe right: flick", "[silence]: silence", "> swipe right: flick", "[limit]: flick",
        ]
    )
    #expect(transcript.entries.map(\.certainty)[4] == .certain)
    #expect(transcript.guesses == ["[nothing happens]", ""])
  }

  @Test func `notifications have rules, and disputed focus moves are guesses`()
    async throws
  {
    let app = SampleApp(elements: [.button("Close")])
    app.answer = { [app] _, _ in
      app.tree.nodes = [.element(AccessibilityElement.button("Open").placed(7, y: 0))]
      app.posted = [.announcement("Saved"), .dismissed]
      return true
    }
    let transcript = try await execute(["double tap"], VoiceOver(app: app, settings: settings))
    #expect(
      transcript.entries.compactMap(\.rule).map(\.rawValue) == [
        "part-order", "activate", "activate", "announcement", "dismissed-opener", "part-order",
      ]
    )
    #expect(transcript.guesses == ["[dismissed]"])
    #expect(transcript.explanation.contains("dismissed-opener (a guess): "))
  }

  @Test func `each Voice Control name has a certainty`() async throws {
    let transcript = try await execute(
      ["show names", "tap volume", "show actions for volume"],
      VoiceControl(app: player, settings: settings)
    )
    let names = try #require(transcript.entries.dropFirst().first)
    #expect(names.parts.map(\.rule) == [.voiceInputLabels, .voiceFallback])
    #expect(names.parts.map(\.isGuess) == [false, true])
    #expect(names.certainty == .concluded)
    #expect(transcript.guesses == ["Button", "[nothing happens]"])
    let text = transcript.explanation
    #expect(text.contains("“Volume” is a shown name."))
    #expect(text.contains("“Button” is a shown name. The wording is documented:"))
    #expect(text.contains("voice-actions (documented): "))
  }

  @Test func `each menu item of Switch Control and keys has a certainty`() async throws {
    let app = player
    let switches = try await execute(["select"], SwitchControl(app: app, settings: settings))
    let menu = try #require(switches.entries.last)
    #expect(menu.parts.map(\.text) == ["Tap", "Increment", "Decrement", "Mute"])
    #expect(menu.parts.map(\.rule) == [.switchMenu, .switchSteps, .switchSteps, .switchMenu])
    #expect(switches.guesses == ["Increment", "Decrement"])
    let keys = try await execute(
      ["tab", "tab-z"],
      FullKeyboardAccess(app: app, settings: settings)
    )
    #expect(keys.entries.compactMap(\.rule) == [.keyboardTab, .keyboardActions, .switchMenu])
    #expect(keys.entries.flatMap(\.parts).map(\.rule) == [.keyboardItems, .keyboardActions])
    #expect(keys.guesses.isEmpty)
  }
}
