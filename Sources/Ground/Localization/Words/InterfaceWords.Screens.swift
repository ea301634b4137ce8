extension InterfaceWords {
  /// The words around the pictures of screens.
  package struct Screens: Decodable, Sendable {
    package var screen: Phrase<Int>
    package var before: Phrase<String>
    package var after: Phrase<String>
    package var became: Plural
    package var picture: String
    /// A size of text by its number among all, and the number of all.
    package var size: Phrase<Int, Int>
    /// What is said of a screen that says what the one before says.
    package var sameLines: String
    /// What the picture of such a screen is.
    package var samePicture: String
  }

  /// The words of the player, which a script puts together.
  package struct PlayerWords: Decodable, Sendable {
    package var open: Phrase<String>
    package var next: String
    package var back: String
    package var up: String
    package var down: String
    package var tap: String
    package var otherGesture: String
    package var start: String
    package var speak: String
    package var keys: String
    package var unchecked: String
    package var end: String
  }
}
