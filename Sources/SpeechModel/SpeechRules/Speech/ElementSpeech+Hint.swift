import AccessibilityTree

extension ElementSpeech {
  /// The hints: the app's own, then those for the traits.
  ///
  /// A disabled control keeps the app's hint and gets no other.
  ///
  /// Source: AccessibilitySnapshot; certainty A. For menus and custom rotors: B. For expandable
  /// elements: C.
  var hint: [UtterancePart] {
    guard settings.hints else { return [] }
    return hintSentences.map { UtterancePart(.hint, $0.words, rule: $0.rule) }
  }

  /// The hint that says how to choose a custom action, which comes last.
  ///
  /// Vertical swipes adjust the value of an adjustable element, and in a direct touch area they
  /// belong to the app. There the notice says that there are actions, as it does with hints off.
  ///
  /// Source: the log of VoiceOver on iOS 26.5; Apple's WWDC26 session 220. Certainty C, as tests of
  /// iOS 27 expect the notice.
  var actionHint: [UtterancePart] {
    let others: AccessibilityTraits = [.adjustable, .allowsDirectInteraction, .notEnabled]
    guard settings.hints, !element.customActions.isEmpty, element.traits.isDisjoint(with: others)
    else { return [] }
    return [UtterancePart(.hint, words.hints.chooseAction, rule: .hintActions)]
  }

  /// The hints, even if the user has turned hints off, except that of custom actions.
  var hintSentences: [(words: Word, rule: SpeechRule)] {
    has(.notEnabled) ? ownHint : leadingHints + builtInHints
  }

  /// The app's hint, unless it was spoken in place of the label.
  private var ownHint: [(words: Word, rule: SpeechRule)] {
    guard !isHintPromoted, let hint = element.hint?.spokenForm else { return [] }
    return [(.app(hint), has(.notEnabled) ? .hintDimmed : .hintParts)]
  }

  /// The app's hint, then that of a switch or a text field.
  ///
  /// In AccessibilitySnapshot the hint of a field replaces the app's. Teams that listened heard
  /// both (CVS Health, canvas-ios #3111); certainty C.
  private var leadingHints: [(words: Word, rule: SpeechRule)] {
    let hints = words.hints
    let rotor = hints.useRotor(hints.misspelledWords)
    guard has(.textEntry) else {
      return ownHint + (has(.toggleButton) ? [(hints.toggle, .hintParts)] : [])
    }
    // Certainty C that numeric fields aren't checked for misspelled words.
    let own: [(words: Word, rule: SpeechRule)] =
      followsSnapshot ? [] : ownHint.map { ($0.words, .hintFieldOwn) }
    if has(.isEditing) {
      return own + (element.textInput?.acceptsWords == false ? [] : [(rotor, .hintField)])
    }
    return own + [(hints.edit, .hintField)] + (has(.textArea) ? [(rotor, .hintField)] : [])
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
    return sentences
  }

  private var isHintOnly: Bool {
    element.hint?.spokenForm != nil && element.label?.spokenForm == nil
      && element.value?.spokenForm == nil
  }
}
