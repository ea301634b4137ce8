/// The names Voice Control gives to controls that have no label.
struct ControlNames: Sendable {
  /// The button that leads back.
  let backButton: String
  /// An element whose value goes up and down.
  let adjustable: String
  /// A field that searches.
  let searchField: String
  /// A field that takes text.
  let textField: String
  /// An element that opens another place.
  let link: String
  /// A picture.
  let image: String
  /// A button, and whatever else responds.
  let button: String
}
