import AccessibilityTree

extension ElementSpeech {
  /// The hints: the app's own, then those for the traits.
  ///
  /// The hint of a text field replaces the app's. A disabled control keeps the app's hint and gets
  /// no other.
  ///
  /// Source: AccessibilitySnapshot; certainty A. For menus and custom rotors: B. For expandable
  /// elements: C.
  var hint: [UtterancePart] {
    guard settings.hints else { return [] }
    return hintSentences.map { UtterancePart(.hint, $0.words, rule: $0.rule) }
  }

  /// The hints, even if the user has turned hints off.
  var hintSentences: [(words: Word, rule: SpeechRule)] {
    has(.notEnabled) ? ownHint : replacingHint + builtInHints
  }

  /// The app's hint, unless it was spoken in place of the label.
  private var ownHint: [(words: Word, rule: SpeechRule)] {
    guard !isHintPromoted, let hint = element.hint?.spokenForm else { return [] }
    return [(.app(hint), has(.notEnabled) ? .hintDimmed : .hintParts)]
  }

  /// The app's hint and that of a switch, or the hints of a text field instead.
  private var replacingHint: [(words: Word, rule: SpeechRule)] {
    let hints = words.hints
    let rotor = hints.useRotor(hints.misspelledWords)
    guard has(.textEntry) else {
      return ownHint + (has(.toggleButton) ? [(hints.toggle, .hintParts)] : [])
    }
    // Certainty C that numeric fields aren't checked for misspelled words.
    if has(.isEditing) {
      return element.textInput?.acceptsWords == false ? [] : [(rotor, .hintField)]
    }
    return [(hints.edit, .hintField)] + (has(.textArea) ? [(rotor, .hintField)] : [])
  }

  /// The hints that follow all others.
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
    // Vertical swipes adjust the value of an adjustable element rather than choose an action.
    if !element.customActions.isEmpty, !has(.adjustable) {
      sentences.append((hints.chooseAction, .hintActions))
    }
    return sentences
  }

  private var isHintOnly: Bool {
    element.hint?.spokenForm != nil && element.label?.spokenForm == nil
      && element.value?.spokenForm == nil
  }
}
