import AccessibilityTree
import AssistiveTechnology

/// A user in front of a sample app, with VoiceOver or Voice Control.
@MainActor
struct Session {
  let app: SampleApp
  var language = "en"
  var hints = false

  private var settings: SpeechSettings { SpeechSettings(language: language, hints: hints) }

  /// Returns the transcript of gestures after the start, as the notation writes it.
  func voiceOver(_ gestures: String...) async throws -> [String] {
    let voiceOver = VoiceOver(app: app, settings: settings)
    var entries = voiceOver.start()
    for text in gestures {
      let gesture = try Gesture(parsing: text)
      entries.append(.gesture(gesture.text))
      entries += await voiceOver.perform(gesture) {}
    }
    return Transcript(entries: entries).lines
  }

  /// Returns the lines of a walk over all elements.
  func walk() -> [String] {
    Transcript(entries: VoiceOver(app: app, settings: settings).walk()).lines
  }

  /// Returns the transcript of switch commands after the start, as the notation writes it.
  func switchControl(_ commands: String...) async throws -> [String] {
    let switches = SwitchControl(app: app, settings: settings)
    var entries = switches.start()
    for text in commands {
      entries.append(.gesture(text))
      entries += await switches.perform(try SwitchCommand(parsing: text)) {}
    }
    return Transcript(entries: entries).lines
  }

  /// Returns the lines of one round of Switch Control.
  func switchWalk(groups: Bool = true) -> [String] {
    let switches = SwitchControl(app: app, settings: settings, groupsItems: groups)
    return Transcript(entries: switches.walk()).lines
  }

  /// Returns the transcript of keys, as the notation writes it.
  func keyboard(_ keys: String...) async throws -> [String] {
    let keyboard = FullKeyboardAccess(app: app, settings: settings)
    var entries: [Transcript.Entry] = []
    for text in keys {
      entries.append(.gesture(text))
      entries += await keyboard.perform(try KeyCommand(parsing: text)) {}
    }
    return Transcript(entries: entries).lines
  }

  /// Returns the lines of one round of the tabulator.
  func keyboardWalk() -> [String] {
    Transcript(entries: FullKeyboardAccess(app: app, settings: settings).walk()).lines
  }

  /// Returns the transcript of spoken commands, as the notation writes it.
  func voiceControl(_ commands: String...) async throws -> [String] {
    let voiceControl = VoiceControl(app: app, settings: settings)
    var entries: [Transcript.Entry] = []
    for text in commands {
      entries.append(.gesture(text))
      entries += await voiceControl.perform(try VoiceCommand(parsing: text)) {}
    }
    return Transcript(entries: entries).lines
  }
}
