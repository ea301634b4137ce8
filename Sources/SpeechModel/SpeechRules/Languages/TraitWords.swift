/// The words for what an element is and the state it is in.
package struct TraitWords: Sendable {
  /// The word for the selected state, spoken before the label.
  package var selected: Word
  /// The word for a control that does not respond.
  package var dimmed: Word
  /// The word for a button.
  package let button: Word
  /// The word for the button that leads back.
  package var backButton: Word
  /// The label that is dropped beside ``backButton``, because it says the same.
  package let backLabel: Word
  /// The word for a button that opens a menu.
  package let popUpButton: Word
  /// The word for a switch.
  package var switchButton: Word
  /// The word for a tab.
  package let tab: Word
  /// The word for a text field.
  package var textField: Word
  /// The word for a text field that hides its text.
  package var secureTextField: Word
  /// The word for a text field whose text is being edited.
  package let isEditing: Word
  /// The words for an insertion point before the text, which is empty.
  package let insertionPointAtStart: Word
  /// The words for an insertion point behind the text.
  package let insertionPointAtEnd: Word
  /// The word for a heading.
  package let heading: Word
  /// The word for a heading of a level.
  package let headingLevel: Word
  /// The word for a link.
  package let link: Word
  /// The word for a wheel of a picker.
  package let pickerItem: Word
  /// The word for an element whose value goes up and down.
  package var adjustable: Word
  /// The word for a picture.
  package let image: Word
  /// The word for a field that searches.
  package var searchField: Word
  /// The name of an area that is touched directly and has none of its own.
  package let directTouchArea: Word
  /// The words for private traits that UIKit, the home screen and web pages use.
  package let rare: RareTraitWords
}
