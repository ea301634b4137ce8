import BookModel
import BookTestSupport
import Diagnostics
import Markup
import SitePages
import SnippetNotation
import Testing

struct PageBudgetTests {
  private func findings(
    _ text: String,
    changing: ([OutputFile]) -> [OutputFile] = { $0 }
  ) throws
    -> [String]
  {
    let book = try #require(Book.read(LittleBook(text).files).book)
    let files = book.site()
    return PageBudget(changing(files), of: book).findings.map { finding in
      "\(finding.severity) \(finding.id) \(finding.location?.path ?? "")"
    }
  }

  @Test func `a short page with few Tab stops before its text is accepted`() throws {
    #expect(try findings("Text.\n") == [])
  }

  @Test func `a chapter that is too large is reported at its source`() throws {
    let long = String(repeating: "word ", count: 17_000)
    #expect(try findings(long) == ["warning page-weight Content/en/basics/labels.md"])
  }

  @Test func `style sheets count for each page, even those that the build did not write`() throws {
    let found = try findings("Text.\n") { files in
      files.map { file in
        file.path == "style.css"
          ? OutputFile(path: file.path, bytes: Array(repeating: 32, count: 79_999)) : file
      }
    }
    #expect(found.contains("warning page-weight Content/en/basics/labels.md"))
    #expect(found.contains("warning page-weight Content/en/index.md"))
    #expect(found.contains("warning page-weight en/report/index.html"))
  }

  @Test func `only a page with drawings loads their style sheet`() throws {
    var book = LittleBook("```screen menu\nThe menu: {stops} of them.\n```\n")
    book.files.bytes["Site/screens.css"] = Array("svg { color: red }\n".utf8)
    let site = try book.site([5: .drawn(before: nil, after: .over(["Soup", "Pie"]))])
    let page = try #require(site["en/labels/index.html"])
    let sheets = page.matches(of: #/rel="stylesheet" href="([^"]+)"/#).map { String($0.1) }
    #expect(sheets == ["../../style.css", "../../screens.css"])
    #expect(try #require(site["en/index.html"]).contains("screens.css") == false)
  }

  @Test(arguments: [
    (74_000, false), (149_000, true),
  ])
  func `drawings have a size limit of their own`(
    size: Int,
    isTooHeavy: Bool
  ) throws {
    let shape = Attribute("d", String(repeating: "h", count: size))
    let found = try findings("Text.\n") { files in
      replacingChapter(of: files) {
        body {
          main(id: "main") {
            HTML.element(
              name: "svg",
              attributes: [],
              content: .element(
                name: "svg",
                attributes: [],
                content: .element(name: "path", attributes: [shape], content: .empty)
              )
            )
            String(repeating: "word ", count: 8_000)
          }
        }
      }
    }
    #expect(found == (isTooHeavy ? ["warning page-weight Content/en/basics/labels.md"] : []))
  }

  @Test func `scripts have a budget of their own`() throws {
    let found = try findings("Text.\n") { files in
      replacingChapter(of: files) {
        body {
          main(id: "main") {}
          HTML.element(
            name: "script",
            attributes: [Attribute("src", "../../a.js")],
            content: .empty
          )
        }
      } + [OutputFile(path: "a.js", bytes: Array(repeating: 32, count: 22_001))]
    }
    #expect(found == ["warning page-weight Content/en/basics/labels.md"])
  }

  /// The files, with a different page for the chapter.
  private func replacingChapter(
    of files: [OutputFile],
    @HTMLBuilder with content: () -> HTML
  ) -> [OutputFile] {
    let path = "en/labels/index.html"
    let page = PrintedPage(html(lang: "en", content: content))
    return files.filter { $0.path != path } + [OutputFile(path: path, page: page)]
  }

  private static let nineLinks = HTML.group(
    Array(repeating: a(href: "x") { "x" }, count: 9)
  )
  private static let operated = HTML.group(
    ["button", "summary", "select"].map { name in
      HTML.element(name: name, attributes: [], content: "x")
    }
  )

  @Test(arguments: [(nineLinks, 1), (heading(level: 2) { "Menu" }, 1), (operated, 0)])
  func `too many Tab stops or headings before the text fail the build`(
    banner: HTML,
    count: Int
  ) throws {
    let found = try findings("Text.\n") { files in
      replacingChapter(of: files) {
        body {
          header { banner }
          main(id: "main") { PageBudgetTests.nineLinks }
        }
      }
    }
    let expected = Array(repeating: "error navigation-cost en/labels/index.html", count: count)
    #expect(found == expected)
  }

  @Test func `a page links to nearby chapters of its part, not to all of a long part`() throws {
    let slugs = (1...40).map { "c\($0)" }
    var book = LittleBook("")
    book.files.bytes["Content/book.yml"] = Array(
      LittleBook.configuration(languages: ["en"], chapters: slugs).utf8
    )
    for slug in slugs {
      book.files.bytes["Content/en/basics/\(slug).md"] = Array(
        "---\ntitle: Title of \(slug)\ndescription: D.\n---\n".utf8
      )
    }
    let page = try #require(book.site()["en/c20/index.html"])
    #expect(page.contains("<nav aria-label=\"In this part: Little\" class=\"part\">"))
    #expect(page.contains("<li aria-current=\"page\">Title of c20 (this page)</li>"))
    #expect(page.contains("Title of c32<"))
    #expect(!page.contains("Title of c33<"))
    #expect(!page.contains("Title of c7<"))
  }
}
