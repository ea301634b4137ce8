extension InterfaceText {
  package struct Screens: Decodable, Sendable {
    package var screen: Phrase<Int>
    package var before: Phrase<String>
    package var after: Phrase<String>
    package var became: Plural
    package var picture: String
    package var size: Phrase<Int, Int>
    package var sameLines: String
    package var samePicture: String
    package var overlaidPicture: String
    package var shows: Phrase<String>
    package var each: Phrase<String, String>
    package var holding: Phrase<String, String>
    package var named: Phrase<String, String>
    package var more: String
    package var parts: Parts

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

    package struct Part: Decodable, Sendable {
      package var name: String
      package var count: Plural
    }
  }

  package struct PlayerWords: Decodable, Sendable {
    package var hear: String
    /// The name of the button that speaks a transcript; it contains `hear`.
    package var hearAll: Phrase<String>
    package var speed: Phrase<String>
    package var step: String
    /// The name of the button that steps through a transcript; it contains `step`.
    package var open: Phrase<String>
    package var curtain: String
    /// The name of the button that hides a drawing; it contains `curtain`.
    package var screenCurtain: Phrase<String>
    package var next: String
    package var back: String
    package var start: String
    package var speak: String
    package var parts: String
    package var sounds: String
    package var before: String
    package var after: String
    package var place: Phrase<String, String>
    package var end: String
    /// Shown if the browser has no voice for a language.
    package var noVoice: Phrase<String>
  }
}
