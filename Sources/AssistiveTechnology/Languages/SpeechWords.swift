/// The words that assistive technologies say in one language.
///
/// A new language is one more file like `English.swift` and its name in ``all``.
struct SpeechWords: Sendable {
  /// The language as a BCP 47 tag.
  let language: String
  /// The words for traits.
  let traits: TraitWords
  /// The words for the state of a switch.
  let switchStates: SwitchStateWords
  /// The built-in hints.
  let hints: HintSentences
  /// The words for places in containers.
  let places: PlaceWords
  /// The notes that more is to be had.
  let notices: NoticeWords
  /// The names of the rotor's settings.
  let rotors: RotorNames
  /// The names Voice Control gives to controls without one.
  let controls: ControlNames
  /// What Voice Control understands; where several phrases mean the same, the first is shown.
  let commands: [VoiceCommandPhrase]
  /// The name of a gesture.
  let gesture: @Sendable (Gesture) -> String

  /// Every language there are words for.
  static let all: [SpeechWords] = [.english, .russian]

  /// Returns the words for a language, else those for another one, else the English ones.
  ///
  /// A language matches by its whole tag, else by its first part: “ru-RU” is Russian.
  /// Source: AccessibilitySnapshot, which compares the first two letters; certainty A.
  static func words(for language: String?, otherwise fallback: String = "en") -> SpeechWords {
    [language, fallback].lazy.compactMap { $0.flatMap(known) }.first ?? .english
  }

  private static func known(_ language: String) -> SpeechWords? {
    let tag = language.lowercased()
    let primary = tag.prefix { $0 != "-" && $0 != "_" }
    return all.first { $0.language == tag } ?? all.first { $0.language == primary }
  }
}
