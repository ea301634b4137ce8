import Diagnostics

extension Check {
  static let sensoryReferences = Check(onEachPage: .meaningByPosition, .meaningByColor) { page in
    guard let phrases = SensoryPhrases.all[page.language] else { return [] }
    return page.texts.flatMap { text in
      phrases.positions.matches(in: text).map { words, position in
        Diagnostic(
          .meaningByPosition,
          at: page.location(position),
          "'\(words)' refers to a position that a listener cannot see",
          help: "link to it, or give its number or heading"
        )
      }
        + phrases.colors.matches(in: text).map { words, position in
          Diagnostic(
            .meaningByColor,
            at: page.location(position),
            "'\(words)' refers to something by its colour",
            help: "refer to it by its text, and mention the colour only in addition"
          )
        }
    }
  }
}

extension Rule {
  static let meaningByPosition = Rule(
    id: "meaning-by-position",
    severity: .warning,
    canBeAllowed: true,
    explanation: """
      The text refers to something on the page by its position: “the table below”, “the picture on \
      the right”. Give its name, or link to it. Positions on a screen that the text describes may be \
      mentioned. Source: WCAG 2.2, 1.3.3.
      """,
    readers: """
      A listener has no left and right on a page, and for sighted readers the layout changes with the \
      window too. “Below” may be ten swipes away or a hundred.
      """,
    wrong: "The table below lists the gestures.",
    right: "The table “Gestures of the rotor” lists them."
  )
  static let meaningByColor = Rule(
    id: "meaning-by-color",
    severity: .warning,
    canBeAllowed: true,
    explanation: """
      The text refers to something on the page by its colour: “the words in red”. Source: WCAG 2.2, \
      1.3.3 and 1.4.1.
      """,
    readers: """
      People who cannot tell red from green, who print in black, or who listen do not know which \
      words are meant.
      """,
    wrong: "The lines in red do not compile.",
    right: "The lines marked “error” do not compile."
  )
}

struct SensoryPhrases: Sendable {
  let positions: PhrasePattern
  let colors: PhrasePattern

  static let all = ["en": english, "ru": russian]

  private static let things =
    "table tables listing listings example examples code snippet snippets figure figures picture "
    + "pictures image images screenshot screenshots diagram diagrams chart charts transcript "
    + "transcripts paragraph paragraphs section sections block blocks sidebar caption"
  private static let mentions =
    "see shown listed described explained given mentioned discussed quoted printed pictured "
    + "illustrated noted defined found heard as"
  private static let colorNames =
    "red green blue yellow orange purple violet pink grey gray brown turquoise"

  private static let english = SensoryPhrases(
    positions: PhrasePattern([
      ["\(things) \(mentions)", "above below overleaf opposite"],
      ["above below", things],
      ["\(things) \(mentions)", "on to at", "the", "left right"],
      ["\(things) \(mentions)", "at", "left right"],
      ["left right", "hand", "\(things) column side"],
      ["in", "the", "left right", "column sidebar margin"],
    ]),
    colors: PhrasePattern([
      [
        "marked shown highlighted printed colored coloured drawn written underlined", "in",
        colorNames,
      ],
      ["marked highlighted colored coloured", colorNames],
      ["\(things) words text lines rows cells letters parts numbers", "in", colorNames],
      [
        colorNames,
        "word words text line lines row rows cell cells letters listing table \(things)",
      ],
    ])
  )

  private static let russianThings =
    "таблиц* листинг* пример* код кода коде рисун* картинк* изображени* снимк* снимок схем* "
    + "расшифровк* абзац* раздел* блок* врезк* подпис* фрагмент*"
  private static let russianTelling =
    "смотри* см показан* приведён* приведен* описан* перечислен* указан* упомянут* сказано "
    + "говорилось объяснен* объяснён* слышно слышна слышны"
  private static let russianHues =
    "красн* зелён* зелен* син* голуб* жёлт* желт* оранжев* фиолетов* розов* серым серый серая "
    + "серые коричнев* бирюзов*"

  private static let russian = SensoryPhrases(
    positions: PhrasePattern([
      ["\(russianThings) \(russianTelling)", "выше ниже справа слева сверху снизу"],
      ["выше ниже справа слева", russianTelling],
      [
        "вышеописанн* вышеприведённ* вышеприведенн* вышеуказанн* вышеупомянут* нижеприведённ* "
          + "нижеприведенн* нижеследующ* нижеуказанн*"
      ],
      ["в на", "правой левой", "колонк* столбц* полях части", "страницы"],
    ]),
    colors: PhrasePattern([
      [
        "выделен* отмечен* показан* подчёркнут* подчеркнут* окрашен* написан* напечатан* закрашен*",
        russianHues,
      ],
      [russianHues, "слов* текст* строк* строчк* ячейк* рамк* букв* листинг* \(russianThings)"],
      ["\(russianThings) слов* строк* букв*", russianHues, "цвет*"],
    ])
  )
}
