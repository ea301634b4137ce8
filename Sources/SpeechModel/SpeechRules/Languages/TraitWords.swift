package struct TraitWords: Sendable {
  package var selected: Word
  package var dimmed: Word
  package let button: Word
  package var backButton: Word
  /// The label that isn't spoken together with ``backButton``, because it says the same.
  package let backLabel: Word
  package let popUpButton: Word
  package var switchButton: Word
  package let tab: Word
  package var textField: Word
  package var secureTextField: Word
  package let isEditing: Word
  /// Spoken if the text is empty.
  package let insertionPointAtStart: Word
  package let insertionPointAtEnd: Word
  /// Said in place of a password that is being edited.
  package let oneCharacter: Word
  /// The same with their number, from two on.
  package let characters: Word
  package let heading: Word
  package let headingLevel: Word
  package let link: Word
  package let pickerItem: Word
  package var adjustable: Word
  package let image: Word
  package var searchField: Word
  /// The name of a direct touch area without a label.
  package let directTouchArea: Word
  package let rare: PrivateTraitWords
}

/// The words for traits without a public name, in the order in which they are spoken.
package struct PrivateTraitWords: Sendable {
  package let inactive: Word
  package let radioButton: Word
  package let menuItem: Word
  package let draggable: Word
  package let footer: Word
  package let visited: Word
  package let icon: Word
  package let folder: Word
  package let statusBarItem: Word
  package let alert: Word
}

package struct SwitchStateWords: Sendable {
  /// The word for the value “1”.
  package var on: Word
  /// The word for the value “0”.
  package var off: Word
  /// The word for the value “2”.
  package var mixed: Word
}

package struct ControlNames: Sendable {
  package let backButton: Word
  package let adjustable: Word
  package let searchField: Word
  package let textField: Word
  package let link: Word
  package let image: Word
  package let text: Word
  /// For buttons, and for any other element that responds to touch.
  package let button: Word
}
