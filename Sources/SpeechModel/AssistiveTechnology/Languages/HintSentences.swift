/// The hints that belong to traits; without the final full stop.
struct HintSentences: Sendable {
  /// How to switch.
  let toggle: Word
  /// How to change a value.
  let adjust: Word
  /// How to begin editing.
  let edit: Word
  /// How to open a menu.
  let popUp: Word
  /// How to go to the top of what is scrolled.
  let scrollToTop: Word
  /// How to reach the results of a rotor with this name.
  let useRotor: Word
  /// The name of the rotor that finds misspelled words while a text is edited.
  let misspelledWords: Word
}
