import AssistiveTechnology
import PortableUIKit

extension AccessibleScreen {
  /// The captions of a walk over the screen, without hints unless asked for.
  func spoken(language: String = "en", hints: Bool = false) -> [String] {
    let settings = SpeechSettings(language: language, hints: hints)
    return Transcript(entries: VoiceOver(app: self, settings: settings).walk()).lines
  }

  /// The lines of gestures after the start, without hints.
  func driven(by gestures: String...) async throws -> [String] {
    let settings = SpeechSettings(language: "en", hints: false)
    let voiceOver = VoiceOver(app: self, settings: settings)
    var entries = voiceOver.start()
    for gesture in gestures {
      entries.append(.gesture(gesture))
      entries += await voiceOver.perform(try Gesture(parsing: gesture)) {}
    }
    return Transcript(entries: entries).lines
  }
}
