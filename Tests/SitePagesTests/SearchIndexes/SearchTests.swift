import BookModel
import BookTestSupport
import Diagnostics
import Foundation
import Testing

struct SearchTests {
  private func site(_ text: String, language: String = "en") throws -> [String: String] {
    var book = LittleBook(text, language: language)
    book.files.bytes["Site/search.js"] = Array("// Searches.".utf8)
    return try book.site()
  }

  @Test func `every page has a form with a label, which the Return key sends`() throws {
    let page = try #require(site("Text.\n")["en/labels/index.html"])
    #expect(
      page.contains("<form role=\"search\" class=\"search\" action=\"../search/index.html\">")
    )
    #expect(page.contains("<label><span>Search the book</span> <input name=\"q\" type=\"search\""))
    // The banner has room for seven Tab stops, so a button there is left out; see `NavigationCost`.
    #expect(!page.contains("<button>Search</button>"))
    let missing = try #require(site("Text.\n")["en/404.html"])
    #expect(missing.contains("<button>Search</button>"))
  }

  @Test func `a site without the script has no form`() throws {
    let site = try LittleBook("Text.\n").site()
    #expect(site["en/search/index.html"] == nil)
    #expect(try #require(site["en/labels/index.html"]).contains("role=\"search\"") == false)
  }

  @Test func `without a script the page says what to do`() throws {
    let page = try #require(site("Text.\n")["en/search/index.html"])
    #expect(page.contains("<h1>Search</h1>"))
    #expect(page.contains("Search needs JavaScript"))
    #expect(page.contains("<a href=\"../index.html#contents\">All chapters</a>"))
    #expect(page.contains("<script src=\"../../search.js\" defer"))
  }

  @Test func `without a script the index from A to Z comes first`() throws {
    var book = LittleBook(
      chapter:
        "---\ntitle: Labels\ndescription: D.\nterms: [{term: Rotor, meaning: A dial.}]\n---\n"
    )
    book.files.bytes["Site/search.js"] = Array("// Searches.".utf8)
    let page = try #require(book.site()["en/search/index.html"])
    let links = page.matches(of: #/<li class="standalone"><a href="([^"]*)"/#).map(\.output.1)
    #expect(links.first == "../a-z/index.html")
    #expect(links.last == "../index.html#contents")
  }

  @Test func `the index contains pages and sections, and the words of a stem by their endings`()
    throws
  {
    let text = "## Names\n\nButton, buttons.\n"
    let index = try #require(site(text)["en/search/index.js"])
    #expect(index.hasPrefix("searchIndex({"))
    #expect(index.contains("[\"Labels\",\"../labels/index.html\",2,2,\"What labels are.\"]"))
    #expect(index.contains(",\"names\",\"Names\"]"))
    // It shares its first letter with the word before.
    #expect(index.contains("abook, build, ctton,,s "))
  }

  @Test func `the index contains what searches it and suggests pages, which no page loads alone`()
    throws
  {
    var book = LittleBook("Text.\n", language: "en")
    let scripts = ["search-suggest.js", "search-words.js", "search.js", "page.js"]
    for name in scripts {
      book.files.bytes["Site/\(name)"] = Array("// \(name)\nrun(\"\(name)\");".utf8)
    }
    book.files.bytes["Site/search-suggest.css"] = Array(".suggestions { margin: 0; }".utf8)
    let site = try book.site()
    let index = try #require(site["en/search/index.js"])
    let start = "(globalThis.byEarSearch ??= {}).style = \".suggestions { margin: 0; }"
    #expect(index.hasPrefix(start))
    let rest = "run(\"search-words.js\");\nrun(\"search-suggest.js\");\nsearchIndex({"
    #expect(index.contains(rest))
    #expect(site["search-suggest.js"] == nil && site["search-suggest.css"] == nil)
    let page = try #require(site["en/labels/index.html"])
    #expect(page.contains("data-suggest=\"../search/index.js\""))
    #expect(
      try #require(site["en/search/index.html"]).contains("<script src=\"../../page.js\" defer")
    )
  }

  @Test func `results quote no captions and column names of tables`() throws {
    let text = try #require(site("| One | Two |\n|---|---|\n| a | b |\n")["en/labels/text.js"])
    #expect(text.contains("One: a. Two: b."))
    #expect(!text.contains("Columns: One"))
  }

  @Test func `the spoken line and the rule of a chapter are shown in its results`() throws {
    var book = LittleBook(
      chapter: "---\ntitle: Labels\ndescription: D.\n"
        + "glance: {heard: A, rule: Name `it`., check: Listen.}\n---\n"
    )
    book.files.bytes["Site/search.js"] = Array("// Searches.".utf8)
    let text = try #require(book.site()["en/labels/text.js"])
    #expect(
      text.hasPrefix(
        "searchText(\"../labels/index.html\",[\"D.\",\"Heard: “A”\",\"Rule: Name it.\"],["
      )
    )
  }

  @Test func `the text of a page is stored by section for excerpts`() throws {
    let site = try site("One.\n\n## Names\n\nTwo `</script>`.\n")
    let text = try #require(site["en/labels/text.js"])
    #expect(text.contains("One.\",\"Section 1.1. Names.\\nTwo \\u003c/script\\u003e."))
    #expect(site["en/text.js"] != nil)
  }

  @Test func `aliases find other words`() throws {
    var book = LittleBook("Text.\n", language: "en")
    book.files.bytes["Site/search.js"] = []
    book.files.bytes["Content/data/aliases.yml"] = Array(
      "en:\n  - {term: double tap, queries: [dbl tap, Double-Click]}\n".utf8
    )
    let index = try #require(book.site()["en/search/index.js"])
    #expect(index.contains("\"aliases\":[[\"double tap\",\"dbl tap\",\"double-click\"]]"))
  }

  @Test func `ambiguous aliases are reported`() throws {
    var book = LittleBook("Text.\n", language: "en")
    book.files.bytes["Content/data/aliases.yml"] = Array(
      "en:\n  - {term: picker, queries: [spinner]}\n  - {term: loading, queries: [spinner]}\n".utf8
    )
    let finding = try #require(book.findings.first)
    #expect(finding.location?.line == 3)
    #expect(finding.summary == "'spinner' already means 'picker'")
  }

  @Test func `the same book produces the same index`() throws {
    let text = "One, two, three, four.\n"
    #expect(try site(text)["en/search/index.js"] == site(text)["en/search/index.js"])
  }
}
