/// The names Voice Control gives to controls that have no label.
struct ControlNames: Sendable {
  /// The button that leads back.
  let backButton: Word
  /// An element whose value goes up and down.
  let adjustable: Word
  /// A field that searches.
  let searchField: Word
  /// A field that takes text.
  let textField: Word
  /// An element that opens another place.
  let link: Word
  /// A picture.
  let image: Word
  /// A text that responds.
  let text: Word
  /// A button, and whatever else responds.
  let button: Word
}
