/// A rule about which sources disagree, with the words by which prose states it.
///
/// `docs/speech.md` lists these rules with the pages that speak of them, and a check of books finds
/// paragraphs that state one as a fact.
package struct ContestedRule: Sendable {
  /// The name of the rule on `docs/speech.md`.
  package let name: String
  /// The phrases by language, as a BCP 47 tag.
  ///
  /// A sentence states the rule if it contains each word of a phrase, in any order. Each word is
  /// written with its alternatives, separated by spaces; a `*` at the end matches any ending.
  private let phrases: [String: [[String]]]

  private init(_ name: String, _ phrases: [String: [[String]]]) {
    self.name = name
    self.phrases = phrases
  }

  /// Returns the first sentence of a paragraph that states the rule.
  package func statement(in paragraph: String, language: String) -> Substring? {
    guard let phrases = phrases[language] else { return nil }
    return paragraph.sentences.first { sentence in
      let words = sentence.lowercaseWords
      return phrases.contains { $0.allSatisfy { words.contains(oneOf: $0) } }
    }
  }

  /// Returns whether a paragraph says that something in it is disputed or assumed.
  package static func isQualified(_ paragraph: String, language: String) -> Bool {
    guard let words = qualifiers[language] else { return false }
    return paragraph.lowercaseWords.contains(oneOf: words)
  }

  private static let qualifiers = [
    "en": """
    contested disagree* differ disputed guess* assum* unknown unclear probably likely may might \
    perhaps report*
    """,
    "ru": """
    спорно спорн* расход* догадк* предполо* предполаг* неизвестно неясно вероятно возможно может \
    могут сообща*
    """,
  ]

  /// All contested rules.
  package static let all = [
    ContestedRule(
      "hint-actions",
      ["en": [["actions", "available"]], "ru": [["доступны", "действия"]]]
    ),
    ContestedRule(
      "hint-field-own",
      [
        "en": [["hint hints", "field fields"]],
        "ru": [["подсказк*", "поле поля полю полем полей полям полях"]],
      ]
    ),
    ContestedRule(
      "dismissed-opener",
      [
        "en": [
          [
            "focus", "return returns returned back",
            "sheet sheets alert alerts menu menus dialog dialogs popover close closes closed dismiss*",
          ]
        ],
        "ru": [
          [
            "фокус*", "верн* возвра*",
            "лист листа листом меню окно окна окном закры* закро* предупрежд* диалог*",
          ]
        ],
      ]
    ),
    ContestedRule(
      "language",
      [
        "en": [["accessibilitylanguage", "word words trait*"]],
        "ru": [["accessibilitylanguage", "слов* трейт*"]],
      ]
    ),
    ContestedRule(
      "voice-fallback",
      [
        "en": [
          [
            "voice", "without unlabelled nameless no", "label labels name names",
            "number numbers word kind",
          ]
        ],
        "ru": [["голос*", "без", "метк* имен* имени", "номер* слов*"]],
      ]
    ),
  ]
}

extension String {
  /// The sentences, which end with a full stop, a question or exclamation mark, a colon or a
  /// semicolon before a space.
  fileprivate var sentences: [Substring] {
    var sentences: [Substring] = []
    var start = startIndex
    var hasEnded = false
    for index in indices {
      if hasEnded, self[index].isWhitespace {
        sentences.append(self[start..<index])
        start = index
      }
      hasEnded = ".!?:;".contains(self[index])
    }
    return sentences + [self[start...]]
  }
}

extension StringProtocol {
  fileprivate var lowercaseWords: [String] {
    lowercased().split { !$0.isLetter }.map(String.init)
  }
}

extension [String] {
  /// Whether one of the alternatives is among the words.
  fileprivate func contains(oneOf alternatives: String) -> Bool {
    alternatives.split { $0.isWhitespace }.contains { alternative in
      alternative.hasSuffix("*")
        ? contains { $0.hasPrefix(alternative.dropLast()) } : contains(String(alternative))
    }
  }
}
