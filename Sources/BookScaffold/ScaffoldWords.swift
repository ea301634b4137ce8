/// The words of a book that has just begun, in one language.
struct ScaffoldWords: Sendable {
  /// The language in which transcripts speak, as a BCP 47 tag.
  var spokenLanguage: String
  var book: String
  var bookDescription: String
  var part: String
  var firstChapter: String
  var firstDescription: String
  var introduction: String
  var newChapter: String
  var newDescription: String
  var chapterText: String
  /// The title of a button, and what VoiceOver says about it.
  var buy: String
  var spoken: String

  /// The words of a language; English in default of them.
  static func words(for language: String) -> ScaffoldWords {
    language == "ru" ? russian : english
  }

  private static let english = ScaffoldWords(
    spokenLanguage: "en",
    book: "New book",
    bookDescription: "A book in which every spoken line is proven.",
    part: "Basics",
    firstChapter: "A button",
    firstDescription: "What a button says.",
    introduction:
      "This book has one chapter. Its code is compiled and its spoken lines are computed.",
    newChapter: "New chapter",
    newDescription: "What the reader will know after this chapter.",
    chapterText: "A listener hears the name of a button, and that it is one.",
    buy: "Buy",
    spoken: "Buy, Button"
  )

  private static let russian = ScaffoldWords(
    spokenLanguage: "ru",
    book: "Новая книга",
    bookDescription: "Книга, в которой доказана каждая произнесённая строка.",
    part: "Основы",
    firstChapter: "Кнопка",
    firstDescription: "Что говорит кнопка.",
    introduction:
      "В этой книге одна глава. Её код компилируется, а произнесённые строки вычислены.",
    newChapter: "Новая глава",
    newDescription: "Что читатель узнает из этой главы.",
    chapterText: "Слушатель слышит название кнопки и то, что это кнопка.",
    buy: "Купить",
    spoken: "Купить, Кнопка"
  )
}
