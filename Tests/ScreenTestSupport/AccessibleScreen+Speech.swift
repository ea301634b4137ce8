import AssistiveTechnology
package import PortableUIKit
import SpeechRules

extension AccessibleScreen {
  /// The captions for every element in reading order.
  package func spoken(language: String = "en", hints: Bool = false) -> [String] {
    let settings = SpeechSettings(language: language, hints: hints)
    return Transcript(entries: VoiceOver(app: self, settings: settings).walk()).lines
  }

  /// The lines spoken for gestures, without those at the start and without hints.
  package func driven(by gestures: String...) async throws -> [String] {
    let settings = SpeechSettings(language: "en", hints: false)
    let voiceOver = VoiceOver(app: self, settings: settings)
    let commands = try gestures.map { try WrittenCommand<Gesture>(parsing: $0) }
    return await voiceOver.execute(commands, settle: {}, sleep: { _ in }).lines
  }
}
