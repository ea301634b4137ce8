import AssistiveTechnology
import BookModel
import BookTestSupport
import Diagnostics
import Foundation
import SnippetNotation
import SpeechRules
import Testing

/// Files for servers, search engines and other programs.
struct PublishingTests {
  /// A book with two chapters in two languages, and with additional lines of configuration.
  private func book(_ lines: String = "", changes: String = "") -> LittleBook {
    var book = LittleBook("")
    let configuration = LittleBook.configuration(
      languages: ["en", "ru"],
      chapters: ["labels", "values"]
    )
    book.files = BookFiles(texts: [
      "Content/book.yml": configuration + "\n" + lines + "\n",
      "Content/en/index.md": "---\ntitle: Little\ndescription: A book.\n---\n",
      "Content/ru/index.md": "---\ntitle: Малая\ndescription: Книга.\n---\n",
      "Content/en/basics/labels.md":
        "---\ntitle: Labels\ndescription: A < b.\n\(changes)---\nOne.\n",
      "Content/ru/basics/labels.md": "---\ntitle: Метки\ndescription: Б.\n---\nРаз.\n",
      "Content/en/basics/values.md": "---\ntitle: Values\ndescription: V.\n---\nTwo.\n",
      "Content/ru/basics/values.md": "---\ntitle: Значения\ndescription: З.\n---\nДва.\n",
      "Site/style.css": "/* A */\na {\n  color: red;\n}\n",
    ])
    return book
  }

  @Test func `without an address, no file is written that needs one`() throws {
    let site = try book().site()
    #expect(site["sitemap.xml"] == nil)
    #expect(try !#require(site["en/labels/index.html"]).contains("canonical"))
    #expect(try #require(site["llms.txt"]).contains("- [Labels](en/labels/index.txt): A < b.\n"))
  }

