import BookModel
import BookTestSupport
import Testing

/// The glossary on one or several pages, and the links to it.
struct GlossaryTests {
  /// A site with a glossary that is too long for one page.
  private func longGlossary() throws -> [String: String] {
    let terms = (0..<26).flatMap { letter in
      (0..<16).map { number in
        let name = "\(UnicodeScalar(UInt8(97 + letter)))\(number < 10 ? "0" : "")\(number)"
        return "{term: \(name)word, meaning: \(String(repeating: "A dial. ", count: 15))}"
      }
    }
    let chapter = LittleBook.referenceChapter.replacing(
      "{term: Rotor, meaning: A dial.}",
      with: (terms + ["{term: Rotor, meaning: A dial.}"]).joined(separator: ", ")
    )
    var book = LittleBook.reference(chapter: chapter)
    book.files.bytes["Site/search.js"] = Array("// Searches.".utf8)
    return try book.site()
  }

  @Test(arguments: [(4, false), (5, true)])
  func `a chapter folds its terms if there are more than four`(count: Int, isFolded: Bool) throws {
    let terms = (1...count).map { "{term: T\($0), meaning: A dial.}" }.joined(separator: ", ")
    let page = try LittleBook(
      chapter: "---\ntitle: Labels\ndescription: What.\nterms: [\(terms)]\n---\nText.\n"
    )
    .page()
    #expect(page.contains("<dt>T\(count)</dt>"))
    #expect(page.contains(">Terms: \(count)</span></summary>") == isFolded)
  }

  @Test func `a long glossary is split over pages, with a heading for each letter`()
    throws
  {
    let site = try longGlossary()
    let first = try #require(site["en/glossary/1/index.html"])
    let last = try #require(site["en/glossary/2/index.html"])
    #expect(site["en/glossary/3/index.html"] == nil)
    #expect(first.contains("<h1>Glossary: a00word\u{A0}– "))
    #expect(first.contains("<h2 id=\"letter-a\">"))
    #expect(last.contains("\u{A0}– z15word</h1>"))
    #expect(last.contains("<dt id=\"term-rotor\">Rotor</dt>"))
    #expect(last.contains("<a href=\"../index.html\">Glossary.</a>"))
    #expect([first, last].allSatisfy { $0.utf8.count < 52_000 })
  }

  @Test func `an old address of a term links to its page in a split glossary`() throws {
    let page = try #require(try longGlossary()["en/glossary/index.html"])
    #expect(page.contains("<a href=\"1/index.html\">Glossary: a00word\u{A0}– "))
    #expect(page.contains("<a href=\"2/index.html#term-rotor\">Rotor</a>"))
    #expect(page.contains(" id=\"term-rotor\""))
    #expect(!page.contains("<dt"))
  }

  @Test func `the list of a split glossary has letters to jump to`() throws {
    let page = try #require(try longGlossary()["en/glossary/index.html"])
    #expect(page.contains("<a href=\"#letter-z\">"))
    #expect(page.contains("<h2 id=\"letter-z\">"))
  }

  @Test func `chapters and the index link to the pages of a split glossary`()
    throws
  {
    let site = try longGlossary()
    let link = "href=\"../glossary/2/index.html#term-rotor\""
    #expect(try #require(site["en/labels/index.html"]).contains(link))
    let index = try #require(site["en/search/index.js"])
    #expect(index.contains(",\"term-rotor\",\"Rotor\"]"))
    #expect(index.contains("\"../glossary/2/index.html\""))
    #expect(!index.contains("\"../glossary/index.html\""))
    let names = site.filter { $0.key.hasPrefix("en/a-z/") }.values.joined()
    #expect(names.contains("glossary/2/index.html#term-rotor"))
  }

  @Test func `the first use of a term in the text links to the glossary`() throws {
    let page = try #require(LittleBook.referenceSite()["en/labels/index.html"])
    #expect(
      page.contains(
        "<p>Turn the <a href=\"../glossary/index.html#term-rotor\">rotor</a>, then the rotor again.</p>"
      )
    )
    let glossary = try #require(LittleBook.referenceSite()["en/glossary/index.html"])
    #expect(glossary.contains("<dt id=\"term-rotor\">Rotor</dt>"))
  }

  @Test func `a term can opt out of being linked`() throws {
    let chapter = LittleBook.referenceChapter.replacing(
      "meaning: A dial.",
      with: "meaning: A dial., links: false"
    )
    let book = LittleBook.reference(chapter: chapter)
    let page = try #require(book.site()["en/labels/index.html"])
    #expect(page.contains("<p>Turn the rotor, then the rotor again.</p>"))
    let glossary = try #require(book.site()["en/glossary/index.html"])
    #expect(glossary.contains("<dt id=\"term-rotor\">Rotor</dt>"))
  }
}
