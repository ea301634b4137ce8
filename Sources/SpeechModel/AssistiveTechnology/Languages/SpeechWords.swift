/// The words that assistive technologies say and understand in one language.
///
/// A new language is one more file like `English.swift` and its name in ``all``;
/// `docs/adding-a-language.md` tells how.
struct SpeechWords: Sendable {
  /// The language as a BCP 47 tag.
  let language: String
  /// The words for traits.
  let traits: TraitWords
  /// The words for the state of a switch.
  let switchStates: SwitchStateWords
  /// The words for whether an element shows what it holds.
  let expansion: ExpansionWords
  /// The built-in hints.
  let hints: HintSentences
  /// The words for places in containers.
  let places: PlaceWords
  /// The notes that more is to be had.
  let notices: NoticeWords
  /// The name of the blank between words.
  let blank: Word
  /// The names of the rotor's settings.
  let rotors: RotorNames
  /// The names Voice Control gives to controls without one.
  let controls: ControlNames
  /// What Voice Control understands.
  let commands: VoiceCommandWords
  /// The words of Switch Control.
  let switches: SwitchWords
  /// The names of keys.
  let keys: KeyWords
  /// Which alternative of a pattern goes with a number; 0 is the first.
  var numberForm: @Sendable (Int) -> Int = { _ in 0 }
  /// The name of a gesture, as a page prints it; these words are ours.
  ///
  /// Without it the notation's own words are printed. The name in `rotor` is in this language already.
  let gesture: (@Sendable (Gesture) -> String)?

  /// Every language there are words for.
  static let all: [SpeechWords] = [.english, .russian, .german, .simplifiedChinese]

  /// Returns the words for a language, else those for another one, else the English ones.
  ///
  /// A language matches by its whole tag, else by its first two letters: “ru-RU” is Russian.
  /// Source: AccessibilitySnapshot; certainty A.
  static func words(for language: String?, otherwise fallback: String = "en") -> SpeechWords {
    [language, fallback].lazy.compactMap { $0.flatMap(known) }.first ?? .english
  }

  private static func known(_ language: String) -> SpeechWords? {
    let tag = language.lowercased()
    return all.first { $0.language.lowercased() == tag }
      ?? all.first { $0.language.prefix(2) == tag.prefix(2) }
  }
}
