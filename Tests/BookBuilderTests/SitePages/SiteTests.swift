import BookModel
import BookReading
import SitePages
import SnippetNotation
import Testing

struct SiteTests {
  @Test func `a site holds pages, plain texts, the choice of a language and the style sheet`()
    throws
  {
    let site = try LittleBook("Text.\n").site()
    #expect(
      site.keys.sorted() == [
        ".htaccess", "404.html", "_headers", "en/404.html", "en/accessibility/index.html",
        "en/accessibility/index.txt", "en/book.txt", "en/index.html", "en/index.txt",
        "en/labels/index.html", "en/labels/index.txt", "en/plain-text/index.html",
        "en/plain-text/index.txt", "en/report/index.html", "en/report/index.txt",
        "hosting/nginx.conf", "index.html", "llms.txt", "player.js", "style.css",
      ]
    )
  }

  @Test func `the same book gives the same bytes`() throws {
    let files = LittleBook("## A\n\n```swift\nlet a = 1\n```\n").files
    let first = try #require(Book.read(files).book)
    let second = try #require(Book.read(files).book)
    let renderer = SiteRenderer()
    #expect(
      renderer.render(first, snippets: SnippetReport())
        == renderer.render(second, snippets: SnippetReport())
    )
  }

  @Test func `the first page lists parts and chapters`() throws {
    let page = try #require(LittleBook("Text.\n").site()["en/index.html"])
    #expect(page.contains("<h2 id=\"contents\">Contents</h2>"))
    #expect(page.contains("<h3 id=\"contents-of-basics\">Little</h3>"))
    #expect(
      page.contains(
        "<ol><li class=\"standalone\"><a href=\"labels/index.html\">Labels</a><p>What labels are.</p>"
      )
    )
  }

  @Test func `neighbours are linked by their names, the page that opens the book by no one`() throws
  {
    let front = { (title: String) in "---\ntitle: \(title)\ndescription: D.\n---\n" }
    var book = LittleBook("")
    book.files = BookFiles(texts: [
      "Content/book.yml": LittleBook.configuration(
        languages: ["en"],
        chapters: ["labels", "values", "traits"]
      ),
      "Content/en/index.md": front("Little"),
      "Content/en/basics/labels.md": front("Labels"),
      "Content/en/basics/values.md": front("Values"),
      "Content/en/basics/traits.md": front("Traits"),
      "Site/style.css": "",
    ])
    let site = try book.site()
    let first = try #require(site["en/labels/index.html"])
    #expect(!first.contains("Previous chapter:"))
    let second = try #require(site["en/values/index.html"])
    #expect(
      second.contains(
        """
        <p><a href="../labels/index.html"><span class="neighbour-label">Previous chapter:</span> \
        Labels</a></p>
        <p><a href="../traits/index.html"><span class="neighbour-label">Next chapter:</span> Traits
        """
      )
    )
    let last = try #require(site["en/traits/index.html"])
    #expect(!last.contains("Next chapter:"))
    #expect(last.contains("Chapter 3 of 3."))
  }

  @Test func `all links of a page are relative, so that the site works from any folder`() throws {
    let site = try LittleBook("## A\n\n[Start](../index.md)\n").site()
    for (path, page) in site where path.hasSuffix(".html") {
      #expect(!page.contains("href=\"/"), "\(path)")
      #expect(!page.contains("src=\"/"), "\(path)")
      #expect(!page.contains("href=\"http"), "\(path)")
    }
  }

  @Test func `a page for missing pages has whole links where the address is known`() throws {
    var book = LittleBook("Text.\n")
    #expect(try #require(book.site()["404.html"]).contains("href=\"en/index.html\""))
    let configuration = LittleBook.configuration(languages: ["en"])
    book.files.bytes["Content/book.yml"] = Array(
      (configuration + "\naddress: https://example.org/book\n").utf8
    )
    let page = try #require(book.site()["404.html"])
    #expect(page.contains("href=\"https://example.org/book/en/index.html\""))
    #expect(page.contains("href=\"https://example.org/book/style.css\""))
  }
}
