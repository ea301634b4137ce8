/// The hints that belong to traits; without the final full stop.
package struct HintSentences: Sendable {
  /// How to switch.
  package var toggle: Word
  /// How to change a value.
  package var adjust: Word
  /// How to begin editing.
  package var edit: Word
  /// How to open what is closed.
  package let expand: Word
  /// How to close what is open.
  package let collapse: Word
  /// How to open a menu.
  package let popUp: Word
  /// How to choose a custom action.
  package let chooseAction: Word
  /// How to touch a directly touched area.
  package let directTouch: Word
  /// How to touch a directly touched area that is activated first.
  package let activateDirectTouch: Word
  /// How to go to the top of what is scrolled.
  package let scrollToTop: Word
  /// How to reach the results of a rotor with this name.
  package let useRotor: Word
  /// The name of the rotor that finds misspelled words while a text is edited.
  package let misspelledWords: Word
}
