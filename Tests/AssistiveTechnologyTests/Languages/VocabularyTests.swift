import AccessibilityTree
import AssistiveTechnology
import SpeechRules
import Testing

/// The files of words, one for each language.
struct VocabularyTests {
  @Test func `every language has every word`() {
    let names = SpeechVocabulary.all.map { $0.entries.map(\.name) }
    #expect(names.count == SpeechSettings.supportedLanguages.count)
    #expect(names.allSatisfy { $0 == names[0] && $0.count > 90 })
    #expect(names[0].contains("traits.button") && names[0].contains("commands.scroll.down"))
  }

  @Test(arguments: SpeechVocabulary.all)
  func `no word is empty, has blanks at its ends or a full stop in a hint`(
    vocabulary: SpeechVocabulary
  ) {
    for entry in vocabulary.entries {
      let text = entry.word.text
      #expect(!text.isEmpty && text.first != " " && text.last != " ", "\(entry.name)")
      #expect(!entry.name.hasPrefix("hints") || !text.hasSuffix("."), "\(entry.name)")
    }
  }

  @Test(arguments: SpeechVocabulary.all)
  func `a word that is not concluded names its source`(vocabulary: SpeechVocabulary) {
    let sources: Set = ["APL", "APS", "AS", "BH", "BOOK", "DOC", "DUAL", "IMG", "MAG", "NORM"]
    for entry in vocabulary.entries {
      let named = entry.word.source.split(separator: ", ").map(String.init)
      #expect(entry.word.isUnproven || !named.isEmpty, "\(entry.name)")
      #expect(sources.isSuperset(of: named), "\(entry.name)")
    }
  }

  // Letters of two scripts look alike, so that a wrong one is heard but never seen.
  @Test(arguments: SpeechVocabulary.all)
  func `every word is written in one script`(vocabulary: SpeechVocabulary) {
    for entry in vocabulary.entries {
      let text = entry.word.text.replacing(#/\{\w+\}|%\d\$@/#, with: "")
      // Keys are called by what is printed on them.
      let plain = entry.name.hasPrefix("keys.") ? text.replacing(#/\b[A-Za-z]+\b/#, with: "") : text
      let scripts = Set(plain.unicodeScalars.compactMap(\.scriptOfLetter))
      let allowed: Set<String> =
        switch vocabulary.language {
        case "ru": ["Cyrillic"]
        case "zh-Hans": ["Han"]
        default: ["Latin"]
        }
      #expect(scripts.isSubset(of: allowed), "\(entry.name): \(text)")
    }
  }

  @Test(arguments: SpeechVocabulary.all)
  func `every sentence has the places of the English one`(vocabulary: SpeechVocabulary) throws {
    let english = try #require(SpeechVocabulary.all.first { $0.language == "en" })
    for (entry, model) in zip(vocabulary.entries, english.entries) {
      #expect(places(in: entry.word.text) == places(in: model.word.text), "\(entry.name)")
    }
  }

  // Source: speech.md: every Chinese word but those of Voice Control is Apple's for another purpose.
  @Test func `every Chinese word of VoiceOver is marked as unproven`() throws {
    let chinese = try #require(SpeechVocabulary.all.first { $0.language == "zh-Hans" })
    let known = chinese.entries.filter { !$0.word.isUnproven }.map(\.name)
    #expect(
      known.allSatisfy {
        $0.hasPrefix("commands.") || $0.hasPrefix("controls.") || $0 == "places.tabBar"
      }
    )
  }

  @Test func `a part of an utterance tells whether anybody heard its words`() {
    let slider = AccessibilityElement.sample("音量", value: "5", traits: .adjustable)
    let composer = UtteranceComposer(settings: SpeechSettings(language: "zh-Hans"))
    let parts = composer.utterance(for: Stop(slider)).parts
    #expect(parts.map(\.text) == ["音量", "5", "可调", "单指上下轻扫来调整值"])
    #expect(parts.map(\.isUnproven) == [false, false, true, true])
  }

  @Test func `a part of an utterance carries the certainty of its words, the app's words none`() {
    var menu = AccessibilityElement.sample("Sort", hint: "Opens", traits: .popUpButton)
    menu.isExpanded = false
    menu.customActions = [CustomAction(name: "Reset")]
    let composer = UtteranceComposer(settings: SpeechSettings(language: "en"))
    let parts = composer.utterance(for: Stop(menu)).parts
    #expect(
      parts.map(\.text) == [
        "Sort", "Pop-up Button", "Collapsed", "Opens", "Double tap to activate the picker",
        "Actions Available",
      ]
    )
    #expect(
      parts.map(\.certainty) == [nil, .reported, .concluded, nil, .reported, .certain]
    )
  }

  // Source: Apple's tables (APL); certainty A for the counter's words, C for their use.
  @Test func `a Chinese counter puts the count after the index`() {
    let place = Place(context: .series(index: 2, count: 3))
    let composer = UtteranceComposer(settings: SpeechSettings(language: "zh-Hans"))
    let photo = AccessibilityElement.sample("照片", traits: .button)
    #expect(composer.utterance(for: Stop(photo, place: place)).caption == "照片, 按钮, 2，共3")
  }

  // Source: AccessibilitySnapshot's German table (AS); certainty A.
  static let german: [(AccessibilityElement, String)] = [
    (
      .sample("Ton", value: "1", traits: [.button, .toggleButton]),
      "Ton, Umschalttaste, Ein, Zum Umschalten Doppeltippen"
    ),
    (.sample("Menü", traits: [.header, .selected]), "Auswahl, Menü, Überschrift"),
    (.sample("Zurück", traits: [.button, .backButton]), "Zurück Taste"),
    (.sample("Name", traits: .textEntry), "Name, Textfeld, Zum Bearbeiten doppeltippen"),
    (.sample("Kauf", traits: [.button, .notEnabled]), "Kauf, Grau dargestellt, Taste"),
  ]

  @Test(arguments: german)
  func `German is spoken in AccessibilitySnapshot's words`(
    element: AccessibilityElement,
    caption: String
  ) {
    let composer = UtteranceComposer(settings: SpeechSettings(language: "de"))
    #expect(composer.utterance(for: Stop(element)).caption == caption)
  }

  private func places(in text: String) -> Set<String> {
    Set(text.matches(of: #/\{\w+\}|%\d\$@/#).map { String($0.output) })
  }
}

extension Unicode.Scalar {
  /// The script of a letter, as far as our languages use it; nothing for signs and digits.
  fileprivate var scriptOfLetter: String? {
    guard properties.isAlphabetic else { return nil }
    return switch value {
    case 0x0041...0x024F: "Latin"
    case 0x0400...0x04FF: "Cyrillic"
    case 0x4E00...0x9FFF: "Han"
    default: "another"
    }
  }
}
