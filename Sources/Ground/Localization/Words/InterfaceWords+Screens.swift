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
    package var sameLines: String
    package var samePicture: String
    /// What a picture is over which an assistive technology lays something.
    package var overlaidPicture: String
    package var shows: Phrase<String>
    /// Several parts alike and what each of them holds.
    package var each: Phrase<String, String>
    package var holding: Phrase<String, String>
    package var named: Phrase<String, String>
    /// What stands in place of what a list leaves out.
    package var more: String
    package var parts: Parts

    /// The kinds of parts of a screen.
    package struct Parts: Decodable, Sendable {
      package var navigationBar: Part
      package var tabBar: Part
      package var toolbar: Part
      package var row: Part
      package var card: Part
      package var heading: Part
      package var text: Part
      package var price: Part
      package var picture: Part
      package var symbol: Part
      package var button: Part
      package var field: Part
      package var toggle: Part
      package var slider: Part
      package var stepper: Part
      package var segments: Part
      package var progress: Part
      package var pages: Part
      package var wheel: Part
      package var spinner: Part
      package var link: Part
    }

    /// A part of a screen, alone and with a number.
    package struct Part: Decodable, Sendable {
      package var name: String
      package var count: Plural
    }
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
