import AccessibilityTree
import AssistiveTechnology
import SpeechRules
import Testing

/// An app may report any screen, and change it between two commands; no technology traps.
@MainActor
struct HostileScreenTests {
  private func run<Technology: AssistiveTechnology>(
    _ commands: [Technology.Command],
    _ technology: Technology,
    on app: SampleApp,
    _ maker: inout HostileScreen
  ) async {
    for command in commands.shuffled(using: &maker.generator) {
      _ = await technology.execute([WrittenCommand(command)], settle: {}, sleep: { _ in }).lines
      if maker.any([true, false, false], or: false) {
        app.tree = AccessibilityTree(nodes: maker.nodes(depth: 4))
        app.posted = [
          .screenChanged(focus: ElementID(3), text: ""), .layoutChanged(focus: nil, text: nil),
        ]
      }
    }
  }

  @Test(arguments: 0..<20)
  func `every command is answered on every screen`(seed: Int) async {
    var maker = HostileScreen(generator: SeededGenerator(seed: UInt64(seed)))
    let app = SampleApp(maker.nodes(depth: 4))
    app.answer = { _, element in element.number % 2 == 0 }
    app.results = { rotor, _, _ in ElementID(rotor) }
    let language = maker.any(["en", "ru", "de", "zh-Hans", "xx", ""], or: "en")
    let settings = SpeechSettings(language: language)
    let voiceOver = VoiceOver(app: app, settings: settings)
    _ = Transcript(entries: voiceOver.walk()).lines
    await run(AllCommands.gestures, voiceOver, on: app, &maker)
    await run(AllCommands.switches, SwitchControl(app: app, settings: settings), on: app, &maker)
    await run(AllCommands.keys, FullKeyboardAccess(app: app, settings: settings), on: app, &maker)
    await run(AllCommands.voice, VoiceControl(app: app, settings: settings), on: app, &maker)
    _ = Transcript(entries: voiceOver.walk()).lines
  }
}
