/// The words that only an EPUB needs, in one language.
struct EPUBWords: Sendable {
  /// The language, as a BCP 47 tag.
  var language: String
  /// The name of the cover.
  var cover: String
  /// The name of the place where the chapters begin.
  var beginning: String
  /// The name of the list of important places.
  var landmarks: String
  /// What the cover shows, for those who do not see it.
  var coverText: @Sendable (_ title: String, _ description: String) -> String
  /// How readers with different needs can read the book.
  var summary: Summary

  /// The sentences about accessibility, each for a fact that is looked up in the book.
  struct Summary: Sendable {
    var structure: String
    var languages: String
    var tables: String
    var settings: String
    var transcripts: @Sendable (_ count: Int) -> String
    var pictures: @Sendable (_ count: Int) -> String
    var wordlessPictures: @Sendable (_ count: Int) -> String
    var certified: @Sendable (_ name: String) -> String
    var uncertified: String
  }

  /// The words of a language; English in default of them.
  static func words(for language: String) -> EPUBWords {
    [english, russian].first { $0.language == language } ?? english
  }

  private static let english = EPUBWords(
    language: "en",
    cover: "Cover",
    beginning: "Beginning of the text",
    landmarks: "Important places",
    coverText: { title, description in "Cover: \(title). \(description)" },
    summary: Summary(
      structure: """
        The text has one order of reading, headings of every level, and a table of contents that \
        leads to chapters and sections.
        """,
      languages: "Code and words of other languages are marked, so that a voice can change.",
      tables: "Tables have a caption and name their columns and rows.",
      settings: "Letters, colours and spacing are those that the reader chooses.",
      transcripts: { "What is spoken is written out as numbered lists: \($0) in all." },
      pictures: { "Pictures have words that say the same: \($0) in all." },
      wordlessPictures: { "Pictures that no words stand for: \($0)." },
      certified: { "\($0) has evaluated the book." },
      uncertified: """
        Programs have checked all of this; no person has evaluated the book yet, so it claims no \
        level of conformance.
        """
    )
  )

  private static let russian = EPUBWords(
    language: "ru",
    cover: "Обложка",
    beginning: "Начало текста",
    landmarks: "Важные места",
    coverText: { title, description in "Обложка: «\(title)». \(description)" },
    summary: Summary(
      structure: """
        У текста один порядок чтения, заголовки всех уровней и оглавление, которое ведёт к главам \
        и разделам.
        """,
      languages: "Код и слова других языков размечены, чтобы голос мог смениться.",
      tables: "У таблиц есть подписи и названия столбцов и строк.",
      settings: "Шрифт, цвета и отступы — те, что выберет читатель.",
      transcripts: { "Всё произносимое записано нумерованными списками; всего их \($0)." },
      pictures: { "У рисунков есть слова, которые говорят то же самое; всего рисунков \($0)." },
      wordlessPictures: { "Рисунков, которые ничем не описаны: \($0)." },
      certified: { "Книгу оценил человек: \($0)." },
      uncertified: """
        Всё это проверили программы; человек книгу ещё не оценивал, поэтому об уровне \
        соответствия она ничего не заявляет.
        """
    )
  )
}
