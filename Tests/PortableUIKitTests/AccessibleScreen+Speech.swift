import AssistiveTechnology
import PortableUIKit

extension AccessibleScreen {
  /// The captions of a walk over the screen, without hints unless asked for.
  func spoken(language: String = "en", hints: Bool = false) -> [String] {
    let settings = SpeechSettings(language: language, hints: hints)
    return Transcript(entries: VoiceOver(app: self, settings: settings).walk()).lines
  }
}
