/// The words that assistive technologies say and understand in one language.
///
/// A new language is two more files, like `German.swift` and `VoiceCommandWords+German.swift`, and its
/// name in ``all``; `docs/adding-a-language.md` tells how.
package struct SpeechWords: Sendable {
  /// The language as a BCP 47 tag.
  package let language: String
  /// The words for traits.
  package var traits: TraitWords
  /// The words for the state of a switch.
  package var switchStates: SwitchStateWords
  /// The words for whether an element shows what it holds.
  package let expansion: ExpansionWords
  /// The built-in hints.
  package var hints: HintSentences
  /// The words for places in containers.
  package var places: PlaceWords
  /// The notes that more is to be had.
  package var notices: NoticeWords
  /// The name of the blank between words.
  package let blank: Word
  /// The names of the rotor's settings.
  package let rotors: RotorNames
  /// The names Voice Control gives to controls without one.
  package let controls: ControlNames
  /// What Voice Control understands.
  package let commands: VoiceCommandWords
  /// The words of Switch Control.
  package let switches: SwitchWords
  /// The names of keys.
  package let keys: KeyWords
  /// Which alternative of a pattern goes with a number; 0 is the first.
  package var numberForm: @Sendable (Int) -> Int = { _ in 0 }

  /// Every language there are words for.
  package static let all: [SpeechWords] = [.english, .russian, .german, .simplifiedChinese]

  /// Returns the words for a language, else those for another one, else the English ones.
  ///
  /// A language matches by its whole tag, else by its first two letters: “ru-RU” is Russian.
  /// Source: AccessibilitySnapshot; certainty A.
  package static func words(for language: String?, otherwise fallback: String = "en") -> SpeechWords
  {
    [language, fallback].lazy.compactMap { $0.flatMap(known) }.first ?? .english
  }

  private static func known(_ language: String) -> SpeechWords? {
    let tag = language.lowercased()
    return all.first { $0.language.lowercased() == tag }
      ?? all.first { $0.language.prefix(2) == tag.prefix(2) }
  }
}
