import AccessibilityTree
import SpeechRules
import Testing

@MainActor
struct ExpansionTests {
  // Rule: expansion.
  // The words are Apple's for other places; certainty C.
  @Test(
    arguments: [
      ("en", true, "Filters, Button, Expanded"), ("en", false, "Filters, Button, Collapsed"),
      ("ru", true, "Filters, Кнопка, Развернуто"), ("ru", false, "Filters, Кнопка, Свернуто"),
      ("de", false, "Filters, Taste, Reduziert"), ("zh-Hans", true, "Filters, 按钮, 已展开"),
    ]
  )
  func `the state follows the trait words`(language: String, isExpanded: Bool, caption: String) {
    #expect(Self.spoken(isExpanded, SpeechSettings(language: language, hints: false)) == caption)
  }

  // Rule: hint-expansion.
  // Source: Apple's UIKit string tables, CVS Health's notes; certainty A for the words, C for their use.
  @Test(arguments: [
    ("en", true, "Expanded, Shows more, Double-tap to collapse"),
    ("en", false, "Collapsed, Shows more, Double-tap to expand"),
    ("ru", true, "Развернуто, Shows more, Коснитесь дважды, чтобы свернуть"),
    ("ru", false, "Свернуто, Shows more, Коснитесь дважды, чтобы развернуть"),
    ("de", true, "Erweitert, Shows more, Zum Reduzieren doppeltippen"),
    ("de", false, "Reduziert, Shows more, Zum Erweitern doppeltippen"),
    ("zh-Hans", true, "已展开, Shows more, 轻点两下以收起"),
    ("zh-Hans", false, "已收起, Shows more, 轻点两下以展开"),
  ])
  func `an expandable element has a hint`(
    language: String,
    isExpanded: Bool,
    ending: String
  ) {
    var element = AccessibilityElement.sample("Filters", hint: "Shows more", traits: .button)
    element.isExpanded = isExpanded
    let composer = UtteranceComposer(settings: SpeechSettings(language: language))
    #expect(composer.utterance(for: Stop(element)).caption.hasSuffix(ending))
    element.traits.insert(.notEnabled)
    #expect(composer.utterance(for: Stop(element)).caption.hasSuffix("Shows more"))
  }

  @Test func `an element that can't be expanded has no expansion state`() {
    #expect(Self.spoken(nil, SpeechSettings(language: "en")) == "Filters, Button")
  }

  @Test func `iOS 17 has no expansion state`() {
    #expect(Self.spoken(true, SpeechSettings(language: "en", os: .iOS17)) == "Filters, Button")
  }

  @Test func `the state is spoken wherever the trait words are`() {
    let before = SpeechSettings(language: "en", hints: false, traits: .before)
    #expect(Self.spoken(false, before) == "Button, Filters, Collapsed")
    let off = SpeechSettings(language: "en", hints: false, traits: .off)
    #expect(Self.spoken(false, off) == "Filters, Collapsed")
  }

  // Source for the form: recordings in magentaA11y; certainty B.
  @Test func `expanding in place is spoken without the trait words`() async throws {
    var filters = AccessibilityElement.button("Filters")
    filters.isExpanded = false
    let app = SampleApp(elements: [filters])
    app.answer = { _, id in
      app.change(id.number) { $0.isExpanded = true }
      return true
    }
    let lines = try await Session(app: app).voiceOver("double tap")
    #expect(
      lines == [
        "Filters, Button, Collapsed", "> double tap", "[activated Filters]", "Filters, Expanded",
      ]
    )
  }

  private static func spoken(_ isExpanded: Bool?, _ settings: SpeechSettings) -> String {
    var element = AccessibilityElement.button("Filters")
    element.isExpanded = isExpanded
    return UtteranceComposer(settings: settings).utterance(for: Stop(element)).caption
  }
}
