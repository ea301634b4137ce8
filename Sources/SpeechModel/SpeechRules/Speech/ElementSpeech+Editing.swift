import AccessibilityTree

/// A field that is edited says its text after “Is editing”, and then where typing goes.
///
/// Source: recordings in magentaA11y (“To, text field, is editing, insertion point at start”);
/// certainty B.
extension ElementSpeech {
  /// The value where it stands before the trait words.
  var leadingValue: [UtterancePart] { isEdited && holdsText ? [] : value }

  /// The text that is edited and the insertion point, which is always at the end of it.
  var edited: [UtterancePart] {
    guard isEdited else { return [] }
    let traits = words.traits
    guard holdsText, let text = element.value?.spokenForm else {
      return [UtterancePart(.position, traits.insertionPointAtStart, rule: .fieldEdited)]
    }
    return [
      UtterancePart(.value, text, rule: .fieldEdited),
      UtterancePart(.position, traits.insertionPointAtEnd, rule: .fieldEdited),
    ]
  }

  private var isEdited: Bool { has([.textEntry, .isEditing]) }

  /// Whether the value is a text that was typed, and not words in its place.
  private var holdsText: Bool {
    element.value?.spokenForm != nil && element.textInput?.isEmpty != true
  }
}
