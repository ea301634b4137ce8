import AccessibilityTree
import Testing

struct SwitchTests {
  // Source: AccessibilitySnapshot, SwitchControlViewController, its reference images and code;
  // certainty A. The row without the word is confirmed by recordings in magentaA11y; certainty B.
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
      name: "a row of Settings, no button trait",
      label: "Reachability",
      value: "0",
      traits: .toggleButton,
      caption: "Reachability, off, Double tap to toggle setting"
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
}
