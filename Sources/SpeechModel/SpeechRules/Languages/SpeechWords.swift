/// The words that assistive technologies speak and understand in one language.
///
/// To add a language, write two files like `German.swift` and `VoiceCommandWords+German.swift`, and
/// add its name to ``all``; see `docs/adding-a-language.md`.
package struct SpeechWords: Sendable {
  package let language: String
  package var traits: TraitWords
  package var switchStates: SwitchStateWords
  package let expansion: ExpansionWords
  package var hints: HintWords
  package var places: PositionWords
  package var notices: NoticeWords
  /// The name of the space character.
  package let blank: Word
  package let rotors: RotorNames
  package let controls: ControlNames
  package let commands: VoiceCommandWords
  package let switches: SwitchWords
  package let keys: KeyWords
  /// Returns which alternative of a pattern a number takes, for languages with several plural
  /// forms.
  package var pluralForm: @Sendable (Int) -> Int = { _ in 0 }

  package static let all: [SpeechWords] = [.english, .russian, .german, .simplifiedChinese]

  /// Returns the words for a language, or else for the fallback, or else the English words.
  ///
  /// A language matches by its whole tag, or else by its first two letters: “ru-RU” is Russian.
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

package struct PositionWords: Sendable {
  /// A position and a count, as in “2 of 3”.
  package let counter: Word
  package let tabBar: Word
  package var listStart: Word
  package var listEnd: Word
  package let landmarkStart: Word
  package let landmarkEnd: Word
  package let rowSpan: Word
  package let columnSpan: Word
  package let row: Word
  package let column: Word
}

/// The hints that the system adds for traits.
package struct HintWords: Sendable {
  package var toggle: Word
  package var adjust: Word
  package var edit: Word
  package let expand: Word
  package let collapse: Word
  package let popUp: Word
  package let chooseAction: Word
  /// For a direct touch area that must be enabled in the rotor.
  package let directTouch: Word
  /// For a direct touch area that must be activated first.
  package let activateDirectTouch: Word
  package let scrollToTop: Word
  /// How to use a rotor; the format takes its name.
  package let useRotor: Word
  /// The name of the rotor that finds misspelled words during editing.
  package let misspelledWords: Word
}

package struct NoticeWords: Sendable {
  package var actions: Word
  package var content: Word
}

package struct ExpansionWords: Sendable {
  package let expanded: Word
  package let collapsed: Word
}

/// The words of the Audio Graph rotor, available on charts that can be played as sound.
package struct AudioGraphWords: Sendable {
  package let name: Word
  package let describe: Word
  package let details: Word
  package let play: Word
  package let complete: Word
}
