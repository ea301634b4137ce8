import AccessibilityTree
import SpeechRules
import Testing

/// Custom actions, custom content and custom rotors.
struct NoticeTests {
  private func caption(_ element: AccessibilityElement, language: String = "en") -> String {
    UtteranceComposer(settings: SpeechSettings(language: language))
      .utterance(for: Stop(element)).caption
  }

  // Rule: notice-words.
  // Source: AccessibilitySnapshot; certainty A for the words, C for their place after the hint.
  @Test func `actions and content are announced after the hint, not named`() {
    let content = [CustomContent(label: "Size", value: "30 cm")]
    let element = AccessibilityElement.sample(
      "Mail",
      hint: "Opens it",
      actions: ["Delete", "Flag"],
      content: content
    )
    #expect(caption(element) == "Mail, Opens it, Actions available, More content available")
    #expect(
      caption(element, language: "ru")
        == "Mail, Opens it, Доступны действия, Доступно больше контента"
    )
  }

  // Rule: content-important.
  // Source: Apple's documentation says that important content is spoken immediately; certainty A.
  // The place after the value is Blueprint's; certainty C.
  @Test func `important content is spoken after the value`() {
    let content = [
      CustomContent(label: "Author", value: "Ann", isImportant: true),
      CustomContent(label: "Date", value: "Monday"),
    ]
    let element = AccessibilityElement.sample(
      "Photo",
      value: "New",
      traits: .image,
      content: content
    )
    #expect(caption(element) == "Photo, New, Author, Ann, Image, More content available")
  }

  // Rule: hint-rotor.
  // Source: akaDuality's book; certainty B.
  @Test func `a custom rotor tells of itself in the hint`() {
    let element = AccessibilityElement.sample("Text", hint: "Read on.", rotors: ["Errors"])
    #expect(caption(element) == "Text, Read on, Use the rotor to access Errors")
    let dimmed = AccessibilityElement.sample("Text", traits: .notEnabled, rotors: ["Errors"])
    #expect(caption(dimmed) == "Text, dimmed")
  }
}
