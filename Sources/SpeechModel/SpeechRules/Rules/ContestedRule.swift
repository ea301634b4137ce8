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

  /// Returns the rules that a paragraph states as facts, each with the first sentence that does.
  ///
  /// A paragraph that says that something in it is disputed or assumed states none.
  package static func claims(
    in paragraph: String,
    language: String
  ) -> [(rule: ContestedRule, sentence: Substring)] {
    guard let finder = finders[language] else { return [] }
    let stated = finder.statements(in: paragraph[...])
    // The last statement is that something is disputed.
    if stated.isEmpty || stated.contains(all.count) { return [] }
    return claims(in: paragraph, stated, finder)
  }

  /// Returns the rules that a paragraph speaks of.
  package static func stated(in paragraph: String, language: String) -> [ContestedRule] {
    guard let finder = finders[language] else { return [] }
    let stated = finder.statements(in: paragraph[...]).filter { $0 < all.count }
    return claims(in: paragraph, stated, finder).map { $0.rule }
  }

  private static func claims(
    in paragraph: String,
    _ stated: [Int],
    _ finder: StatementFinder
  ) -> [(rule: ContestedRule, sentence: Substring)] {
    // Few paragraphs have the words of a rule; only those are split into sentences.
    let sentences = stated.isEmpty ? [] : paragraph.sentences
    return stated.compactMap { rule in
      sentences.first { finder.statements(in: $0).contains(rule) }.map { (all[rule], $0) }
    }
  }

  private static let finders = Dictionary(
    uniqueKeysWithValues: qualifiers.map { language, words in
      (language, StatementFinder(all.map { $0.phrases[language] ?? [] } + [[[words]]]))
    }
  )

  /// The words by which a paragraph says that something is disputed or assumed, by language.
  private static let qualifiers = [
    "en": """
    contested disagree* differ disputed guess* assum* unknown unclear probably likely may might \
    perhaps report*
    """,
    "ru": """
    спорно спорн* расход* догадк* предполо* предполаг* неизвестно неясно вероятно возможно может \
    могут сообщают сообщали сообщени*
    """,
  ]

  /// All contested rules.
  package static let all = [
    ContestedRule(
      "hint-actions",
      [
        "en": [
          ["actions", "available"],
          [
            "voiceover", "actions", "announce* says say mention* spoken",
            "itself hint hints notice",
          ],
        ],
        "ru": [
          ["доступны", "действия"],
          [
            "voiceover", "действия действиях", "сообща* сообщит говорит скажет объявля*",
            "подсказк* сам",
          ],
        ],
      ]
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
          ],
          ["focus", "goes moves", "itself", "closes closed dismissed"],
        ],
        "ru": [
          [
            "фокус*", "верн* возвра*",
            "лист листа листом меню окно окна окном закры* закро* предупрежд* диалог*",
          ],
          ["фокус", "уходит переходит", "сам", "закрыл* закры*"],
        ],
      ]
    ),
    ContestedRule(
      "switch-alone",
      [
        "en": [["togglebutton istoggle", "without only alone", "button", "word switch says"]],
        "ru": [["togglebutton istoggle", "без только один", "кнопк*", "слов* переключател*"]],
      ]
    ),
    ContestedRule(
      "swiftui-disabled",
      [
        "en": [["disabled", "accessibilityelement", "before after order ignore", "dimmed"]],
        "ru": [["disabled", "accessibilityelement", "до после порядок ignore", "недоступно"]],
      ]
    ),
    ContestedRule(
      "control-section",
      [
        "en": [
          [
            "header headers footer footers title titles", "section sections table tables",
            "heading headings already itself",
          ]
        ],
        "ru": [["заголовк* колонтитул*", "секци* таблиц*", "уже сам сами"]],
      ]
    ),
    ContestedRule(
      "control-tick",
      [
        "en": [
          ["checkmark checkmarks mark marks tick ticks", "checked"],
          [
            "checkmark checkmarks tick ticks", "row rows cell cells",
            "says say said spoken heard silent",
          ],
        ],
        "ru": [
          ["галочк*", "отмечено"], ["галочк*", "ячейк* строк*", "слыш* молчит скажет говорит"],
        ],
      ]
    ),
    ContestedRule(
      "language",
      [
        "en": [
          ["accessibilitylanguage", "word words trait*"], ["own", "words", "follow", "language"],
        ],
        "ru": [
          ["accessibilitylanguage", "слов* трейт*"],
          ["слова", "voiceover", "идут следуют", "языком языку"],
        ],
      ]
    ),
    ContestedRule(
      "voice-fallback",
      [
        "en": [
          [
            "voice", "control", "without unlabelled nameless no", "label labels name names",
            "number numbers word kind",
          ],
          ["others people", "number", "instead"], ["others", "report*", "number"],
        ],
        "ru": [
          ["голос*", "без", "метк* имен* имени", "номер* слов*"],
          ["другие", "сообща*", "номер*"], ["номер* цифр*", "вместо видел*", "имени тип"],
        ],
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
