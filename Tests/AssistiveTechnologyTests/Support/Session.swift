import AccessibilityTree
import AssistiveTechnology
import SpeechRules

/// A user of a sample app.
@MainActor
struct Session {
  let app: SampleApp
  var language = "en"
  var hints = false

  private var settings: SpeechSettings { SpeechSettings(language: language, hints: hints) }

  func voiceOver(_ gestures: String...) async throws -> [String] {
    try await execute(gestures, VoiceOver(app: app, settings: settings))
  }

  func walk() -> [String] {
    Transcript(entries: VoiceOver(app: app, settings: settings).walk()).lines
  }

  func switchControl(_ commands: String...) async throws -> [String] {
    try await execute(commands, SwitchControl(app: app, settings: settings))
  }

  func switchWalk(groups: Bool = true) -> [String] {
    let switches = SwitchControl(app: app, settings: settings, groupsItems: groups)
    return Transcript(entries: switches.walk()).lines
  }

  func keyboard(_ keys: String..., isOn: Bool = true) async throws -> [String] {
    try await execute(keys, FullKeyboardAccess(app: app, settings: settings, isOn: isOn))
  }

  func keyboardWalk() -> [String] {
    Transcript(entries: FullKeyboardAccess(app: app, settings: settings).walk()).lines
  }

  func voiceControl(_ commands: String...) async throws -> [String] {
    try await execute(commands, VoiceControl(app: app, settings: settings))
  }

  private func execute<Technology: AssistiveTechnology>(
    _ lines: [String],
    _ technology: Technology
  ) async throws -> [String] {
    let commands = try lines.map { try WrittenCommand<Technology.Command>(parsing: $0) }
    // The app responds immediately, so there is nothing to wait for.
    return await technology.execute(commands, settle: {}, sleep: { _ in }).lines
  }
}
