import AccessibilityTree
import SpeechRules
import Testing

/// The setting that moves trait words before the label or silences them.
///
/// Source: AccessibilitySnapshot, DescriptionAssemblyTests: “Button. Submit”, “Submit”; certainty
/// B.
struct TraitPositionTests {
  private func caption(
    _ element: AccessibilityElement,
    _ traits: TraitPosition,
    os: SystemVersion = .latest,
    context: Place.Context? = nil
  ) -> String {
    let settings = SpeechSettings(language: "en", hints: false, os: os, traits: traits)
    let stop = Stop(element, place: Place(context: context))
    return UtteranceComposer(settings: settings).utterance(for: stop).caption
  }

  // Rule: trait-position.
  @Test(arguments: [
    (TraitPosition.after, "Submit, Button"), (.before, "Button, Submit"), (.off, "Submit"),
  ])
  func `trait words follow the user's setting`(position: TraitPosition, expected: String) {
    #expect(caption(.sample("Submit", traits: .button), position) == expected)
  }

  // Rule: trait-position-together.
  @Test(arguments: [
    (TraitPosition.before, "selected, dimmed, Button, Heading, Label, Value, 2 of 3"),
    (.off, "selected, Label, Value, 2 of 3"),
  ])
  func `the words move together, the selected state stays first`(
    position: TraitPosition,
    expected: String
  ) {
    let element = AccessibilityElement.sample(
      "Label",
      value: "Value",
      traits: [.button, .header, .notEnabled, .selected]
    )
    #expect(caption(element, position, context: .series(index: 2, count: 3)) == expected)
  }

  // Rule: trait-position-state.
  // That the state survives is our choice; certainty C.
  @Test(arguments: [(TraitPosition.before, "Switch button, on, Wi-Fi"), (.off, "Wi-Fi, on")])
  func `the state of a switch is spoken even without trait words`(
    position: TraitPosition,
    expected: String
  ) {
    let element = AccessibilityElement.sample(
      "Wi-Fi",
      value: "1",
      traits: [.button, .toggleButton]
    )
    #expect(caption(element, position) == expected)
  }

  // Rule: trait-position-since.
  // Source: Apple, the setting came with iOS 18.4; certainty A.
  @Test func `iOS 17 has no such setting`() {
    #expect(
      caption(.sample("Submit", traits: .button), .before, os: .iOS17) == "Submit, Button"
    )
  }
}
