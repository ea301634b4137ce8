import SourceText
import Testing

struct StemmerTests {
  @Test(arguments: [
    ("en", "buttons", "button"), ("en", "adjusting", "adjusted"),
    ("ru", "кнопки", "кнопка"), ("ru", "ротором", "ротор"), ("ru-RU", "смахивания", "смахивание"),
    ("ru", "заголовок", "заголовки"), ("ru", "кнопок", "кнопки"), ("ru", "карточек", "карточка"),
    ("ru", "конец", "конца"), ("ru", "человек", "человека"), ("de", "tasten", "taste"),
  ])
  func `forms of a word have one stem`(language: String, form: String, other: String) {
    let stemmer = Stemmer(language: language)
    #expect(stemmer.stem(form) == stemmer.stem(other))
  }

  @Test(arguments: ["", "button", "按钮"])
  func `without an algorithm, a word is its own stem`(word: String) {
    #expect(Stemmer(language: "zh-Hans").stem(word) == word)
  }
}
