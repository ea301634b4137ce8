import AccessibilityTree

extension ElementSpeech {
  /// The words for what the element is and whether it responds.
  var traits: [UtterancePart] { dimmed + kinds }

  /// The word for a control that does not respond, the first of the trait words.
  ///
  /// Source: AccessibilitySnapshot; certainty A.
  var dimmed: [UtterancePart] {
    word(words.traits.dimmed, if: has(.notEnabled))
      + word(words.traits.rare.inactive, if: has(.inactive))
  }

  /// The words for what the element is, in a fixed order.
  ///
  /// Source: AccessibilitySnapshot; certainty A. The draggable element, the pop-up button, the picker
  /// item and the search field stand where recordings have them; certainty B. The other private
  /// traits: certainty C for the place.
  var kinds: [UtterancePart] {
    buttons + state + fields + texts
      + word(words.traits.pickerItem, if: has(.pickerElement))
      + word(words.traits.adjustable, if: has(.adjustable))
      + word(words.traits.image, if: has(.image))
      + word(words.traits.rare.icon, if: has(.icon))
      + word(words.traits.rare.folder, if: has(.folder))
      + word(words.traits.searchField, if: has(.searchField))
      + word(words.traits.rare.statusBarItem, if: has(.statusBarItem))
      + word(words.traits.rare.alert, if: has(.alert))
  }

  private var buttons: [UtterancePart] {
    let traits = words.traits
    return word(traits.button, if: isPlainButton)
      + word(traits.backButton, if: has(.backButton))
      + word(traits.popUpButton, if: has(.popUpButton))
      + word(traits.rare.radioButton, if: has(.radioButton))
      + word(traits.rare.menuItem, if: has(.menuItem))
      + word(traits.rare.draggable, if: has(.draggable))
      + word(traits.switchButton, if: has([.toggleButton, .button]))
  }

  /// Tabs and fields; a field that searches is not called a text field, too.
  ///
  /// Source for the search field: magentaA11y; certainty B.
  private var fields: [UtterancePart] {
    let traits = words.traits
    let field = has(.secureTextField) ? traits.secureTextField : traits.textField
    let isNamed = namesSearchFieldTwice || !has(.searchField)
    return word(traits.tab, if: has(.tabBarItem) || isInTabs)
      + word(field, if: has(.textEntry) && isNamed)
      + word(traits.isEditing, if: has([.textEntry, .isEditing]))
  }

  /// Headings and links; only a heading whose text has a level says it.
  ///
  /// Source for the level: recordings of web pages in magentaA11y; certainty B.
  private var texts: [UtterancePart] {
    let traits = words.traits
    let heading = element.headingLevel.map { traits.headingLevel($0) } ?? traits.heading
    return word(heading, if: element.isHeading)
      + word(traits.rare.footer, if: has(.footer))
      + word(traits.rare.visited, if: has(.visited))
      + word(traits.link, if: has(.link))
  }

  /// The state of a switch: a word for the values 1, 0 and 2, any other value as it is.
  ///
  /// Source: AccessibilitySnapshot; certainty A. Other values are spoken since iOS 17.
  var state: [UtterancePart] {
    guard has(.toggleButton), let value = element.value?.spokenForm else { return [] }
    return switch value {
    case "1": [UtterancePart(.value, words.switchStates.on)]
    case "0": [UtterancePart(.value, words.switchStates.off)]
    case "2": [UtterancePart(.value, words.switchStates.mixed)]
    default: [UtterancePart(.value, value)]
    }
  }

  /// Whether the word for a button is not replaced or taken away by something more exact.
  ///
  /// Source: AccessibilitySnapshot; certainty A. For pop-up buttons, radio buttons and entries of
  /// menus: B.
  private var isPlainButton: Bool {
    let others: AccessibilityTraits = [
      .keyboardKey, .toggleButton, .tabBarItem, .backButton, .popUpButton, .radioButton, .menuItem,
    ]
    return has(.button) && element.traits.isDisjoint(with: others) && !isInTabs
  }

  private var isInTabs: Bool {
    if case .tab = context { true } else { false }
  }

  private func word(_ word: Word, if isSpoken: Bool) -> [UtterancePart] {
    isSpoken ? [UtterancePart(.trait, word)] : []
  }
}
