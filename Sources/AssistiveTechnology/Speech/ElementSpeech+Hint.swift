import AccessibilityTree

extension ElementSpeech {
  /// What a gesture will do: the app's own words first, then those that belong to the traits.
  ///
  /// A text field's hint replaces the app's. A control that does not respond keeps the app's hint
  /// and gets no other.
  ///
  /// Source: AccessibilitySnapshot; certainty A. For menus and custom rotors: B.
  var hint: [UtterancePart] {
    guard speaksHints else { return [] }
    let sentences = has(.notEnabled) ? ownHint : replacingHint + builtInHints
    guard let first = sentences.first else { return [] }
    let text = sentences.dropFirst().reduce(first) { "\($0.withoutFullStop). \($1)" }
    return [UtterancePart(.hint, text)]
  }

  /// The app's hint, unless it was spoken in the place of the label.
  private var ownHint: [String] {
    isHintPromoted ? [] : [element.hint?.spokenForm].compactMap(\.self)
  }

  /// The app's hint and the one for a switch, or in their place those for a text field.
  private var replacingHint: [String] {
    let hints = words.hints
    let rotor = hints.useRotor(hints.misspelledWords)
    guard has(.textEntry) else { return ownHint + (has(.toggleButton) ? [hints.toggle] : []) }
    if has(.isEditing) { return [rotor] }
    return has(.textArea) ? [hints.edit, rotor] : [hints.edit]
  }

  /// The hints that follow any other.
  private var builtInHints: [String] {
    let hints = words.hints
    var sentences: [String] = []
    if has(.adjustable), !has(.toggleButton), !isHintOnly { sentences.append(hints.adjust) }
    if has(.popUpButton) { sentences.append(hints.popUp) }
    return sentences + element.rotorNames.compactMap(\.spokenForm).map(hints.useRotor)
  }

  /// Whether the app gave a hint and neither label nor value.
  private var isHintOnly: Bool {
    element.hint?.spokenForm != nil && element.label?.spokenForm == nil
      && element.value?.spokenForm == nil
  }
}

extension String {
  /// The text without one full stop at its end.
  fileprivate var withoutFullStop: Substring {
    hasSuffix(".") ? dropLast() : self[...]
  }
}
