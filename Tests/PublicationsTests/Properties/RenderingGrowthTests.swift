import ArticleMarkup
import Articles
import BookModel
import Markup
import TestSupport
import Testing

@testable import SitePages

/// The time for a page, its text and its page of an EPUB, and their size, grow with the source.
struct RenderingGrowthTests {
  /// The shapes that are rendered in different ways; checks read all of them.
  private static let shapes = TextShape.all.filter { names.contains($0.description) }

  private static let names: Set = [
    "paragraphs", "mixed alphabets", "open quotations", "letters after a quotation",
    "words of another language", "footnotes", "chained footnotes", "references to a footnote",
    "one line of JSON", "keys of JSON", "attributes of XML", "words of a shell", "rows of a table",
    "tables of other widths", "repeated headings", "list items", "nested quotes",
    "various broken links",
  ]

  @Test(arguments: shapes)
  func `a page of twice the size takes about twice as long and as much space`(shape: TextShape) {
    var sizes: [Int: Int] = [:]
    let growth = Growth(from: 8_000, to: 64_000, atLeast: 0.015) { size in
      let book = Book.read(HostileBook(Self.chapter(shape.text(size: size))).files).book
      return { sizes[size] = book.map(Self.size) }
    }
    #expect(growth.ratio < Growth.largestRatio)
    for (size, bytes) in sizes {
      let half = max(1_000, sizes[size / 2] ?? bytes)
      #expect(Double(bytes) < Growth.largestRatio * Double(half))
    }
  }

  @Test func `the web page of twice as many sections takes about twice as long`() {
    let growth = Growth(from: 2_000, to: 8_000) { count in
      let text = (1...count).map { "## Section \($0)\n\n" }.joined()
      let book = Book.read(HostileBook(Self.chapter(text)).files).book
      let article = book.flatMap { BookArticles(book: $0).chapter($0.chapters[0], language: "en") }
      return {
        guard let book, let article else { return }
        _ = PageBuilder(of: book, language: "en").build(article, as: .chapter)
      }
    }
    #expect(growth.ratio < Growth.largestRatio)
  }

  /// The bytes of the page, of its plain text and of its page in an EPUB.
  private static func size(of book: Book) -> Int {
    guard let article = BookArticles(book: book).chapter(book.chapters[0], language: "en") else {
      return 0
    }
    let page = HTMLFormat(hasScripts: true, address: { _ in "a" }, picture: { $0 })
    let epub = HTMLFormat(dialect: .epub(.leftToRight), address: { _ in "a" }, picture: { $0 })
    return PrintedPage(ArticleHTML(article, for: page).blocks).bytes.count
      + ArticleHTML(article, for: epub).blocks.renderXML().utf8.count
      + PlainTextPage(article).file.count
  }

  private static func chapter(_ text: String) -> String {
    "---\ntitle: Labels\ndescription: Names.\n---\n" + text
  }
}
