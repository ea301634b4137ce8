import AccessibilityTree
import AssistiveTechnology
import SpeechRules

/// A user in front of a sample app, with VoiceOver or Voice Control.
@MainActor
struct Session {
  let app: SampleApp
  var language = "en"
  var hints = false

  private var settings: SpeechSettings { SpeechSettings(language: language, hints: hints) }

  /// Returns the transcript of gestures after the start, as the notation writes it.
  func voiceOver(_ gestures: String...) async throws -> [String] {
    try await obey(gestures, VoiceOver(app: app, settings: settings))
  }

  /// Returns the lines of a walk over all elements.
  func walk() -> [String] {
    Transcript(entries: VoiceOver(app: app, settings: settings).walk()).lines
  }

  /// Returns the transcript of switch commands after the start, as the notation writes it.
  func switchControl(_ commands: String...) async throws -> [String] {
    try await obey(commands, SwitchControl(app: app, settings: settings))
  }

  /// Returns the lines of one round of Switch Control.
  func switchWalk(groups: Bool = true) -> [String] {
    let switches = SwitchControl(app: app, settings: settings, groupsItems: groups)
    return Transcript(entries: switches.walk()).lines
  }

  /// Returns the transcript of keys, as the notation writes it.
  func keyboard(_ keys: String..., isOn: Bool = true) async throws -> [String] {
    try await obey(keys, FullKeyboardAccess(app: app, settings: settings, isOn: isOn))
  }

  /// Returns the lines of one round of the tabulator.
  func keyboardWalk() -> [String] {
    Transcript(entries: FullKeyboardAccess(app: app, settings: settings).walk()).lines
  }

  /// Returns the transcript of spoken commands, as the notation writes it.
  func voiceControl(_ commands: String...) async throws -> [String] {
    try await obey(commands, VoiceControl(app: app, settings: settings))
  }

  private func obey<Technology: AssistiveTechnology>(
    _ lines: [String],
    _ technology: Technology
  ) async throws -> [String] {
    let commands = try lines.map { try WrittenCommand<Technology.Command>(parsing: $0) }
    // Nobody has to wait for an app that answers at once.
    return await technology.obey(commands, settle: {}, sleep: { _ in }).lines
  }
}
