/// The words that assistive technologies say and understand in one language.
///
/// A new language is two more files, like `German.swift` and `VoiceCommandWords+German.swift`, and its
/// name in ``all``; `docs/adding-a-language.md` tells how.
package struct SpeechWords: Sendable {
  /// The language as a BCP 47 tag.
  package let language: String
  package var traits: TraitWords
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

/// The words for places in containers.
package struct PlaceWords: Sendable {
  /// An index and a count.
  package let counter: Word
  /// The name of a tab bar that has no name of its own.
  package let tabBar: Word
  /// The first element of a list.
  package var listStart: Word
  /// The last element of a list.
  package var listEnd: Word
  /// The first element of a landmark.
  package let landmarkStart: Word
  /// The last element of a landmark.
  package let landmarkEnd: Word
  /// How many rows a cell covers.
  package let rowSpan: Word
  /// How many columns a cell covers.
  package let columnSpan: Word
  /// The number of a row.
  package let row: Word
  /// The number of a column.
  package let column: Word
}

/// The hints that belong to traits; without the final full stop.
package struct HintSentences: Sendable {
  /// How to switch.
  package var toggle: Word
  /// How to change a value.
  package var adjust: Word
  /// How to begin editing.
  package var edit: Word
  /// How to open what is closed.
  package let expand: Word
  /// How to close what is open.
  package let collapse: Word
  /// How to open a menu.
  package let popUp: Word
  /// How to choose a custom action.
  package let chooseAction: Word
  /// How to touch a directly touched area.
  package let directTouch: Word
  /// How to touch a directly touched area that is activated first.
  package let activateDirectTouch: Word
  /// How to go to the top of what is scrolled.
  package let scrollToTop: Word
  /// How to reach the results of a rotor with this name.
  package let useRotor: Word
  /// The name of the rotor that finds misspelled words while a text is edited.
  package let misspelledWords: Word
}

/// The notes that an element has more to offer.
package struct NoticeWords: Sendable {
  /// There are custom actions.
  package var actions: Word
  /// There is content on demand.
  package var content: Word
}

/// The words for whether an element shows what it holds.
package struct ExpansionWords: Sendable {
  /// It shows what it holds.
  package let expanded: Word
  /// It hides what it holds.
  package let collapsed: Word
}

/// What is offered at a chart that can be heard as sound.
package struct AudioGraphWords: Sendable {
  /// The name of the rotor's setting.
  package let name: Word
  /// The entry that describes the chart.
  package let describe: Word
  /// The entry that opens the details.
  package let details: Word
  /// The entry that plays the chart.
  package let play: Word
  /// What is said when the sound ends.
  package let complete: Word
}
