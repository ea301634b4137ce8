/// The names Voice Control gives to controls that have no label.
package struct ControlNames: Sendable {
  /// The button that leads back.
  package let backButton: Word
  /// An element whose value goes up and down.
  package let adjustable: Word
  /// A field that searches.
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
