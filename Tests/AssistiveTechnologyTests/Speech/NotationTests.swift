import AccessibilityTree
import AssistiveTechnology
import SpeechRules
import Testing

struct NotationTests {
  private let composer = UtteranceComposer(settings: SpeechSettings(language: "en"))

  // Rule: notation.
  // Source: captures of iOS 27.0 and of a phone's caption panel; AccessibilitySnapshot; certainty H.
  @Test(arguments: [
    (SpeechNotation.caption, "Notifications, Switch button, on, Double tap to toggle setting"),
    (.service, "Notifications Switch button on Double tap to toggle setting."),
    (.snapshot, "Notifications. Switch Button. On. Double tap to toggle setting."),
  ])
  func `a stop is written in each notation`(notation: SpeechNotation, text: String) {
    let toggle = AccessibilityElement.sample(
      "Notifications",
      value: "1",
      traits: [.button, .toggleButton]
    )
    #expect(composer.utterance(for: Stop(toggle)).text(in: notation) == text)
  }

  // Source: the caption panel of iOS 26.6.1; AccessibilitySnapshot knows no rows of wheels.
  @Test func `the row of a wheel is counted, but not in a snapshot`() {
    var wheel = AccessibilityElement.sample(value: "22", traits: [.adjustable, .pickerElement])
    wheel.wheelPosition = WheelPosition(index: 22, count: 30)
    let utterance = composer.utterance(for: Stop(wheel))
    #expect(utterance.caption.hasPrefix("22, Picker Item, adjustable, 22 of 30, "))
    #expect(utterance.parts.first { $0.role == .position }?.rule == .seriesCount)
    #expect(utterance.text(in: .snapshot).hasPrefix("22. Adjustable. Swipe"))
  }

  // Source: a capture of iPadOS 27.0 (24A434).
  @Test func `a service's text ends after 64 units, and never within a character`() {
    let sentence = "Import, or drop here, one UTF-8 TXT file or plain text, up to 10 MB"
    let text = composer.utterance(for: Stop(.sample(sentence))).text(in: .service)
    #expect(text == "Import, or drop here, one UTF-8 TXT file or plain text, up to 10")
    let faces = composer.utterance(for: Stop(.sample("a" + String(repeating: "😀", count: 40))))
    #expect(faces.text(in: .service).utf16.count == 63)
  }

  // Rule: hint-full-stop.
  // Source: captures of iOS 27.0 for switches and pickers, captions of iOS 26.6.1; certainty H. The
  // app's own hint: C.
  @Test(arguments: [
    (
      AccessibilityElement.sample("Size", traits: [.button, .popUpButton]),
      "Double tap to activate the picker", "Double tap to activate the picker"
    ),
    (
      .sample("Wi-Fi", hint: "Uses power.", traits: [.button, .toggleButton]),
      "Uses power. Double tap to toggle setting.", "Uses power, Double tap to toggle setting"
    ),
    (
      .sample("Buy", hint: "Opens the cart.", traits: .button), "Opens the cart.", "Opens the cart."
    ),
  ])
  func `full stops of hints belong to the hint, and captions leave them out`(
    element: AccessibilityElement,
    service: String,
    caption: String
  ) {
    let utterance = composer.utterance(for: Stop(element))
    #expect(utterance.text(in: .service).hasSuffix(service))
    #expect(utterance.caption.hasSuffix(", " + caption))
  }
}
