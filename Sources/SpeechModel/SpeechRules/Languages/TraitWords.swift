/// The words for what an element is and the state it is in.
package struct TraitWords: Sendable {
  /// The word for the selected state, spoken before the label.
  package var selected: Word
  /// The word for a control that does not respond.
  package var dimmed: Word
  package let button: Word
  /// The word for the button that leads back.
  package var backButton: Word
  /// The label that is dropped beside ``backButton``, because it says the same.
  package let backLabel: Word
  /// The word for a button that opens a menu.
  package let popUpButton: Word
  package var switchButton: Word
  package let tab: Word
  package var textField: Word
  /// The word for a text field that hides its text.
  package var secureTextField: Word
  /// The word for a text field whose text is being edited.
  package let isEditing: Word
  /// The words for an insertion point before the text, which is empty.
  package let insertionPointAtStart: Word
  /// The words for an insertion point behind the text.
  package let insertionPointAtEnd: Word
  package let heading: Word
  package let headingLevel: Word
  package let link: Word
  /// The word for a wheel of a picker.
  package let pickerItem: Word
  /// The word for an element whose value goes up and down.
  package var adjustable: Word
  /// The word for a picture.
  package let image: Word
  package var searchField: Word
  /// The name of an area that is touched directly and has none of its own.
  package let directTouchArea: Word
  /// The words for private traits that UIKit, the home screen and web pages use.
  package let rare: RareTraitWords
}

/// The words for traits without a public name, in the order in which they stand in speech.
package struct RareTraitWords: Sendable {
  /// The word for an element that takes no part at the moment.
  package let inactive: Word
  /// The word for one of several choices that exclude each other.
  package let radioButton: Word
  /// The word for an entry of a menu.
  package let menuItem: Word
  /// The word for an element that can be dragged.
  package let draggable: Word
  /// The word for the end of a page or section.
  package let footer: Word
  /// The word for a link that was followed.
  package let visited: Word
  /// The word for the symbol of an app.
  package let icon: Word
  package let folder: Word
  /// The word for a sign in the status bar.
  package let statusBarItem: Word
  /// The word for a message that wants attention.
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

/// The names Voice Control gives to controls that have no label.
package struct ControlNames: Sendable {
  /// The button that leads back.
  package let backButton: Word
  /// An element whose value goes up and down.
  package let adjustable: Word
  package let searchField: Word
  /// A field that takes text.
  package let textField: Word
  /// An element that opens another place.
  package let link: Word
  /// A picture.
  package let image: Word
  /// A text that responds.
  package let text: Word
  /// A button, and whatever else responds.
  package let button: Word
}
