import AccessibilityTree
import SpeechRules
import Testing

struct TextTests {
  static let adjust = "Swipe up or down with one finger to adjust the value"
  static let misspelled = "Use the rotor to access Misspelled Words"

  // Source: AccessibilitySnapshot, ViewAccessibilityPropertiesViewController,
  // DescriptionEdgeCasesViewController, and their reference images; certainty A.
  static let cases: [SpokenCase] = [
    SpokenCase(name: "view 01, nothing", caption: ""),
    SpokenCase(name: "view 02", label: "Label", caption: "Label"),
    SpokenCase(name: "view 03", value: "Value", caption: "Value"),
    SpokenCase(name: "view 04, the hint becomes the text", hint: "Hint", caption: "Hint"),
    SpokenCase(name: "view 05", label: "Label", value: "Value", caption: "Label, Value"),
    SpokenCase(name: "view 06", label: "Label", hint: "Hint", caption: "Label, Hint"),
    SpokenCase(name: "view 07", value: "Value", hint: "Hint", caption: "Value, Hint"),
    SpokenCase(
      name: "view 08",
      label: "Label",
      value: "Value",
      hint: "Hint",
      caption: "Label, Value, Hint"
    ),
    SpokenCase(name: "edge 01", hint: "Hint", traits: .adjustable, caption: "Hint, adjustable"),
    SpokenCase(
      name: "edge 02",
      label: "Label",
      hint: "Hint",
      traits: .adjustable,
      caption: "Label, adjustable, Hint, \(adjust)"
    ),
    SpokenCase(name: "edge 03", traits: [.button, .header], caption: "Button, Heading"),
    SpokenCase(name: "edge 04", traits: .adjustable, caption: "adjustable, \(adjust)"),
    SpokenCase(name: "edge 05", hint: "Hint", traits: .button, caption: "Hint, Button"),
    SpokenCase(name: "empty texts are none", label: "", value: "", hint: "", caption: ""),
    SpokenCase(
      name: "selected is text: the hint stays a hint",
      hint: "Hint",
      traits: .selected,
      caption: "selected, Hint"
    ),
    SpokenCase(
      name: "dimmed keeps its own hint and gets no other",
      label: "Size",
      hint: "Hint",
      traits: [.adjustable, .notEnabled],
      caption: "Size, dimmed, adjustable, Hint"
    ),
    // Apple's UIKit string tables for the words, certainty A; C for their use.
    SpokenCase(
      name: "a status bar item announces the way to the top",
      label: "9:41",
      traits: .statusBarItem,
      caption: "9:41, Status bar item, Double-tap to scroll to top"
    ),
    SpokenCase(
      name: "the app's hint precedes a text field's",
      label: "Name",
      hint: "Hint",
      traits: .textEntry,
      caption: "Name, Text field, Hint, Double tap to edit"
    ),
    SpokenCase(
      name: "the app's hint stays while a field is edited",
      label: "Name",
      value: "Ann",
      hint: "Hint",
      traits: [.textEntry, .isEditing],
      caption: "Name, Text field, Is editing, Ann, insertion point at end, Hint, \(misspelled)"
    ),
    SpokenCase(
      name: "a dimmed field has the app's hint only",
      label: "Name",
      hint: "Hint",
      traits: [.textEntry, .notEnabled],
      caption: "Name, dimmed, Text field, Hint"
    ),
    SpokenCase(
      name: "a field that is edited",
      label: "Name",
      value: "Ann",
      traits: [.textEntry, .isEditing],
      caption: "Name, Text field, Is editing, Ann, insertion point at end, \(misspelled)"
    ),
    SpokenCase(
      name: "a field of several lines",
      label: "Note",
      traits: [.textEntry, .textArea],
      caption: "Note, Text field, Double tap to edit, \(misspelled)"
    ),
    SpokenCase(
      name: "a field that is also adjustable",
      label: "Age",
      traits: [.textEntry, .adjustable],
      caption: "Age, Text field, adjustable, Double tap to edit, \(adjust)"
    ),
  ]

  // Rule: text-order, hint-promoted, hint-dimmed, hint-field, hint-field-own, hint-parts, hint-status-bar.
  @Test(arguments: cases)
  func `the texts of an element are composed in order`(_ spoken: SpokenCase) {
    #expect(spoken.spoken == spoken.caption)
  }

  // Rule: one-line.
  // Ours; certainty C.
  @Test func `a line break becomes a space and surrounding whitespace is trimmed`() {
    let spoken = SpokenCase(name: "", label: "  Two\n lines\n", value: " ", caption: "")
    #expect(spoken.spoken == "Two lines")
  }

  // Rule: hint-off.
  // Source: hints can be switched off in Settings; certainty A. That a hint in the label's place
  // stays: certainty C.
  @Test func `with hints off only a hint in place of the label is spoken`() {
    let composer = UtteranceComposer(settings: SpeechSettings(language: "en", hints: false))
    let size = AccessibilityElement.sample("Size", hint: "Hint", traits: .adjustable)
    let nameless = AccessibilityElement.sample(hint: "Hint", traits: .button)
    #expect(composer.utterance(for: Stop(size)).caption == "Size, adjustable")
    #expect(composer.utterance(for: Stop(nameless)).caption == "Hint, Button")
  }

  // Rule: part-order.
  // Source: AccessibilitySnapshot's description of elements; certainty A. Containers: akaDuality's book,
  // B. Notices: C.
  @Test func `every part has a rule`() {
    let element = AccessibilityElement.sample(
      "Pizza",
      value: "1",
      hint: "Hint",
      traits: [.selected, .button, .toggleButton],
      actions: ["Remove"]
    )
    let composer = UtteranceComposer(settings: SpeechSettings(language: "en"))
    let place = Place(context: .series(index: 1, count: 2))
    let bar = AccessibilityContainer(id: ElementID(9), kind: .semanticGroup, label: "Menu")
    let utterance = composer.utterance(for: Stop(element, place: place), entering: [bar])
    #expect(
      utterance.parts.map { UtterancePart($0.role, $0.text) } == [
        UtterancePart(.container, "Menu"), UtterancePart(.selected, "selected"),
        UtterancePart(.label, "Pizza"), UtterancePart(.trait, "Switch button"),
        UtterancePart(.value, "on"), UtterancePart(.position, "1 of 2"),
        UtterancePart(.hint, "Hint"),
        UtterancePart(.hint, "Double tap to toggle setting."),
        UtterancePart(
          .hint,
          "Swipe up or down to select a custom action, then double tap to activate."
        ),
      ]
    )
    #expect(utterance.language == "en")
  }
}
