import AccessibilityTree

extension ElementSpeech {
  /// What a gesture will do: the app's own words first, then those that belong to the traits.
  ///
  /// A text field's hint replaces the app's. A control that does not respond keeps the app's hint
  /// and gets no other.
  ///
  /// Source: AccessibilitySnapshot; certainty A. For menus and custom rotors: B. For what opens and
  /// closes: C.
  var hint: [UtterancePart] {
    guard settings.hints else { return [] }
    return hintSentences.map { UtterancePart(.hint, $0.words, rule: $0.rule) }
  }

  /// The sentences of the hint, whether the user hears hints or not.
  var hintSentences: [(words: Word, rule: SpeechRule)] {
    has(.notEnabled) ? ownHint : replacingHint + builtInHints
  }

  /// The app's hint, unless it was spoken in the place of the label.
  private var ownHint: [(words: Word, rule: SpeechRule)] {
    guard !isHintPromoted, let hint = element.hint?.spokenForm else { return [] }
    return [(.app(hint), has(.notEnabled) ? .hintDimmed : .hintParts)]
  }

  /// The app's hint and the one for a switch, or in their place those for a text field.
  private var replacingHint: [(words: Word, rule: SpeechRule)] {
    let hints = words.hints
    let rotor = hints.useRotor(hints.misspelledWords)
    guard has(.textEntry) else {
      return ownHint + (has(.toggleButton) ? [(hints.toggle, .hintParts)] : [])
    }
    // Certainty C that numbers are not looked through for misspelled words.
    if has(.isEditing) { return element.textInput?.isInWords == false ? [] : [(rotor, .hintField)] }
    return [(hints.edit, .hintField)] + (has(.textArea) ? [(rotor, .hintField)] : [])
  }

  /// The hints that follow any other.
  private var builtInHints: [(words: Word, rule: SpeechRule)] {
    let hints = words.hints
    var sentences: [(words: Word, rule: SpeechRule)] = []
    if settings.os >= .iOS18, let isExpanded = element.isExpanded {
      sentences.append((isExpanded ? hints.collapse : hints.expand, .hintExpansion))
    }
    if has(.adjustable), !has(.toggleButton), !isHintOnly {
      sentences.append((hints.adjust, .hintParts))
    }
    if has(.popUpButton) { sentences.append((hints.popUp, .traitPrivate)) }
    if has(.allowsDirectInteraction) {
      let needsActivation = element.directTouchNeedsActivation
      sentences.append(
        (needsActivation ? hints.activateDirectTouch : hints.directTouch, .directTouch)
      )
    }
    if has(.statusBarItem) { sentences.append((hints.scrollToTop, .hintStatusBar)) }
    sentences += element.rotorNames.compactMap { $0.spokenForm }
      .map { (hints.useRotor($0), .hintRotor) }
    // Vertical swipes change the value of an adjustable element, and do not choose an action.
    if !element.customActions.isEmpty, !has(.adjustable) {
      sentences.append((hints.chooseAction, .hintActions))
    }
    return sentences
  }

  /// Whether the app gave a hint and neither label nor value.
  private var isHintOnly: Bool {
    element.hint?.spokenForm != nil && element.label?.spokenForm == nil
      && element.value?.spokenForm == nil
  }
}
