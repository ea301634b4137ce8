import BookReading
import Diagnostics
import SnippetNotation
import Testing

struct ReportPageTests {
  private static let text = """
    ```swift
    let a = 1
    ```

    > ```swift shown reason="needs a device"
    > let b = 2
    > ```

    """

  private func site(language: String = "en") throws -> [String: String] {
    // The front matter takes four lines.
    try LittleBook(Self.text, language: language)
      .site([5: .ran, 9: .shown(reason: "needs a device")])
  }

  @Test func `a table counts the verdicts, with headers for rows and columns`() throws {
    let page = try #require(site()["en/report/index.html"])
    #expect(page.contains("<h1>What was checked</h1>"))
    #expect(page.contains("<title>What was checked – Little</title>"))
    #expect(page.contains("<th scope=\"col\">In English</th></tr>"))
    #expect(
      page.contains("<th scope=\"row\">Blocks of Swift code, compiled and run</th><td>1</td></tr>")
    )
    #expect(
      page.contains(
        "<th scope=\"row\">Blocks of Swift code, shown without a check</th><td>1</td></tr>"
      )
    )
    #expect(page.contains("<th scope=\"row\">Promises that do not hold</th><td>0</td></tr>"))
  }

  @Test func `what is not checked is listed with its reason and the way to it`() throws {
    let site = try site()
    let page = try #require(site["en/report/index.html"])
    #expect(
      page.contains(
        "<li><a href=\"../labels/index.html#listing-2\">Labels, listing 2</a>. Needs a device.</li>"
      )
    )
    #expect(try #require(site["en/labels/index.html"]).contains("id=\"listing-2\""))
    let text = try #require(site["en/report/index.txt"])
    #expect(text.contains("\n- Labels, listing 2. Needs a device.\n"))
    #expect(text.contains("\nLink 1. Labels, listing 2: ../labels/index.txt\n"))
  }

  @Test func `several languages have a column each and one for all`() throws {
    var book = LittleBook("")
    book.files.bytes["Content/book.yml"] = Array(
      LittleBook.configuration(languages: ["en", "ru"]).utf8
    )
    for language in ["en", "ru"] {
      for page in ["index", "basics/labels"] {
        book.files.bytes["Content/\(language)/\(page).md"] = Array(
          "---\ntitle: A\ndescription: B.\n---\n".utf8
        )
      }
    }
    let site = try book.site([5: .ran])
    let text = try #require(site["ru/report/index.txt"])
    #expect(text.contains("\nСтолбцы: Что сосчитано, По-английски, По-русски, Всего.\n"))
    #expect(
      text.contains("скомпилированы и выполнены. По-английски: 1. По-русски: 0. Всего: 1.\n")
    )
    let page = try #require(site["ru/report/index.html"])
    #expect(page.contains("../../en/report/index.html"))
  }

  @Test func `a finding that was allowed is listed with its kind and reason`() throws {
    let text = "<!-- allow: vague-link-text “Here” is the film -->\n[Here](https://example.org).\n"
    let site = try LittleBook(text).site()
    let page = try #require(site["en/report/index.html"])
    #expect(
      page.contains(
        "<li><a href=\"../labels/index.html\">Labels</a>, <code lang=\"en\" translate=\"no\">vague-link-text</code>. "
          + "“Here” is the film.</li>"
      )
    )
    #expect(try #require(site["en/report/index.txt"]).contains("vague-link-text. “Here”"))
  }

  @Test func `an edition in which all is checked says so`() throws {
    let page = try #require(LittleBook("Text.\n").site()["en/report/index.html"])
    #expect(page.contains("There is none in this edition"))
  }

  @Test func `the page is linked from the first page and from the foot of every other`() throws {
    let site = try site(language: "ru")
    let home = try #require(site["ru/index.html"])
    #expect(
      home.contains(
        "<p class=\"standalone\"><a href=\"report/index.html\">Что проверено</a></p>"
      )
    )
    let chapter = try #require(site["ru/labels/index.html"])
    #expect(chapter.contains("<li><a href=\"../report/index.html\">Что проверено</a></li>"))
  }

  @Test(arguments: ["en", "ru"])
  func `the page says the same in both editions`(language: String) throws {
    let site = try site(language: language)
    let page = try #require(site["\(language)/report/index.html"])
    let text = try #require(site["\(language)/report/index.txt"])
    #expect(ReadingWords(html: page).words == ReadingWords(text: text).words)
  }

  @Test func `no chapter takes the page's name`() {
    var book = LittleBook("")
    book.files.bytes["Content/book.yml"] = Array(
      LittleBook.configuration(languages: ["en"], chapters: ["labels", "report"]).utf8
    )
    #expect(book.findings.map(\.id) == ["duplicate-id"])
  }
}
