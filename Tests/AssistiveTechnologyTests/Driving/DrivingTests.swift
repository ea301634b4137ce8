import AccessibilityTree
import AssistiveTechnology
import SpeechRules
import Testing

@MainActor
struct DrivingTests {
  /// A technology that reports each command it is given.
  private final class Echo: AssistiveTechnology {
    func perform(
      _ command: Gesture,
      settle: @MainActor () async -> Void
    ) async -> [Transcript.Entry] {
      await settle()
      return [.shown(command.text)]
    }
  }

  @Test func `a transcript repeats a command as it was written, before its effects`() async throws {
    let commands = try ["Double  Tap", "long press"].map {
      try WrittenCommand<Gesture>(parsing: $0)
    }
    let transcript = await Echo().execute(commands, settle: {}, sleep: { _ in })
    #expect(
      transcript.lines == ["> Double  Tap", "double tap", "> long press", "double tap and hold"]
    )
  }

  @Test func `a command value is written in notation`() {
    #expect(WrittenCommand(SwitchCommand.choose("A")).words == "choose A")
  }

  @Test func `only a wait command sleeps, before it is performed`() async {
    var passed: [Double] = []
    var settled = 0
    _ = await Echo().execute(
      [WrittenCommand(.read), WrittenCommand(.wait(seconds: 1.5))],
      settle: { settled += 1 },
      sleep: { passed.append($0) }
    )
    #expect(passed == [1.5])
    #expect(settled == 2)
  }

  @Test func `each technology reports what happens before the first command`() async throws {
    let app = SampleApp(elements: [.sample("Buy", traits: .button)])
    let settings = SpeechSettings(language: "en", hints: false)
    func lines(_ technology: some AssistiveTechnology) async -> [String] {
      await technology.execute([], settle: {}, sleep: { _ in }).lines
    }
    #expect(await lines(VoiceOver(app: app, settings: settings)) == ["Buy, Button"])
    #expect(await lines(SwitchControl(app: app, settings: settings)) == ["Buy"])
    #expect(await lines(VoiceControl(app: app, settings: settings)) == [])
    #expect(await lines(FullKeyboardAccess(app: app, settings: settings)) == [])
  }
}
