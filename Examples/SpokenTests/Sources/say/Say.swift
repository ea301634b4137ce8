#if canImport(AssistiveTechnology)
import AccessibilityTree
import AssistiveTechnology
import SpeechRules

/// Prints what VoiceOver says of one element, in two languages: speech is computed of values, with
/// or without UIKit.
@main
struct Say {
  static func main() {
    let size = AccessibilityElement(
      id: ElementID(1),
      label: "Margherita",
      value: "30",
      traits: [.button, .selected]
    )
    for language in ["en", "ru"] {
      let composer = UtteranceComposer(settings: SpeechSettings(language: language))
      print(composer.utterance(for: Stop(size)).parts.map(\.text).joined(separator: ", "))
    }
  }
}
#else
/// Says where speech is computed; on a Mac, VoiceOver itself speaks.
@main
struct Say {
  static func main() {
    print("Speech is computed on Linux only: run the app and switch VoiceOver on.")
  }
}
#endif
