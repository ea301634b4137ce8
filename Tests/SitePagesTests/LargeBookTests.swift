import BookChecks
import BookModel
import BookTestSupport
import Diagnostics
import SitePages
import SnippetNotation
import Testing

/// A book with more pages than cores, so that pages are rendered in parallel.
struct LargeBookTests {
  private static let slugs = (1...150).map { "chapter-\($0)" }

  /// A book in one language; the title and text of each chapter contain its number.
  ///
  /// - Parameters:
  ///   - about: additional front matter of a chapter by number.
  ///   - ending: additional text at the end of a chapter by number.
  private func book(
    _ language: String,
    words: String? = nil,
    about: (Int) -> String = { _ in "" },
    ending: (Int) -> String = { _ in "" }
  ) throws -> Book {
    var texts = [
      "Content/book.yml": LittleBook.configuration(languages: [language], chapters: Self.slugs),
      "Content/\(language)/index.md": "---\ntitle: Large\ndescription: A large book.\n---\n",
      "Site/style.css": "",
      "Site/search.js": "",
    ]
    texts["Content/\(language)/words.yml"] = words
    for (number, slug) in Self.slugs.enumerated() {
      texts["Content/\(language)/basics/\(slug).md"] = """
        ---
        title: The \(number + 1). chapter
        description: Chapter \(number + 1).
        \(about(number + 1))
        ---
        ## Section

        Words of number \(number + 1).
        \(ending(number + 1))
        """
    }
    return try #require(Book.read(BookFiles(texts: texts)).book)
  }

  private func site(_ book: Book) -> [String: String] {
    let files = book.site()
    return Dictionary(
      uniqueKeysWithValues: files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }
    )
  }

  @Test func `every page has its own text, and the whole book has all texts in order`() throws {
    let site = site(try book("en"))
    var place = try #require(site["en/book.txt"])[...]
    for (number, slug) in Self.slugs.enumerated() {
      let text = "Words of number \(number + 1)."
      #expect(site["en/\(slug)/index.html"]?.contains("<p>\(text)") == true)
      #expect(site["en/\(slug)/index.txt"]?.contains(text) == true)
      place = place[try #require(place.firstRange(of: text)).upperBound...]
    }
  }

  @Test func `pages rendered in parallel are always the same`() throws {
    let book = try book("en")
    let first = site(book)
    #expect(first.count > 2 * Self.slugs.count)
    #expect(site(book) == first)
  }

  @Test func `each page has its own finding, in the order of the files`() throws {
    let book = try book("en", ending: { _ in "\n[here](https://example.com)\n" })
    let paths = Self.slugs.map { "Content/en/basics/\($0).md" }.sorted()
    #expect(check(book).map(\.location?.path) == paths)
  }

  @Test func `words in the book's lexicon are known on every page`() throws {
    let book = try book("tlh", words: "languageName: tlhIngan Hol\nskipToContent: mughwI’\n")
    let site = site(book)
    for slug in Self.slugs {
      #expect(site["tlh/\(slug)/index.html"]?.contains("mughwI’") == true)
    }
  }

  @Test func `links lead to distant pages, and broken ones are reported`() throws {
    let right = try book("en", ending: { _ in "\n[The end](chapter-150.md#section)\n" })
    #expect(check(right) == [])
    let wrong = try book("en", ending: { $0 == 1 ? "\n[The end](chapter-150.md#nowhere)\n" : "" })
    #expect(check(wrong).map(\.id) == ["broken-anchor"])
  }

  @Test func `a term links to the glossary, unless a link has the same text`() throws {
    let term = { $0 == 1 ? "terms: [{term: number, meaning: How many.}]" : "" }
    let linked = try site(book("en", about: term))
    #expect(linked["en/chapter-2/index.html"]?.contains("#term-number\">number</a>") == true)
    let link = { $0 == 150 ? "\n[number](chapter-1.md)\n" : "" }
    let taken = try book("en", about: term, ending: link)
    #expect(site(taken)["en/chapter-2/index.html"]?.contains("#term-number\">") == false)
  }
}
