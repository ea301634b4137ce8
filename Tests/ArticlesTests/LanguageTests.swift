import BookModel
import BookTestSupport
import Testing

struct LanguageTests {
  @Test(arguments: [
    ("Программа VoiceOver читает.", "Программа <span lang=\"en\">VoiceOver</span> читает."),
    ("Книга Swift Testing, том 2.", "Книга <span lang=\"en\">Swift Testing</span>, том 2."),
    ("Ось X и ось Y.", "Ось X и ось Y."),
    ("Знак 自定义操作 значит.", "Знак <span lang=\"zh-Hans\">自定义操作</span> значит."),
  ])
  func `words in another script are marked with their language on a Russian page`(
    text: String,
    html: String
  ) throws {
    #expect(try LittleBook(text, language: "ru").page().contains("<p>\(html)</p>"))
  }

  /// A page in a language without interface text of its own.
  private func page(_ text: String, in language: String) throws -> String {
    var book = LittleBook(text, language: language)
    book.files.bytes["Content/\(language)/words.yml"] = Array("languageName: A\n".utf8)
    return try book.page()
  }

  @Test(arguments: [
    ("ja", "保存", "ja"), ("ja", "カート", "ja"), ("ja", "日本語を話す", "ja"), ("zh-Hant", "儲存", "zh-Hant"),
    ("zh-Hans", "保存", "zh-Hans"), ("uk", "Купити", "uk"), ("en", "保存", "zh-Hans"),
    ("en", "カート", "ja"), ("en", "保存する", "ja"), ("en", "Купить", "ru"), ("fr", "Купить", "ru"),
  ])
  func `words in code are in the language of the page if they are in its script`(
    language: String,
    word: String,
    voice: String
  ) throws {
    let page = try page("`\(word)`\n\n```swift\nlet a = \"\(word)\"\n```\n", in: language)
    let code = try Regex("<code[^>]* lang=\"\(voice)\"[^>]*>\(word)</code>")
    #expect(page.contains(code))
    #expect(page.contains(" lang=\"\(voice)\">\"\(word)\"</b>"))
  }

  @Test(arguments: [
    ("カート is a word.", "<span lang=\"ja\">カート</span> is a word."), ("A・B", "A・B"),
    ("保存する is two.", "<span lang=\"ja\">保存する</span> is two."),
  ])
  func `Japanese words on an English page are marked`(text: String, html: String) throws {
    #expect(try LittleBook(text + "\n").page().contains("<p>\(html)</p>"))
  }

  @Test func `a single foreign word does not split a link or a caption`() throws {
    let page = try LittleBook(
      "[Глава о VoiceOver](https://a.example), [о Swift Testing](https://b.example).\n\n"
        + "```swift\nlet a = 1\n```\n",
      language: "ru"
    ).page()
    #expect(page.contains("<a href=\"https://a.example\">Глава о VoiceOver</a>"))
    #expect(page.contains(">о <span lang=\"en\">Swift Testing</span></a>"))
    #expect(page.contains("<figcaption>Листинг 1. Swift, 1 строка. "))
  }

