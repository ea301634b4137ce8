import AccessibilityTree
import SpeechRules
import Testing

struct NoticeTests {
  private func caption(_ element: AccessibilityElement, language: String = "en") -> String {
    UtteranceComposer(settings: SpeechSettings(language: language))
      .utterance(for: Stop(element)).caption
  }

  // Rule: notice-words.
  // Source: AccessibilitySnapshot's words, certainty A, and images, where notices are below the hint;
  // Apple's WWDC26 session 220, where the notice follows a hint. Certainty C.
  @Test func `actions and content are announced after the hint, not named`() {
    let content = [CustomContent(label: "Size", value: "30 cm")]
    let element = AccessibilityElement.sample(
      "Mail",
      hint: "Opens it",
      actions: ["Delete", "Flag"],
      content: content
    )
    #expect(
      caption(element) == "Mail, Opens it, More content available, "
        + "Swipe up or down to select a custom action, then double tap to activate"
    )
    #expect(
      caption(element, language: "ru")
        == "Mail, Opens it, Доступно больше контента, "
        + "Смахните вверх или вниз, чтобы выбрать действие, затем коснитесь дважды для активации"
    )
  }

  // Rule: hint-actions.
  // Source: the log of VoiceOver on iOS 26.5, Apple's WWDC26 session 220 and an answer on Stack Overflow
  // (78023101) have the hint without the notice; two suites of iOS 27 expect the notice. Certainty C.
  @Test func `either the hint of custom actions or the notice is spoken`() {
    let hint = "Swipe up or down to select a custom action, then double tap to activate."
    func spoken(_ element: AccessibilityElement, hints: Bool = true) -> [String] {
      let composer = UtteranceComposer(settings: SpeechSettings(language: "en", hints: hints))
      return composer.utterance(for: Stop(element)).parts.map(\.text)
    }
    let mail = AccessibilityElement.sample("Mail", traits: .button, actions: ["Delete"])
    #expect(spoken(mail) == ["Mail", "Button", hint])
    #expect(spoken(mail, hints: false) == ["Mail", "Button", "Actions available"])
    let size = AccessibilityElement.sample("Size", traits: .adjustable, actions: ["Reset"])
    #expect(spoken(size).last == "Actions available")
    #expect(!spoken(size).contains(hint))
    let dimmed = AccessibilityElement.sample("Mail", traits: .notEnabled, actions: ["Delete"])
    #expect(spoken(dimmed) == ["Mail", "dimmed", "Actions available"])
    let hinted = AccessibilityElement.sample("Mail", hint: "Opens it", actions: ["Delete"])
    #expect(spoken(hinted) == ["Mail", "Opens it", hint])
    #expect(spoken(hinted, hints: false) == ["Mail", "Actions available"])
  }

  // Rule: hint-actions, notice-words.
  // Source: Apple's WWDC26 session 220; certainty C that this holds for all direct touch areas.
  @Test func `a direct touch area with actions has the notice`() {
    var cat = AccessibilityElement.sample(
      "Virtual cat",
      value: "sleeping",
      traits: .allowsDirectInteraction,
      actions: ["Feed"]
    )
    cat.directTouchNeedsActivation = true
    let hint = "Activate to start direct touch interaction"
    #expect(caption(cat) == "Virtual cat, sleeping, \(hint), Actions available")
  }

  // Rule: direct-touch.
  // Source: the manual of Unity 6000.3, a post on AppleVis; certainty B.
  @Test func `a direct touch area says how to enable direct touch`() {
    let hint = "Use the rotor to enable direct touch for this app"
    let piano = AccessibilityElement.sample("Piano", traits: .allowsDirectInteraction)
    #expect(caption(piano) == "Piano, \(hint)")
    let canvas = AccessibilityElement.sample(hint: "Draws", traits: .allowsDirectInteraction)
    #expect(caption(canvas) == "Direct touch area, Draws, \(hint)")
    #expect(
      caption(canvas, language: "ru")
        == "Область прямого касания, Draws, Используйте ротор, чтобы включить прямое касание в этом "
        + "приложении"
    )
    let dimmed = AccessibilityElement.sample(traits: [.allowsDirectInteraction, .notEnabled])
    #expect(caption(dimmed) == "Direct touch area, dimmed")
  }

  // Rule: direct-touch.
  // Source: Apple's WWDC26 session 220; certainty B.
  @Test func `a direct touch area that needs activation says so`() {
    var cat = AccessibilityElement.sample(
      "Virtual cat",
      value: "sleeping",
      traits: .allowsDirectInteraction
    )
    cat.directTouchNeedsActivation = true
    #expect(caption(cat) == "Virtual cat, sleeping, Activate to start direct touch interaction")
    cat.traits = .image
    #expect(caption(cat) == "Virtual cat, sleeping, Image")
  }

  // Rule: content-important.
  // Source: CVS Health's notes of phones; certainty B. The place before the value: C.
  @Test func `important content is spoken after the label`() {
    let seat = AccessibilityElement.sample(
      "12A",
      value: "0",
      traits: [.button, .toggleButton],
      content: [CustomContent(label: "", value: "Window seat", isImportant: true)]
    )
    #expect(
      caption(seat) == "12A, Window seat, Switch button, off, Double tap to toggle setting"
    )
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
    #expect(caption(element) == "Photo, Author, Ann, New, Image, More content available")
  }

  // Rule: notice-words.
  // Source: CVS Health's notes of phones; certainty B.
  @Test func `important content needs no notice`() {
    let content = [CustomContent(label: "Position", value: "Window seat", isImportant: true)]
    #expect(caption(.sample("12A", content: content)) == "12A, Position, Window seat")
  }

  // Rule: hint-rotor.
  // Source: akaDuality's book; certainty B.
  @Test func `a custom rotor has a hint`() {
    let element = AccessibilityElement.sample("Text", hint: "Read on.", rotors: ["Errors"])
    #expect(caption(element) == "Text, Read on, Use the rotor to access Errors")
    let dimmed = AccessibilityElement.sample("Text", traits: .notEnabled, rotors: ["Errors"])
    #expect(caption(dimmed) == "Text, dimmed")
  }
}
