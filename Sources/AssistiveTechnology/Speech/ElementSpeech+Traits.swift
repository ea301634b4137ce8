import AccessibilityTree

extension ElementSpeech {
  /// The words for what the element is and whether it responds.
  var traits: [UtterancePart] { dimmed + kinds }

  /// The word for a control that does not respond, the first of the trait words.
  ///
  /// Source: AccessibilitySnapshot; certainty A.
  var dimmed: [UtterancePart] {
    has(.notEnabled) ? [UtterancePart(.trait, words.traits.dimmed)] : []
  }

  /// The words for what the element is, in a fixed order.
  ///
  /// Source: AccessibilitySnapshot; certainty A. The pop-up button and the picker item stand where
  /// recordings have them; certainty B.
  var kinds: [UtterancePart] {
    let traits = words.traits
    return word(traits.button, if: isPlainButton)
      + word(traits.backButton, if: has(.backButton))
      + word(traits.popUpButton, if: has(.popUpButton))
      + word(traits.switchButton, if: has([.toggleButton, .button]))
      + state
      + word(traits.tab, if: has(.tabBarItem) || isInTabs)
      + word(has(.secureTextField) ? traits.secureTextField : traits.textField, if: has(.textEntry))
      + word(traits.isEditing, if: has([.textEntry, .isEditing]))
      + word(traits.heading, if: has(.header))
      + word(traits.link, if: has(.link))
      + word(traits.pickerItem, if: has(.pickerElement))
      + word(traits.adjustable, if: has(.adjustable))
      + word(traits.image, if: has(.image))
      + word(traits.searchField, if: has(.searchField))
  }

  /// The state of a switch: a word for the values 1, 0 and 2, any other value as it is.
  ///
  /// Source: AccessibilitySnapshot; certainty A. Other values are spoken since iOS 17.
  var state: [UtterancePart] {
    guard has(.toggleButton), let value = element.value?.spokenForm else { return [] }
    let text =
      switch value {
      case "1": words.switchStates.on
      case "0": words.switchStates.off
      case "2": words.switchStates.mixed
      default: value
      }
    return [UtterancePart(.value, text)]
  }

  /// Whether the word for a button is not replaced or taken away by something more exact.
  ///
  /// Source: AccessibilitySnapshot; certainty A. For the pop-up button: B.
  private var isPlainButton: Bool {
    let others: AccessibilityTraits = [
      .keyboardKey, .toggleButton, .tabBarItem, .backButton, .popUpButton,
    ]
    return has(.button) && element.traits.isDisjoint(with: others) && !isInTabs
  }

  private var isInTabs: Bool {
    if case .tab = context { true } else { false }
  }

  private func word(_ word: String, if isSpoken: Bool) -> [UtterancePart] {
    isSpoken ? [UtterancePart(.trait, word)] : []
  }
}
