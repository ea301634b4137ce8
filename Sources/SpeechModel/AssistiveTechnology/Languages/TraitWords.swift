/// The words for what an element is and the state it is in.
struct TraitWords: Sendable {
  /// The word for the selected state, spoken before the label.
  let selected: Word
  /// The word for a control that does not respond.
  let dimmed: Word
  /// The word for a button.
  let button: Word
  /// The word for the button that leads back.
  let backButton: Word
  /// The label that is dropped beside ``backButton``, because it says the same.
  let backLabel: Word
  /// The word for a button that opens a menu.
  let popUpButton: Word
  /// The word for a switch.
  let switchButton: Word
  /// The word for a tab.
  let tab: Word
  /// The word for a text field.
  let textField: Word
  /// The word for a text field that hides its text.
  let secureTextField: Word
  /// The word for a text field whose text is being edited.
  let isEditing: Word
  /// The word for a heading.
  let heading: Word
  /// The word for a heading of a level.
  let headingLevel: Word
  /// The word for a link.
  let link: Word
  /// The word for a wheel of a picker.
  let pickerItem: Word
  /// The word for an element whose value goes up and down.
  let adjustable: Word
  /// The word for a picture.
  let image: Word
  /// The word for a field that searches.
  let searchField: Word
  /// The words for private traits that UIKit, the home screen and web pages use.
  let rare: RareTraitWords
}
