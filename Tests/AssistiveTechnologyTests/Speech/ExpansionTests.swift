import AccessibilityTree
import SpeechRules
import Testing

/// Elements that open and close (iOS 18).
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
    #expect(Self.spoken(isExpanded, SpeechSettings(language: language)) == caption)
  }

  @Test func `an element that neither opens nor closes says nothing of it`() {
    #expect(Self.spoken(nil, SpeechSettings(language: "en")) == "Filters, Button")
  }

  @Test func `iOS 17 does not know the state`() {
    #expect(Self.spoken(true, SpeechSettings(language: "en", os: .iOS17)) == "Filters, Button")
  }

  @Test func `the state is spoken wherever the trait words are`() {
    let before = SpeechSettings(language: "en", traits: .before)
    #expect(Self.spoken(false, before) == "Button, Filters, Collapsed")
    let off = SpeechSettings(language: "en", traits: .off)
    #expect(Self.spoken(false, off) == "Filters, Collapsed")
  }

  // Source for the form: recordings in magentaA11y; certainty B.
  @Test func `opening in place is spoken without the trait words`() async throws {
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
