import AccessibilityTree

extension ElementSpeech {
  /// The words for the traits and for whether the element is enabled.
  var traits: [UtterancePart] { dimmed + kinds }

  /// The word for a disabled control, which comes before the words for other traits.
  ///
  /// Source: AccessibilitySnapshot; certainty A.
  var dimmed: [UtterancePart] {
    word(words.traits.dimmed, .traitOrder, if: has(.notEnabled))
      + word(words.traits.rare.inactive, .traitPrivate, if: has(.inactive))
  }

  /// The words for the traits, in a fixed order.
  ///
  /// Source: AccessibilitySnapshot; certainty A. The position of draggable elements, pop-up
  /// buttons, picker items and search fields follows recordings; certainty B. The position of other
  /// private traits: certainty C.
  var kinds: [UtterancePart] {
    buttons + state + fields + texts
      + word(words.traits.pickerItem, .traitPrivate, if: has(.pickerElement))
      + word(words.traits.adjustable, .traitOrder, if: has(.adjustable))
      + word(words.traits.image, .traitOrder, if: has(.image))
      + word(words.traits.rare.icon, .traitPrivate, if: has(.icon))
      + word(words.traits.rare.folder, .traitPrivate, if: has(.folder))
      + word(
        words.traits.searchField,
        has(.textEntry) ? .traitSearch : .traitOrder,
        if: has(.searchField)
      )
      + word(words.traits.rare.statusBarItem, .traitPrivate, if: has(.statusBarItem))
      + word(words.traits.rare.alert, .traitPrivate, if: has(.alert))
  }

  private var buttons: [UtterancePart] {
    let traits = words.traits
    return word(traits.button, .traitButton, if: isPlainButton)
      + word(traits.backButton, .traitBack, if: has(.backButton))
      + word(traits.popUpButton, .traitPrivate, if: has(.popUpButton))
      + word(traits.rare.radioButton, .traitPrivate, if: has(.radioButton))
      + word(traits.rare.menuItem, .traitPrivate, if: has(.menuItem))
      + word(traits.rare.draggable, .traitPrivate, if: has(.draggable))
      + switchButton
  }

  /// The word for a switch, which AccessibilitySnapshot omits without the button trait.
  ///
  /// Source for the word without that trait: AccessibilitySnapshot's issue 199, its author listening
  /// to iOS 17; contested, certainty C. A browser's checkbox has that trait alone, with words of its
  /// own as the value.
  private var switchButton: [UtterancePart] {
    let rule: SpeechRule = has(.button) ? .switchState : .switchAlone
    let hasOwnWords = element.value.map { Int($0) == nil } ?? false
    let isNamed = has(.toggleButton) && (has(.button) || !followsSnapshot && !hasOwnWords)
    return word(words.traits.switchButton, rule, if: isNamed)
  }

  /// Tabs and fields; a search field isn't called a text field as well.
  ///
  /// Source for the search field: magentaA11y; certainty B.
  private var fields: [UtterancePart] {
    let traits = words.traits
    let field = has(.secureTextField) ? traits.secureTextField : traits.textField
    let isNamed = followsSnapshot || !has(.searchField)
    return word(traits.tab, .tabsByTrait, if: has(.tabBarItem) || isInTabs)
      + word(field, .traitField, if: has(.textEntry) && isNamed)
      + word(traits.isEditing, .traitField, if: has([.textEntry, .isEditing]))
  }

  /// Headings and links; only a heading whose text has a level says it.
  ///
  /// Source for the level: recordings of web pages in magentaA11y; certainty B.
  private var texts: [UtterancePart] {
    let traits = words.traits
    let heading = element.headingLevel.map { traits.headingLevel($0) } ?? traits.heading
    return word(
      heading,
      element.headingLevel == nil ? .traitOrder : .traitLevel,
      if: element.isHeading
    )
      + word(traits.rare.footer, .traitPrivate, if: has(.footer))
      + word(traits.rare.visited, .traitPrivate, if: has(.visited))
      + word(traits.link, .traitOrder, if: has(.link))
  }

  /// The state of a switch: a word for the values 1, 0 and 2, and any other value as it is.
  ///
  /// Source: AccessibilitySnapshot; certainty A. Other values are spoken since iOS 17.
  var state: [UtterancePart] {
    guard has(.toggleButton), let value = element.value?.spokenForm else { return [] }
    let states = words.switchStates
    let known = ["1": states.on, "0": states.off, "2": states.mixed]
    return [UtterancePart(.value, known[value] ?? .app(value), rule: .switchState)]
  }

  /// Whether the word for a button is spoken, because no more specific word replaces it.
  ///
  /// A button that opens a menu is still called a button. Source: captures of iOS 27.0; certainty
  /// H.
  ///
  /// Source: AccessibilitySnapshot; certainty A. For radio buttons and menu items: B.
  private var isPlainButton: Bool {
    let others: AccessibilityTraits = [
      .keyboardKey, .toggleButton, .tabBarItem, .backButton, .radioButton, .menuItem,
    ]
    return has(.button) && element.traits.isDisjoint(with: others) && !isInTabs
  }

  private var isInTabs: Bool {
    if case .tab = context { true } else { false }
  }

  private func word(_ word: Word, _ rule: SpeechRule, if isSpoken: Bool) -> [UtterancePart] {
    isSpoken ? [UtterancePart(.trait, word, rule: rule)] : []
  }
}

/// While a field is being edited, its text or placeholder follows “Is editing”, then the insertion
/// point.
///
/// Source: recordings in magentaA11y (“To, text field, is editing, insertion point at start”), and
/// for the placeholder a review of edX's app of 2016 (edx-app-ios #790); certainty B. A password is
/// replaced by the number of its characters: firefox-ios #1382, kickstarter/ios-oss #545; certainty B.
extension ElementSpeech {
  /// The value, if it is spoken before the words for traits.
  var leadingValue: [UtterancePart] { isEdited ? [] : value }

  /// The text being edited and the insertion point, which the model always puts at its end.
  var edited: [UtterancePart] {
    guard isEdited else { return [] }
    let traits = words.traits
    let point = hasTypedText ? traits.insertionPointAtEnd : traits.insertionPointAtStart
    return editedText + [UtterancePart(.position, point, rule: .fieldEdited)]
  }

  private var editedText: [UtterancePart] {
    guard let text = element.value?.spokenForm else { return [] }
    guard has(.secureTextField), hasTypedText else {
      return [UtterancePart(.value, text, rule: .fieldEdited)]
    }
    let count = text.count
    let characters = count == 1 ? words.traits.oneCharacter : words.traits.characters(count)
    return [UtterancePart(.value, characters, rule: .fieldEdited)]
  }

  private var isEdited: Bool { has([.textEntry, .isEditing]) }

  /// Whether the value is text that was typed rather than a placeholder.
  private var hasTypedText: Bool {
    element.value?.spokenForm != nil && element.textInput?.isEmpty != true
  }
}
