import BookModel
import BookTestSupport
import Diagnostics
import TestSupport
import Testing

struct WordsToAvoidTests {
  private static let list = """
    en:
      - {word: [proven, verified], better: computed, why: a model computes the lines, exact: true}
      - {word: everybody, better: everyone}
      - {word: custom action, better: action}
    ru:
      - {word: собственное действие, better: контекстное действие}
      - {word: лейбл, better: метка}
      - {word: контрол, better: элемент управления, exact: true}
    """

  private func book(_ chapter: String, language: String, list: String = list) -> LittleBook {
    var book = LittleBook(chapter: chapter, language: language)
    let other = language == "en" ? "ru" : "en"
    let configuration = LittleBook.configuration(languages: ["en", "ru"])
    // The chapter isn't translated yet.
    book.files.bytes["Content/book.yml"] = Array("\(configuration)\npartial: [\(other)]\n".utf8)
    let front = "---\ntitle: T\ndescription: D.\n---\n"
    book.files.bytes["Content/\(other)/index.md"] = Array(front.utf8)
    book.files.bytes["Content/words-to-avoid.yml"] = Array(list.utf8)
    return book
  }

  @Test(arguments: [
    ("Some custom action names.\n", "write 'first'"),
    ("Some custom action lists.\n", "write 'second'"),
    ("Some custom actions.\n", "write 'third'"),
    ("Some CUSTOM Action.\n", "write 'third'"),
    ("Some custom text.\n", "write 'fourth'"), ("A long press gesture.\n", "write 'fifth'"),
  ])
  func `of phrases with one beginning, the earliest entry that matches counts`(
    text: String,
    help: String
  ) {
    let list = """
      en:
        - {word: custom action name, better: first}
        - {word: custom action lists, better: second, exact: true}
        - {word: custom action, better: third}
        - {word: [custom, custom actions], better: fourth}
        - {word: long press, better: fifth}
        - {word: long press gesture, better: sixth}
      """
    let chapter = "---\ntitle: Labels\ndescription: D.\n---\n" + text
    #expect(book(chapter, language: "en", list: list).findings.map(\.help) == [help])
  }

  @Test(arguments: [
    ("A line is 1️⃣proven here.\n", "en", "write 'computed': a model computes the lines"),
    ("1️⃣Everybody listens.\n", "en", "write 'everyone'"),
    ("- Two 1️⃣custom actions\n", "en", "write 'action'"),
    ("Добавьте 1️⃣собственные действия.\n", "ru", "write 'контекстное действие'"),
    ("Без *1️⃣собственных действий* не обойтись.\n", "ru", "write 'контекстное действие'"),
    ("| А | Б |\n|---|---|\n| В | 1️⃣Лейблом |\n", "ru", "write 'метка'"),
    ("```screen v\nСлово 1️⃣контрол здесь.\n```\n", "ru", "write 'элемент управления'"),
  ])
  func `a word to avoid is found in all its forms`(
    text: String,
    language: String,
    help: String
  ) {
    let marked = MarkedText("---\ntitle: Labels\ndescription: D.\n---\n" + text)
    let book = book(marked.text, language: language)
    #expect(book.findings.map(\.id) == ["word-to-avoid"])
    #expect(book.findings.first?.location == marked.location("1️⃣", in: book.path))
    #expect(book.findings.first?.help == help)
  }

  @Test(arguments: [
    // Quotations and code.
    ("He wrote “proven”, and `everybody` is a name.\n", "en"),
    ("Они пишут «собственное действие» и „лейбл“.\n", "ru"),
    ("```text\nEverybody reads this.\n```\n", "en"),
    // Other words, other languages, and punctuation between the words.
    ("It proves nothing, and is unverified. Custom, action.\n", "en"),
    ("Контроль и контроллер. Действие собственное.\n", "ru"),
    ("<!-- allow: word-to-avoid the chapter is about the word -->\nEverybody was.\n", "en"),
  ])
  func `other words, quotations and code are not reported`(text: String, language: String) {
    let chapter = "---\ntitle: Labels\ndescription: D.\n---\n" + text
    #expect(book(chapter, language: language).findings == [])
  }

  @Test func `the title of a source may contain words to avoid, but the note about it may not`() {
    let marked = MarkedText(
      """
      ---
      title: Labels
      description: D.
      sources:
        - title: Everybody listens
          note: For 1️⃣everybody.
      ---
      """
    )
    let book = book(marked.text, language: "en")
    #expect(book.findings.map(\.location) == [marked.location("1️⃣", in: book.path)])
  }

  @Test(arguments: [
    ("1️⃣de: []\n", "unknown-key"),
    ("en:\n  - 1️⃣word: everybody\n", "missing-key"),
    ("en:\n  - {word: none, better: no, exact: 1️⃣often}\n", "wrong-value"),
    ("en: 1️⃣everybody\n", "wrong-value"),
  ])
  func `an error in the list is reported at its location`(list: String, id: String) {
    let marked = MarkedText(list)
    let chapter = "---\ntitle: Labels\ndescription: D.\n---\n"
    let findings = book(chapter, language: "en", list: marked.text).findings
    #expect(findings.map(\.id) == [id])
    #expect(findings.first?.location == marked.location("1️⃣", in: "Content/words-to-avoid.yml"))
  }
}
