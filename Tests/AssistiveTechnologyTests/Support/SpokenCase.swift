import AccessibilityTree
import SpeechRules
import Testing

struct SpokenCase: Sendable, CustomTestStringConvertible {
  let name: String
  var label: String?
  var value: String?
  var hint: String?
  var traits: AccessibilityTraits = []
  var context: Place.Context?
  var language = "en"
  let caption: String

  var testDescription: String { name }

  var spoken: String {
    let element = AccessibilityElement.sample(label, value: value, hint: hint, traits: traits)
    let composer = UtteranceComposer(settings: SpeechSettings(language: language))
    return composer.utterance(for: Stop(element, place: Place(context: context))).caption
  }
}
