import BookModel
import BookReading
import Markup
import SitePages
import SnippetNotation
import Testing

/// Holds short pages to the long ones: a browser must make the same of both.
struct CompactPageTests {
  private func pages(_ text: String) throws -> (readable: String, compact: String) {
    let book = try #require(Book.read(LittleBook(text).files).book)
    let pages = [PrintStyle.readable, .compact].map { markup in
      book.site(markup: markup).first { $0.path == "en/labels/index.html" }
    }
    let bytes = try pages.map { try #require($0).bytes }
    return (
      String(decoding: bytes[0], as: UTF8.self), String(decoding: bytes[1], as: UTF8.self)
    )
  }

  @Test(arguments: [
    ("- a\n- b\n\n  c\n", "<ul><li>a<li>b<p>c</ul>"),
    ("| A | B |\n|---|---|\n| 1 | 2 |\n", "<tr><th scope=row>1<td>2</table>"),
    ("A.\n\nB *c*.\n\n> D.\n", "<p>A.<p>B <em>c</em>.<blockquote><p>D.</blockquote>"),
    (
      "A.\n\n<!-- -->\n\n```text\n<p>\n\n</p>\n```\n",
      "translate=no>&lt;p&gt;\n\n&lt;/p&gt;</code></pre>"
    ),
    ("[a](https://example.org/b/)", "<a href=\"https://example.org/b/\">"),
    ("[a](https://example.org/?b=c)", "<a href=\"https://example.org/?b=c\">"),
    ("[a](https://example.org/b)", "<a href=https://example.org/b>"),
  ])
  func `what a browser adds by itself is left out, and nothing else`(
    text: String,
    expected: String
  ) throws {
    let page = try pages(text).compact
    #expect(page.contains(expected), "\(page)")
  }

  private func words(of page: String) -> [Substring] {
    page.replacing(#/<[^>]*>/#, with: " ").split(whereSeparator: \.isWhitespace)
  }

  @Test func `both pages say the same words`() throws {
    let text = """
      # A\n\nB, `c` and **d**[^e].\n\n- f\n  1. g\n\n| H | I |\n|---|---|\n| j | k |\n\n```swift
      let l = "<m>" // n
      ```\n\n> [!NOTE]\n> o\n\n[^e]: p\n
      """
    let (readable, compact) = try pages(text)
    #expect(words(of: compact) == words(of: readable))
    #expect(compact.utf8.count < readable.utf8.count * 9 / 10)
    #expect(compact.hasSuffix("</body></html>\n"))
  }

  @Test func `a paragraph in what is shown without scripts is closed, or the rest would be in it`()
    throws
  {
    var book = LittleBook("")
    book.files.bytes["Site/search.js"] = Array("// Searches.".utf8)
    let read = try #require(Book.read(book.files).book)
    let files = read.site(markup: .compact)
    let page = try #require(files.first { $0.path == "en/search/index.html" })
    #expect(String(decoding: page.bytes, as: UTF8.self).contains("</p></noscript>"))
  }

  @Test func `a script is copied as it is`() throws {
    let (readable, compact) = try pages("Text.\n")
    let script = #/<script[^>]*ld\+json[^>]*>.*?<\/script>/#
    let data = try #require(readable.firstMatch(of: script)).output
    #expect(compact.contains(data.drop { $0 != "{" }))
  }
}
