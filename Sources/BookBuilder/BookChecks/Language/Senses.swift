import Diagnostics

extension Check {
  /// Finds words that point to something by its place or colour on the page.
  static let senses = Check(onEachPage: .meaningByPosition, .meaningByColor) { page in
    guard let phrases = SensoryPhrases.all[page.language] else { return [] }
    return page.texts.flatMap { text in
      phrases.positions.matches(in: text).map { words, position in
        Diagnostic(
          .meaningByPosition,
          at: page.location(position),
          "'\(words)' points to a place that a listener does not see",
          help: "name the thing: link to it, or give its number or its heading"
        )
      }
        + phrases.colors.matches(in: text).map { words, position in
          Diagnostic(
            .meaningByColor,
            at: page.location(position),
            "'\(words)' points to something by its colour",
            help: "name the thing by what it says, and the colour beside that if it matters"
          )
        }
    }
  }
}

extension Rule {
  static let meaningByPosition = Rule(
    id: "meaning-by-position",
    canBeAllowed: true,
    explanation: """
      The text points to something on the page by where it lies: “the table below”, “the picture on \
      the right”. Say what it is called, or link to it. Places on a screen that the text describes \
      are another thing and may be named. Source: WCAG 2.2, 1.3.3.
      """,
    readers: """
      A listener has no right and left on a page, and in a wide window or on a phone things lie \
      elsewhere for those who see, too. “Below” may be ten swipes or a hundred away.
      """,
    wrong: "The table below lists the gestures.",
    right: "The table “Gestures of the rotor” lists them."
  )
  static let meaningByColor = Rule(
    id: "meaning-by-color",
    canBeAllowed: true,
    explanation: """
      The text points to something on the page by its colour: “the words in red”. Source: WCAG 2.2, \
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

/// Words that point to a thing on the page by its place or its colour, in one language.
struct SensoryPhrases: Sendable {
  /// Words about places.
  let positions: PhrasePattern
  /// Words about colours.
  let colors: PhrasePattern

  /// The words by language.
  static let all = ["en": english, "ru": russian]

  /// What a page consists of; places on a screen that the text describes are no fault.
  private static let things =
    "table tables listing listings example examples code snippet snippets figure figures picture "
    + "pictures image images screenshot screenshots diagram diagrams chart charts transcript "
    + "transcripts paragraph paragraphs section sections block blocks sidebar caption"
  private static let telling =
    "see shown listed described explained given mentioned discussed quoted printed pictured "
    + "illustrated noted defined found heard as"
  private static let hues =
    "red green blue yellow orange purple violet pink grey gray brown turquoise"

  private static let english = SensoryPhrases(
    positions: PhrasePattern([
      ["\(things) \(telling)", "above below overleaf opposite"],
      ["above below", things],
      ["\(things) \(telling)", "on to at", "the", "left right"],
      ["\(things) \(telling)", "at", "left right"],
      ["left right", "hand", "\(things) column side"],
      ["in", "the", "left right", "column sidebar margin"],
    ]),
    colors: PhrasePattern([
      ["marked shown highlighted printed colored coloured drawn written underlined", "in", hues],
      ["marked highlighted colored coloured", hues],
      ["\(things) words text lines rows cells letters parts numbers", "in", hues],
      [hues, "word words text line lines row rows cell cells letters listing table \(things)"],
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