  @Test func `Russian words are marked with their language on an English page`() throws {
    let page = try LittleBook("The words см: длина and «одна пицца» are Russian.\n").page()
    #expect(
      page.contains("<p>The words <span lang=\"ru\">см: длина</span> and «<span lang=\"ru\">")
    )
    #expect(page.contains("одна пицца</span>» are Russian.</p>"))
  }

  @Test(arguments: [
    ("en", "As «30 см», once.", "As «*ru:30 см*», once."),
    ("en", "It says «Меню, 2 из 2».", "It says «*ru:Меню, 2 из 2*»."),
    ("en", "“VoiceOver на iOS: каждый сам по себе”", "“*ru:VoiceOver на iOS: каждый сам по себе*”"),
    ("en", "“Call it “Купить 2”, please”", "“Call it “*ru:Купить 2*”, please”"),
    ("en", "“Say «Купить», 2”", "“Say «*ru:Купить*», 2”"),
    ("en", "«Да», 2 and «нет!»", "«*ru:Да*», 2 and «*ru:нет!*»"),
    ("en", "Open «Меню, 2", "Open «*ru:Меню*, 2"),
    ("ru", "Слова «Page 2 of 5».", "Слова «*en:Page 2 of 5*»."),
    ("ru", "Фраза «No 8-digit number?».", "Фраза «*en:No 8-digit number?*»."),
    ("ru", "Система «iOS 26».", "Система «*en:iOS* 26»."),
    ("ru", "Слова «Купить the new one, 2».", "Слова «Купить *en:the new one*, 2»."),
  ])
  func `a quoted phrase has one language, including its numbers and symbols`(
    language: String,
    text: String,
    marked: String
  ) throws {
    let html = marked.replacing(#/\*(..):([^*]*)\*/#) { match in
      "<span lang=\"\(match.output.1)\">\(match.output.2)</span>"
    }
    #expect(try LittleBook(text + "\n", language: language).page().contains("<p>\(html)</p>"))
  }

  @Test func `code is English unless it contains Russian words`() throws {
    let page = try LittleBook(
      "`Button` `\"Купить\"`\n\n```swift\nlet a = \"Купить\"\n```\n",
      language: "ru"
    ).page()
    #expect(page.contains("<code lang=\"en\" translate=\"no\">Button</code>"))
    #expect(page.contains("<code lang=\"ru\" translate=\"no\">\"Купить\"</code>"))
    #expect(page.contains("<pre><code lang=\"en\" translate=\"no\">"))
    #expect(page.contains("<b class=\"s\" lang=\"ru\">\"Купить\"</b>"))
  }

  @Test func `the interface text of a Russian page is Russian`() throws {
    let page = try LittleBook("## А\n\n## Б\n\n## В\n", language: "ru").page()
    #expect(page.contains("Перейти к тексту"))
    #expect(page.contains("aria-label=\"Содержание\""))
    #expect(!page.contains("Contents"))
  }

  @Test(arguments: [
    (1, "1 строка"), (2, "2 строки"), (5, "5 строк"), (11, "11 строк"), (12, "12 строк"),
    (21, "21 строка"), (22, "22 строки"),
  ])
  func `Russian nouns agree with their numbers`(count: Int, words: String) throws {
    let code = String(repeating: "a\n", count: count)
    let page = try LittleBook("```\n\(code)```\n", language: "ru").page()
    #expect(page.contains("<figcaption>Листинг 1. Текст, \(words).</figcaption>"))
  }

  @Test func `a page links to itself in the other languages`() throws {
    var book = LittleBook("Text.\n")
    book.files.bytes["Content/book.yml"] = Array(
      LittleBook.configuration(languages: ["en", "ru"]).utf8
    )
    let page = try book.page()
    #expect(page.contains("<nav aria-label=\"Languages\">"))
    #expect(page.contains("<li><span aria-current=\"page\">English</span></li>"))
    #expect(
      page.contains(
        "<a href=\"../../ru/labels/index.html\" lang=\"ru\" hreflang=\"ru\">Русский</a>"
      )
    )
  }

  @Test(arguments: [
    (
      "en/404.html", "<ul class=\"offer\" lang=\"en\">",
      "<a href=\"a-z/index.html\" hreflang=\"en\">A to Z"
    ),
    (
      "404.html", "<ul class=\"offer\" lang=\"en\">",
      "<form role=\"search\" class=\"search\" action=\"en/search/index.html\">"
    ),
  ])
  func `the page for missing pages lists the contents, the index and the search`(
    path: String,
    list: String,
    link: String
  ) throws {
    var book = LittleBook(
      chapter: """
        ---
        title: Labels
        description: D.
        terms: [{term: Rotor, meaning: A dial.}]
        ---
        Text.

        """
    )
    book.files.bytes["Site/search.js"] = Array("// Search.".utf8)
    let page = try #require(book.site()[path])
    #expect(page.contains(list))
    #expect(page.contains(link))
    #expect(page.matches(of: #/<li><a href=/#).count == 2)
    #expect(page.contains("<form role=\"search\""))
  }

  @Test func `a letter of another alphabet is marked with its language only in quotation marks`()
    throws
  {
    let page = try LittleBook("The date ends with «г.», and plan Б follows.\n").page()
    #expect(page.contains("«<span lang=\"ru\">г.</span>»"))
    #expect(page.contains("plan Б follows"))
  }

  @Test func `the page for missing pages marks words in another script`() throws {
    let page = try #require(LittleBook("", language: "ru").site()["ru/404.html"])
    #expect(page.contains("<footer><p><span lang=\"en\">Little</span></p>"))
  }

  @Test func `an untranslated page is shown in another language with a notice`() throws {
    var book = LittleBook("Text.\n")
    book.files.bytes["Content/book.yml"] = Array(
      LittleBook.configuration(languages: ["en", "ru"]).utf8
    )
    let page = try #require(book.site()["ru/labels/index.html"])
    #expect(page.contains("<html lang=\"ru\">"))
    #expect(page.contains("<main id=\"main\" tabindex=\"-1\" lang=\"en\" dir=\"ltr\">"))
    #expect(
      page.contains("<p class=\"callout\" lang=\"ru\" dir=\"ltr\">Эта страница ещё не переведена.")
    )
    let text = try #require(book.site()["ru/labels/index.txt"])
    #expect(text.contains("\n\nЭта страница ещё не переведена."))
  }
}
