/// The hints that belong to traits; without the final full stop.
struct HintSentences: Sendable {
  /// How to switch.
  let toggle: String
  /// How to change a value.
  let adjust: String
  /// How to begin editing.
  let edit: String
  /// How to open a menu.
  let popUp: String
  /// How to reach the results of a rotor with this name.
  let useRotor: @Sendable (String) -> String
  /// The name of the rotor that finds misspelled words while a text is edited.
  let misspelledWords: String
}
