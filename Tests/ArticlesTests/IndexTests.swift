import BookTestSupport
import Testing

struct IndexTests {
  @Test func `a long index is split by letters`() throws {
    let terms = (0..<26).flatMap { letter in
      (0..<40).map { number in
        let name = String(UnicodeScalar(UInt8(97 + letter))) + String(repeating: "x", count: 30)
        return "{term: \(name)\(number), meaning: A dial.}"
      }
    }
    let chapter = LittleBook.referenceChapter.replacing(
      "{term: Rotor, meaning: A dial.}",
      with: terms.joined(separator: ", ")
    )
    let book = LittleBook.reference(chapter: chapter)
    let site = try book.site()
    let contents = try #require(site["en/a-z/index.html"])
    #expect(contents.contains("<a href=\"1/index.html#letter-a\">Letter A</a>"))
    #expect(contents.contains("<a href=\"4/index.html#letter-z\">Letter Z</a>"))
    let page = try #require(site["en/a-z/4/index.html"])
    #expect(site["en/a-z/5/index.html"] == nil)
    #expect(page.contains("<h2 id=\"letter-z\">"))
    #expect(page.contains("<a href=\"../index.html\">A to Z.</a>"))
    #expect(!contents.contains("xxx"))
  }

  @Test func `a long list of APIs is split over pages`() throws {
    let names = (0..<500).map { "accessibilityNumber\($0)" + String(repeating: "x", count: 60) }
    let rows = names.enumerated().map { "  - {id: row\($0), name: \($1), version: \"3.0\"}" }
    let apis =
      "caption: Interfaces\ncolumns: [{key: name, title: Name}, {key: version, title: Version}]\nrows:\n"
      + rows.joined(separator: "\n") + "\n"
    let site = try LittleBook.reference(apis: apis).site()
    let pages = site.filter { $0.key.hasPrefix("en/api/") && $0.key.hasSuffix("/index.html") }
    #expect(pages.count > 2)
    for name in names {
      let anchor = "id=\"api-\(name.lowercased())\""
      #expect(pages.filter { $0.value.contains("<tr \(anchor)") }.count == 1)
    }
  }

  @Test func `an ambiguous index entry names its kind inside the link`()
    throws
  {
    let chapter = LittleBook.referenceChapter.replacing(
      "term: Rotor",
      with: "term: AccessibilityLabel"
    )
    let book = LittleBook.reference(chapter: chapter)
    let page = try #require(book.site()["en/a-z/index.html"])
    #expect(page.contains(">AccessibilityLabel, Glossary</a>"))
    #expect(page.contains(">Labels</a>, chapter"))
    let statement = LittleBook.reference(
      chapter: LittleBook.referenceChapter.replacing("term: Rotor", with: "term: Accessibility")
    )
    #expect(
      try #require(statement.site()["en/a-z/index.html"]).contains(">Accessibility, Glossary</a>")
    )
  }

  @Test func `APIs are found in code, but not in strings and comments`() throws {
    let page = try #require(LittleBook.referenceSite()["en/api/index.html"])
    let cell = "<td role=\"cell\">"
    #expect(
      page.contains(
        "accessibility<wbr>Label</code></th>\(cell)iOS 3.0</td>\(cell)"
          + "<a href=\"../labels/index.html\">Labels</a>"
      )
    )
    #expect(
      page.contains(
        "accessibility<wbr>Path</code></th>\(cell)iOS 7.0</td>\(cell)No chapter yet</td>"
      )
    )
  }

  @Test func `a Russian index distinguishes letters of two alphabets that sound alike`() throws {
    let chapter = """
      ---
      title: Жесты
      description: Жесты.
      terms: [{term: AssistiveTouch, meaning: Меню.}, {term: Анонс, meaning: Весть.}]
      ---
      Текст.

      """
    let book = LittleBook(chapter: chapter, language: "ru")
    let index = try #require(book.site()["ru/a-z/index.txt"])
    #expect(index.contains("Раздел 1. Латинская буква A.\n"))
    #expect(index.contains("Раздел 2. Буква А.\n"))
  }

  @Test func `the index contains terms, APIs, chapters and sections`() throws {
    let page = try #require(LittleBook.referenceSite()["en/a-z/index.html"])
    for link in [
      "../glossary/index.html#term-rotor", "../api/index.html#api-accessibilitylabel",
      "../labels/index.html",
    ] {
      #expect(page.contains("href=\"\(link)\""), "\(link)")
    }
    let sections = try #require(LittleBook.referenceSite()["en/sections/index.html"])
    #expect(sections.contains("href=\"../labels/index.html#names\""))
  }
}
