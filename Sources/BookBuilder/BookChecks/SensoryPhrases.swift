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
