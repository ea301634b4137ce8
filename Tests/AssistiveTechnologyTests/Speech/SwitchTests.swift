import AccessibilityTree
import SpeechRules
import Testing

struct SwitchTests {
  // Source: AccessibilitySnapshot, SwitchControlViewController, its reference images and code;
  // certainty A.
  static let cases: [SpokenCase] = [
    SpokenCase(
      name: "on, unlabelled",
      value: "1",
      traits: [.button, .toggleButton],
      caption: "Switch button, on, Double tap to toggle setting"
    ),
    SpokenCase(
      name: "off, labelled",
      label: "Wi-Fi",
      value: "0",
      traits: [.button, .toggleButton],
      caption: "Wi-Fi, Switch button, off, Double tap to toggle setting"
    ),
    SpokenCase(
      name: "mixed",
      label: "All",
      value: "2",
      traits: [.button, .toggleButton],
      caption: "All, Switch button, mixed, Double tap to toggle setting"
    ),
    SpokenCase(
      name: "any other value, since iOS 17",
      label: "Mode",
      value: "Auto",
      traits: [.button, .toggleButton],
      caption: "Mode, Switch button, Auto, Double tap to toggle setting"
    ),
    SpokenCase(
      name: "no value",
      label: "Row",
      traits: [.button, .toggleButton],
      caption: "Row, Switch button, Double tap to toggle setting"
    ),
    SpokenCase(
      name: "dimmed",
      value: "1",
      traits: [.button, .toggleButton, .notEnabled],
      caption: "dimmed, Switch button, on"
    ),
    SpokenCase(
      name: "the app's hint comes first and loses its full stop",
      label: "Wi-Fi",
      value: "1",
      hint: "Uses more power.",
      traits: [.button, .toggleButton],
      caption: "Wi-Fi, Switch button, on, Uses more power, Double tap to toggle setting"
    ),
  ]

  // Rule: hint-dimmed, hint-parts, switch-state.
  @Test(arguments: cases)
  func `a switch speaks its state after the word`(_ spoken: SpokenCase) {
    #expect(spoken.spoken == spoken.caption)
  }

  // Rule: switch-alone.
  // Source: AccessibilitySnapshot's issue 199, heard on iOS 17; its code omits the word; certainty C.
  @Test(arguments: [
    ("1", "Fake label, Switch button, on", "Fake label. On."),
    ("3", "Fake label, Switch button, 3", "Fake label. 3"),
    (nil, "Fake label, Switch button", "Fake label"),
  ])
  func `a toggle is called a switch without the button trait, except in snapshots`(
    value: String?,
    caption: String,
    snapshot: String
  ) {
    let toggle = AccessibilityElement.sample("Fake label", value: value, traits: .toggleButton)
    let composer = UtteranceComposer(settings: SpeechSettings(language: "en", hints: false))
    let utterance = composer.utterance(for: Stop(toggle))
    #expect(utterance.caption == caption)
    #expect(utterance.parts.first { $0.rule == SpeechRule.switchAlone }?.isGuess == true)
    #expect(composer.snapshotDescription(for: Stop(toggle)).description == snapshot)
  }
}
