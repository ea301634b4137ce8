import BookModel
import BookTestSupport
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

  private static let row = "<th scope=\"row\" role=\"rowheader\">"

  private func site(language: String = "en") throws -> [String: String] {
    // The front matter has four lines.
    try LittleBook(Self.text, language: language)
      .site([5: .ran, 9: .shown(reason: "needs a device")])
  }

  @Test func `a table counts the verdicts, with headers for rows and columns`() throws {
    let page = try #require(site()["en/report/index.html"])
    #expect(page.contains("<h1>What was checked</h1>"))
    #expect(page.contains("<title>What was checked – Little</title>"))
    #expect(page.contains("<th scope=\"col\" role=\"columnheader\">In English</th></tr>"))
    #expect(
      page.contains(
        "\(Self.row)Swift code blocks, compiled and run</th><td role=\"cell\">1</td></tr>"
      )
    )
    #expect(
      page.contains(
        "\(Self.row)Swift code blocks, not checked</th><td role=\"cell\">1</td></tr>"
      )
    )
    #expect(page.contains("\(Self.row)Failed expectations</th><td role=\"cell\">0</td></tr>"))
  }

  @Test func `unchecked code is listed with its reason and a link`() throws {
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
    #expect(text.contains("\nСтолбцы: Показатель, По-английски, По-русски, Всего.\n"))
    #expect(
      text.contains("скомпилированы и выполнены. По-английски: 1. По-русски: 0. Всего: 1.\n")
    )
    let page = try #require(site["ru/report/index.html"])
    #expect(page.contains("../../en/report/index.html"))
  }

  @Test func `an allowed finding is listed with its rule and reason`() throws {
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

  @Test func `an edition without unchecked code says so`() throws {
    let page = try #require(LittleBook("Text.\n").site()["en/report/index.html"])
    #expect(page.contains("None in this edition: the compiler checked all Swift code."))
  }

  @Test func `the page is linked from the home page and from the footer of every other page`()
    throws
  {
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

  @Test func `the home page shows the counts of its edition, each with a link to its page`()
    throws
  {
    let book = LittleBook(Self.text)
    var report = SnippetReport()
    report.verdicts[FenceLocation(path: book.path, line: 5)] = .ran
    report.recordings = [
      Recording(system: "iOS 27.0 (24A434)", language: "ja", lines: 4, address: "a/b@c:d.log")
    ]
    let site = try book.site(report)
    let home = try #require(site["en/index.html"])
    #expect(
      home.contains(
        "<ul class=\"counts\"><li><strong>1</strong> "
          + "<a href=\"report/index.html#numbers\">code listing compiled</a></li>"
      )
    )
    #expect(
      home.contains(
        "<strong>4</strong> <a href=\"report/index.html#recordings\">"
          + "lines recorded from VoiceOver</a>"
      )
    )
    // Nothing is spoken in this book, so there are no lines and rules to count.
    #expect(home.matches(of: #/<strong>/#).count == 2)
    let page = try #require(site["en/report/index.html"])
    #expect(page.contains("<h2 id=\"recordings\">Recorded VoiceOver speech</h2>"))
    #expect(page.contains("iOS 27.0 (24A434)</th>"))
    #expect(page.contains("<td role=\"cell\">In Japanese</td><td role=\"cell\">4</td>"))
  }

  @Test func `a book without counts shows no numbers`() throws {
    let home = try #require(LittleBook("Text.\n").site()["en/index.html"])
    #expect(!home.contains("class=\"counts\""))
    #expect(try #require(site()["en/report/index.html"]).contains("id=\"recordings\"") == false)
  }

  @Test(arguments: ["en", "ru"])
  func `the page says the same in both editions`(language: String) throws {
    let site = try site(language: language)
    let page = try #require(site["\(language)/report/index.html"])
    let text = try #require(site["\(language)/report/index.txt"])
    #expect(ReadingWords(html: page).words == ReadingWords(text: text).words)
  }

  @Test func `no chapter can have the name of the page`() {
    var book = LittleBook("")
    book.files.bytes["Content/book.yml"] = Array(
      LittleBook.configuration(languages: ["en"], chapters: ["labels", "report"]).utf8
    )
    #expect(book.findings.map(\.id) == ["duplicate-id"])
  }
}
