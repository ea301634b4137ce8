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
    package var start: String
    package var speak: String
    /// The switch that names label, value, trait and hint.
    package var parts: String
    /// One of two screens, before a change.
    package var before: String
    /// One of two screens, after a change.
    package var after: String
    /// The number of the step, and that of all.
    package var place: Phrase<String, String>
    package var end: String
    /// What is said where the browser cannot speak a language.
    package var noVoice: Phrase<String>
  }
}