  @Test func `summaries are included for other programs, with the newest change only`() throws {
    let front = """
      glance: {heard: "ic_x, Button", rule: Name it., code: a.b = "c", check: Listen.}
      changes: [{date: 2026-11-21, note: New.}, {date: 2026-11-20, note: Old.}]

      """
    let site = try book(changes: front).site()
    let sentences = "Heard: “ic_x, Button”. Rule: Name it. Code: `a.b = \"c\"`. Check: Listen."
    #expect(
      try #require(site["llms.txt"])
        .contains("- [Labels](en/labels/index.txt): A < b. \(sentences)\n")
    )
    let feed = try #require(site["en/feed.xml"])
    #expect(feed.contains("<summary>New.</summary>\n<content type=\"text\">New.\nHeard: “ic_x"))
    #expect(feed.contains("<summary>Old.</summary>\n</entry>"))
  }

  @Test func `with an address, pages are listed and have canonical links`() throws {
    let changes = "changes: [{date: 2026-11-21, note: New.}, {date: 2026-11-20, note: Old.}]\n"
    let site = try book("address: https://example.org/book", changes: changes).site()
    let map = try #require(site["sitemap.xml"])
    #expect(
      map.contains(
        """
        <url>
        <loc>https://example.org/book/en/labels/</loc>
        <lastmod>2026-11-21</lastmod>
        </url>
        """
      )
    )
    #expect(map.contains("<loc>https://example.org/book/ru/</loc>"))
    let page = try #require(site["en/labels/index.html"])
    #expect(page.contains("<link rel=\"canonical\" href=\"https://example.org/book/en/labels/\">"))
    #expect(
      page.contains(
        "<link rel=\"alternate\" href=\"https://example.org/book/ru/labels/\" hreflang=\"ru\">"
      )
    )
    #expect(page.contains("hreflang=\"x-default\""))
    #expect(try #require(site["robots.txt"]).contains("https://example.org/book/sitemap.xml"))
  }

  @Test(arguments: [
    ("en", "Last updated: 21 November 2026."),
    ("ru", "Обновлено 21 ноября 2026 года."),
  ])
  func `a page declares its last change, if it has one`(
    language: String,
    words: String
  ) throws {
    var book = book()
    let path = "Content/\(language)/basics/labels.md"
    let changes = "changes: [{date: 2026-11-20, note: A.}, {date: 2026-11-21, note: B.}]\n---\nNew."
    book.files.bytes[path] = book.files.bytes[path].map { bytes in
      Array(
        String(decoding: bytes, as: UTF8.self).replacing("\n---\n", with: "\n\(changes)\n").utf8
      )
    }
    let site = try book.site()
    let page = try #require(site["\(language)/labels/index.html"])
    // The part is not a link, as the page lists its chapters.
    #expect(page.contains(". \(words)</p>"))
    let text = try #require(site["\(language)/labels/index.txt"])
    #expect(text.split(separator: "\n")[1].contains(". \(words) "))
    #expect(try !#require(site["\(language)/values/index.html"]).contains(words.prefix(10)))
  }

  @Test func `changes become a feed, newest first, with days from the front matter`() throws {
    let changes = "changes: [{date: 2026-11-20, note: Old & new.}, {date: 2026-11-21, note: B.}]\n"
    let site = try book(changes: changes).site()
    let feed = try #require(site["en/feed.xml"])
    #expect(feed.contains("<updated>2026-11-21T00:00:00Z</updated>"))
    let newer = try #require(feed.firstRange(of: "<summary>B.</summary>"))
    let older = try #require(feed.firstRange(of: "<summary>Old &amp; new.</summary>"))
    #expect(newer.lowerBound < older.lowerBound)
    #expect(feed.contains("href=\"labels/index.html\""))
    #expect(feed.contains("<id>urn:uuid:"))
    #expect(site["ru/feed.xml"] == nil)
    #expect(try #require(site["en/labels/index.html"]).contains("type=\"application/atom+xml\""))
    #expect(try !#require(site["ru/labels/index.html"]).contains("atom"))
  }

  @Test func `the home page counts only the rules that the lines of the book follow`() throws {
    let book = LittleBook("```swift\nlet a = 1\n```\n\n```voiceover a\nA\n```\n")
    func home(_ verdicts: [Int: SnippetReport.Verdict]) throws -> String {
      try #require(book.site(verdicts)["en/index.html"])
    }
    #expect(try !home([:]).contains("with its sources"))
    #expect(try !home([:]).contains("with their sources"))
    var walkthrough = Walkthrough.over(["A"])
    let part = UtterancePart(.label, "A", rule: .partOrder)
    walkthrough.transcript.entries = [
      .spoken(Utterance(parts: [part], language: "en"), element: nil)
    ]
    #expect(try home([9: .spoken(walkthrough)]).contains("speech rule with its sources"))
  }

  @Test(arguments: [("", "Little"), ("author: Ada\n", "Ada")])
  func `the author of the feed is that of the book`(setting: String, name: String) throws {
    var book = book(changes: "changes: [{date: 2026-11-20, note: New.}]\n")
    book.files.bytes["Content/book.yml", default: []] += Array("\n\(setting)".utf8)
    let feed = try #require(book.site()["en/feed.xml"])
    #expect(
      feed.contains("<author>\n<name>\(name)</name>") || feed.contains("<author><name>\(name)")
    )
  }

  @Test(arguments: ["2026-02-29", "2026-13-01", "21.11.2026", "2026-11-31"])
  func `a day that does not exist is reported`(day: String) {
    let findings = book(changes: "changes: [{date: \(day), note: A.}]\n").findings
    #expect(findings.map(\.id) == ["wrong-value"])
    #expect(findings.first?.location?.line == 4)
  }

  @Test func `a page describes itself to other programs, with its text escaped`() throws {
    let page = try #require(book().site()["en/labels/index.html"])
    let start = try #require(page.firstRange(of: "<script type=\"application/ld+json\">"))
    let end = try #require(page.firstRange(of: "</script>"))
    let json = String(page[start.upperBound..<end.lowerBound])
    let graph = try #require(
      JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    )
    #expect(graph["@type"] as? String == "TechArticle")
    #expect(graph["inLanguage"] as? String == "en")
    #expect(graph["accessMode"] as? [String] == ["textual"])
    #expect(graph["accessibilityFeature"] as? [String] != nil)
    #expect(
      page.contains("<meta name=\"description\" property=\"og:description\" content=\"A &lt; b.\">")
    )
  }

  @Test func `a page with a picture declares visual content`() throws {
    var book = LittleBook("![A red dot](dot.png)\n")
    book.files.bytes["Content/en/basics/dot.png"] = [1]
    let page = try book.page()
    #expect(page.contains("\"accessMode\":[\"textual\",\"visual\"]"))
    #expect(page.contains("\"alternativeText\""))
    #expect(try !LittleBook("Text.\n").page().contains("\"alternativeText\""))
  }

  @Test func `hosts are configured with languages and redirects`() throws {
    let site = try book("redirects: {names: labels}").site()
    #expect(try #require(site["_headers"]).contains("/en/*\n  Content-Language: en\n"))
    #expect(try #require(site["_redirects"]).contains("/ru/names/* /ru/labels/:splat 301\n"))
    #expect(try #require(site[".htaccess"]).contains("RedirectMatch 301 ^(.*/)en/names/(.*)$"))
    #expect(try #require(site["hosting/nginx.conf"]).contains("error_page 404 /ru/404.html;"))
  }

  @Test func `an old address has a page that also redirects in words`() throws {
    let site = try book("redirects: {naming: names, names: labels}").site()
    for old in ["names", "naming"] {
      let page = try #require(site["ru/\(old)/index.html"])
      #expect(
        page.contains("<meta http-equiv=\"refresh\" content=\"0; url=../labels/index.html\">")
      )
      #expect(page.contains("<a href=\"../labels/index.html\">Метки</a>"))
      #expect(try #require(site["ru/\(old)/index.txt"]).contains("Метки: ../labels/index.txt"))
    }
  }

  @Test func `a page of a former site leads to its chapter`() throws {
    let site = try book("old-addresses: {guide/names.html: labels}").site()
    let page = try #require(site["guide/names.html"])
    #expect(page.contains("content=\"0; url=../en/labels/index.html\">"))
    #expect(page.contains("<a href=\"../en/labels/index.html\">"))
    #expect(try #require(site["_redirects"]).contains("/guide/names.html /en/labels/ 301\n"))
    #expect(
      try #require(site[".htaccess"]).contains("Redirect 301 /guide/names.html /en/labels/\n")
    )
    #expect(
      try #require(site["hosting/nginx.conf"])
        .contains("location = /guide/names.html { return 301 /en/labels/; }\n")
    )
    let findings = book("old-addresses: {guide/names.html: lables}").findings.map(\.id)
    #expect(findings == ["broken-redirect"])
  }

  @Test(arguments: [
    ("{names: lables}", ["broken-redirect"]),
    ("{labels: values}", ["redirect-from-chapter"]),
    ("{a: b, b: a}", ["redirect-loop", "redirect-loop"]),
    ("{a: a}", ["redirect-loop"]),
    ("{a: labels, b: a}", []),
  ])
  func `redirects must lead to a chapter`(redirects: String, findings: [String]) {
    #expect(book("redirects: \(redirects)").findings.map(\.id) == findings)
  }

  @Test func `a language has its own page for missing addresses`() throws {
    let page = try #require(book().site()["ru/404.html"])
    #expect(page.contains("<html lang=\"ru\""))
    #expect(page.contains("<a href=\"index.html\""))
    #expect(!page.contains("Page not found"))
  }

  @Test func `a page has an edit link if the book has an address for it`() throws {
    let site = try book("edit: https://example.org/edit/main").site()
    let page = try #require(site["en/labels/index.html"])
    #expect(page.contains("<a href=\"https://example.org/edit/main/Content/en/basics/labels.md\">"))
    #expect(try !#require(site["en/report/index.html"]).contains("edit/main"))
  }

  @Test func `the text pages list every page and the whole book`() throws {
    let site = try book().site()
    let page = try #require(site["en/plain-text/index.html"])
    #expect(page.contains("<a href=\"../book.txt\">The whole book as one text file, 1 kB</a>"))
    #expect(page.contains("<a href=\"../values/index.txt\">Values, 1 kB</a>"))
    let whole = try #require(site["en/book.txt"])
    #expect(whole.hasPrefix("\u{FEFF}Little."))
    #expect(whole.contains("\n\n\nLabels.\nChapter 1 of 2."))
    #expect(whole.contains("\n\n\nValues.\nChapter 2 of 2."))
    #expect(!whole.dropFirst().contains("\u{FEFF}"))
  }

  @Test func `the statement counts the content of the pages`() throws {
    var book = LittleBook("## A\n\n| A | B |\n|---|---|\n| 1 | 2 |\n\n```swift\na\n```\n")
    let text = try #require(book.site()["en/accessibility/index.txt"])
    #expect(text.contains("2 tables with row and column headers, 1 listing, 0"))
    #expect(text.contains("Page type: Chapters. Pages: 1. Tab stops: 3. Headings: 0."))
    #expect(text.contains("Page type: Page not found. Pages: 1."))
    #expect(text.contains("- empty headings\n"))
    #expect(text.contains("gives no contact address"))
    let configuration = LittleBook.configuration(languages: ["en"])
    book.files.bytes["Content/book.yml"] = Array(
      (configuration + "\nrepository: https://example.org/source\n").utf8
    )
    let other = try #require(book.site()["en/accessibility/index.html"])
    #expect(other.contains("<a href=\"https://example.org/source\">Source files of this book</a>."))
  }

  @Test func `scripts are copied without lines of comments`() throws {
    var book = LittleBook("")
    let script = "// Goes.\n(() => {\n  go(1);\n})();\n"
    book.files.bytes["Site/own.js"] = Array(script.utf8)
    // Limits of a page count what readers load; see `PublishedScriptTests`.
    #expect(try book.site()["own.js"] == "(() => {\n  go(1);\n})();\n")
  }
}
