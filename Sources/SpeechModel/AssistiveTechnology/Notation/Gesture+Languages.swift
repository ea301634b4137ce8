import SpeechRules

extension Gesture {
  /// Returns the gesture in words of a language, as pages print it, or in English if it is unknown.
  ///
  /// The words are our own. The name of a rotor is already in that language.
  public func description(in language: String) -> String {
    let words = SpeechWords.words(for: language)
    let gesture =
      if case .rotor(let name) = self { Gesture.rotor(words.rotors.name(for: name)) } else { self }
    return switch words.language {
    case "ru": gesture.russianDescription
    case "de": gesture.germanDescription
    case "zh-Hans": gesture.simplifiedChineseDescription
    default: text
    }
  }
}
