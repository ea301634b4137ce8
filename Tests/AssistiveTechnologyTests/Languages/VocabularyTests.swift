import AccessibilityTree
import AssistiveTechnology
import Foundation
import SpeechRules
import Testing

struct VocabularyTests {
  @Test func `every language has every word`() {
    let names = SpeechVocabulary.all.map { $0.entries.map(\.name) }
    #expect(names.count == SpeechSettings.supportedLanguages.count)
    #expect(names.allSatisfy { $0 == names[0] && $0.count > 90 })
    #expect(names[0].contains("traits.button") && names[0].contains("commands.scroll.down"))
  }

  @Test(arguments: SpeechVocabulary.all)
  func `no word is empty, has spaces at its ends or an unexpected full stop`(
    vocabulary: SpeechVocabulary
  ) {
    // Source: captures of iOS 27.0 for the hint of a switch, AccessibilitySnapshot's table for the
    // others; «вкл.» and «выкл.» are pictures of phones.
    let closed: Set =
      switch vocabulary.language {
      case "en": ["hints.toggle", "hints.adjust", "hints.edit", "hints.chooseAction"]
      case "ru": ["switchStates.on", "switchStates.off"]
      default: []
      }
    for entry in vocabulary.entries {
      let text = entry.word.text
      #expect(!text.isEmpty && text.first != " " && text.last != " ", "\(entry.name)")
      #expect(!text.hasSuffix(".") || closed.contains(entry.name), "\(entry.name)")
    }
  }

  @Test(arguments: SpeechVocabulary.all)
  func `every word but a guess names its source`(vocabulary: SpeechVocabulary) {
    let sources: Set = [
      "APL", "APS", "AS", "AV", "BH", "BOOK", "CAP", "CVS", "DOC", "DUAL", "ELX", "IMG", "KS",
      "MAC", "MAG", "NORM", "RNN", "SRO", "UNI", "VO27", "VOS", "WEEX",
    ]
    for entry in vocabulary.entries {
      let named = entry.word.source.split(separator: ", ").map(String.init)
      #expect(entry.word.isGuess || !named.isEmpty, "\(entry.name)")
      #expect(sources.isSuperset(of: named), "\(entry.name)")
    }
  }

  @Test func `the page of rules lists the Russian words that are inferred`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let page = try String(contentsOf: root.appending(path: "docs/speech.md"), encoding: .utf8)
    let paragraph = try #require(
      page.split(separator: "\n").first { $0.hasPrefix("No Russian phone was ever captured, and") }
    )
    let russian = try #require(SpeechVocabulary.all.first { $0.language == "ru" })
    let listed = Set(paragraph.matches(of: #/«([^»]+)»/#).map { String($0.1) })
    let isNotation = { (name: String) in
      ["commands.", "switches.", "keys."].contains { name.hasPrefix($0) }
    }
    let inferred = russian.entries.filter { $0.word.isGuess && !isNotation($0.name) }
      .map { $0.word.text.replacing("%1$@", with: "…") }
    #expect(listed == Set(inferred))
  }

  // Letters of two scripts can look alike, so a wrong one is heard but not seen.
  @Test(arguments: SpeechVocabulary.all)
  func `every word is written in one script`(vocabulary: SpeechVocabulary) {
    for entry in vocabulary.entries {
      let text = entry.word.text.replacing(#/\{\w+\}|%\d\$@/#, with: "")
      // Keys are named by what is printed on them.
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
  func `every sentence has the placeholders of the English one`(vocabulary: SpeechVocabulary) throws
  {
    let english = try #require(SpeechVocabulary.all.first { $0.language == "en" })
    for (entry, model) in zip(vocabulary.entries, english.entries) {
      #expect(places(in: entry.word.text) == places(in: model.word.text), "\(entry.name)")
    }
  }

  // Rule: zh-words.
  // Source: captures of iOS 27.0; VoiceOver's braille output; notes of people who tested on phones.
  @Test(arguments: [
    ("traits.button", "按钮", Certainty.heard), ("traits.heading", "标题", .heard),
    ("traits.rare.visited", "已访问", .certain), ("traits.dimmed", "变暗", .reported),
    ("traits.textField", "文本栏", .reported), ("rotors.system.textField", "文本栏", .concluded),
    ("hints.toggle", "轻点两下来切换设置", .reported),
    ("hints.adjust", "用一个手指上下轻扫来调整值", .reported),
    ("notices.actions", "有可用的操作", .concluded),
  ])
  func `a Chinese word is as certain as its sources`(
    name: String,
    text: String,
    certainty: Certainty
  ) throws {
    let chinese = try #require(SpeechVocabulary.all.first { $0.language == "zh-Hans" })
    let entry = try #require(chinese.entries.first { $0.name == name })
    #expect(entry.word.text == text && entry.word.certainty == certainty)
  }

  @Test func `a capture is stronger than a document, and a guess weaker than anything`() {
    #expect(Certainty.allCases.sorted() == [.concluded, .reported, .certain, .heard])
  }

  @Test func `a part of an utterance knows whether its words are a guess`() {
    let slider = AccessibilityElement.sample("音量", value: "5", traits: .adjustable)
    let composer = UtteranceComposer(settings: SpeechSettings(language: "zh-Hans"))
    let parts = composer.utterance(for: Stop(slider)).parts
    #expect(parts.map(\.text) == ["音量", "5", "可调", "用一个手指上下轻扫来调整值"])
    #expect(parts.map(\.wording?.certainty) == [nil, nil, .reported, .reported])
  }

  @Test func `a part has the certainty of its words, and the app's words have none`() {
    var menu = AccessibilityElement.sample("Sort", hint: "Opens", traits: .popUpButton)
    menu.isExpanded = false
    menu.customActions = [CustomAction(name: "Reset")]
    let composer = UtteranceComposer(settings: SpeechSettings(language: "en"))
    let parts = composer.utterance(for: Stop(menu)).parts
    #expect(
      parts.map(\.text) == [
        "Sort", "Pop up button", "Collapsed", "Opens", "Double-tap to expand",
        "Double tap to activate the picker",
        "Swipe up or down to select a custom action, then double tap to activate.",
      ]
    )
    #expect(
      parts.map(\.wording?.certainty)
        == [nil, .heard, .concluded, nil, .reported, .heard, .heard]
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
  func `German uses AccessibilitySnapshot's words`(
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
  /// The script of a letter, as far as our languages use it; `nil` for symbols and digits.
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
