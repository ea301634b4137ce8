import BookModel
import BookTestSupport
import Diagnostics
import SitePages
import SnippetNotation
import Testing

struct PageMenuTests {
  /// A book with all main pages, of some number of chapters.
  private func site(
    chapters: Int,
    languages: [String] = ["en"],
    configuration: String = "",
    report: SnippetReport = SnippetReport()
  ) throws -> [String: String] {
    let slugs = (1...chapters).map { "chapter-\($0)" }
    var book = LittleBook("")
    var texts = [
      "Content/book.yml": LittleBook.configuration(languages: languages, chapters: slugs)
        + "\n\(configuration)",
      "Site/style.css": "", "Site/search.js": "", "Site/try.js": "", "Site/speech.js": "",
    ]
    for language in languages {
      texts["Content/\(language)/index.md"] =
        "---\ntitle: Little\ndescription: A little book.\n---\n"
      for slug in slugs {
        texts["Content/\(language)/basics/\(slug).md"] =
          "---\ntitle: T \(slug)\ndescription: D.\nterms: [{term: Word \(slug), meaning: M.}]\n---\n"
      }
    }
    book.files = BookFiles(texts: texts)
    return try book.site(report)
  }

  @Test func `a short book shows all main pages, which are sections of its first page`() throws {
    let site = try site(chapters: 1)
    let page = try #require(site["en/chapter-1/index.html"])
    #expect(page.contains("<a href=\"../index.html#contents\">Chapters</a>"))
    #expect(page.contains("<a href=\"../index.html#reference\">Reference</a>"))
    #expect(page.contains("<a href=\"../try/index.html\">"))
    #expect(!page.contains("<details class=\"menu\">"))
    #expect(site["en/chapters/index.html"] == nil)
    #expect(site["en/reference/index.html"] == nil)
  }

  @Test func `a long book has pages of its chapters and of its reference`() throws {
    let site = try site(chapters: 25)
    let page = try #require(site["en/chapter-1/index.html"])
    #expect(page.contains("<a href=\"../chapters/index.html\">Chapters</a>"))
    #expect(page.contains("<a href=\"../reference/index.html\">Reference</a>"))
    // The page itself links to the other chapters of the part.
    #expect(page.contains("Chapter 1 of 25. Part: Little.</p>"))
    #expect(page.contains("<summary>In this part: Little</summary>"))
    let chapters = try #require(site["en/chapters/index.html"])
    #expect(chapters.contains("<h2 id=\"part-basics\">"))
    #expect(chapters.contains("<a href=\"../chapter-25/index.html\">"))
    let reference = try #require(site["en/reference/index.html"])
    #expect(reference.contains("<a href=\"../glossary/index.html\">"))
  }

  @Test func `the first page of a long book keeps the addresses of its lists`() throws {
    let home = try #require(site(chapters: 25)["en/index.html"])
    for anchor in ["contents", "contents-of-basics", "reference", "checks"] {
      #expect(home.contains("id=\"\(anchor)\""), "\(anchor)")
    }
    #expect(home.contains("<a href=\"chapters/index.html#part-basics\">"))
    #expect(home.contains("Little (25 chapters)</a>"))
  }

  @Test(arguments: [(1, true), (25, false)])
  func `the first page of a long book shows its counts after the first steps`(
    chapters: Int,
    isExplained: Bool
  ) throws {
    var report = SnippetReport()
    report.recordings = [Recording(system: "iOS 27.0", language: "en", lines: 4, address: "a")]
    let home = try #require(site(chapters: chapters, report: report)["en/index.html"])
    #expect(home.contains("What the build of this book compiled") == isExplained)
    #expect(home.contains("id=\"checks\""))
    let places = try ["class=\"steps\"", "class=\"counts\"", "id=\"contents\""].map {
      try #require(home.firstRange(of: $0)).lowerBound
    }
    #expect(places[0] < places[1])
    #expect((places[2] < places[1]) == isExplained)
    // The first of the buttons leads to the first chapter.
    #expect(!home.contains("Next chapter:"))
  }

  @Test func `the first page of a long book has one link to its reference pages`() throws {
    let home = try #require(site(chapters: 25)["en/index.html"])
    let body = try #require(home.firstRange(of: "<main")?.lowerBound)
    #expect(home[body...].contains("<a href=\"reference/index.html\">Reference</a>"))
    #expect(!home[body...].contains("glossary/index.html"))
    #expect(try #require(site(chapters: 1)["en/index.html"]).contains("glossary/index.html"))
  }

  @Test func `the chapter for symptoms is a main page, and a menu is added only if it is needed`()
    throws
  {
    let site = try site(chapters: 25, configuration: "symptoms: chapter-2\n")
    let page = try #require(site["en/chapter-1/index.html"])
    #expect(!page.contains("<details class=\"menu\">"))
    #expect(page.contains("<a href=\"../chapter-2/index.html\">What is wrong?</a>"))
    let findings = LittleBook("Text.\n").findings
    #expect(findings == [])
  }

  @Test func `the menu of a chapter leads to the chapters before and after it`() throws {
    let site = try site(
      chapters: 25,
      languages: ["en", "ru"],
      configuration: "symptoms: chapter-2\n"
    )
    let menus = try [1, 2, 25].map { number in
      let page = try #require(site["en/chapter-\(number)/index.html"])
      let menu = try #require(page.firstMatch(of: #/(?s)<details class="menu">.*?</details>/#))
      return menu.output.matches(of: #/<a href="\.\./chapter-(\d+)/index.html"><span/#).map {
        String($0.1)
      }
    }
    #expect(menus == [["2"], ["3", "1"], ["24"]])
    #expect(try #require(site["en/index.html"]).contains("<details class=\"menu\">"))
  }

  @Test func `the current page is marked and not linked`() throws {
    let page = try #require(site(chapters: 25)["en/chapters/index.html"])
    #expect(page.contains("<span aria-current=\"page\">Chapters</span>"))
  }

  @Test func `the chapter for symptoms must exist`() {
    var book = LittleBook("Text.\n")
    let configuration = LittleBook.configuration(languages: ["en"])
    book.files.bytes["Content/book.yml"] = Array("\(configuration)\nsymptoms: lables\n".utf8)
    #expect(book.findings.map(\.id) == ["wrong-value"])
    #expect(book.findings.first?.help?.contains("labels") == true)
  }

  @Test(arguments: [("[en, ru]", true), ("[en]", false)])
  func `the page of languages leads to that of the browser`(languages: String, leads: Bool) throws {
    var book = LittleBook("Text.\n")
    let list = languages == "[en]" ? ["en"] : ["en", "ru"]
    book.files.bytes["Content/book.yml"] = Array(
      (LittleBook.configuration(languages: list) + "\npartial: [ru]\n").utf8
    )
    book.files.bytes["Content/ru/index.md"] = Array(
      "---\ntitle: Little\ndescription: A little book.\n---\n".utf8
    )
    book.files.bytes["Site/language.js"] = Array("go();\n".utf8)
    let root = try #require(book.site()["index.html"])
    #expect(root.contains("<script src=\"language.js\"") == leads)
    #expect(root.contains("<a href=\"en/index.html\""))
  }
}
