/// The words for what an element is and the state it is in.
struct TraitWords: Sendable {
  /// The word for the selected state, spoken before the label.
  let selected: String
  /// The word for a control that does not respond.
  let dimmed: String
  /// The word for a button.
  let button: String
  /// The word for the button that leads back.
  let backButton: String
  /// The label that is dropped beside ``backButton``, because it says the same.
  let backLabel: String
  /// The word for a button that opens a menu.
  let popUpButton: String
  /// The word for a switch.
  let switchButton: String
  /// The word for a tab.
  let tab: String
  /// The word for a text field.
  let textField: String
  /// The word for a text field that hides its text.
  let secureTextField: String
  /// The word for a text field whose text is being edited.
  let isEditing: String
  /// The word for a heading.
  let heading: String
  /// The word for a link.
  let link: String
  /// The word for a wheel of a picker.
  let pickerItem: String
  /// The word for an element whose value goes up and down.
  let adjustable: String
  /// The word for a picture.
  let image: String
  /// The word for a field that searches.
  let searchField: String
}
