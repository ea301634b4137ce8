import AccessibilityTree
import SpeechRules
import Testing

struct SpeechLanguageTests {
  // Source: AccessibilitySnapshot: the element's language, by its whole tag or its first two
  // letters, else the language of the device; certainty A.
  static let choices: [(String, String?, String, String)] = [
    ("en", nil, "Buy, Button", "en"),
    ("en", "ru", "Buy, Кнопка", "ru"),
    ("en", "ru-RU", "Buy, Кнопка", "ru"),
    ("ru_RU", nil, "Buy, Кнопка", "ru"),
    ("ru", "fr", "Buy, Кнопка", "ru"),
    ("ru", "en-GB", "Buy, Button", "en"),
    ("fr", nil, "Buy, Button", "en"),
    ("de", nil, "Buy, Taste", "de"),
    ("en", "de-AT", "Buy, Taste", "de"),
    ("en", "zh-Hans", "Buy, 按钮", "zh-Hans"),
    ("zh-CN", nil, "Buy, 按钮", "zh-Hans"),
    ("", "", "Buy, Button", "en"),
  ]

  // Rule: language.
  @Test(arguments: choices)
  func `the element's language comes before the device's`(
    device: String,
    element: String?,
    caption: String,
    language: String
  ) {
    let composer = UtteranceComposer(settings: SpeechSettings(language: device))
    let buy = AccessibilityElement.sample("Buy", traits: .button, language: element)
    let utterance = composer.utterance(for: Stop(buy))
    #expect(utterance.caption == caption)
    #expect(utterance.language == language)
  }

  // Rule: ru-letters.
  @Test func `Russian words contain no Latin look-alikes and hints no final full stop`() {
    let everything = AccessibilityElement.sample(
      value: "2",
      traits: AccessibilityTraits(rawValue: .max).subtracting([.notEnabled]),
      actions: ["–"],
      content: [CustomContent(label: "", value: "")]
    )
    let composer = UtteranceComposer(settings: SpeechSettings(language: "ru"))
    let utterance = composer.utterance(for: Stop(everything))
    #expect(utterance.parts.count > 12)
    #expect(!utterance.caption.contains { $0.isASCII && $0.isLetter })
    #expect(utterance.parts.allSatisfy { $0.role != .hint || !$0.text.hasSuffix(".") })
  }
}
