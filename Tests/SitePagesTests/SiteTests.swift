import BookModel
import BookTestSupport
import Diagnostics
import SitePages
import SnippetNotation
import Testing

struct SiteTests {
  @Test func `a site contains pages, plain texts, the language page and the style sheet`()
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

  @Test func `the same book produces the same bytes`() throws {
    let files = LittleBook("## A\n\n```swift\nlet a = 1\n```\n").files
    let first = try #require(Book.read(files).book)
    let second = try #require(Book.read(files).book)
    #expect(first.site() == second.site())
  }

  @Test func `the home page lists parts and chapters`() throws {
    let page = try #require(LittleBook("Text.\n").site()["en/index.html"])
    #expect(page.contains("<h2 id=\"contents\">Contents</h2>"))
    #expect(page.contains("<h3 id=\"contents-of-basics\">Little</h3>"))
    #expect(
      page.contains(
        "<ol class=\"summaries\"><li class=\"standalone\"><a href=\"labels/index.html\">Labels</a><p>What labels are.</p>"
      )
    )
  }

  @Test func `chapters link to their neighbours by title, but not to the home page`() throws {
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
        <p class="next"><a href="../traits/index.html"><span class="neighbour-label">Next chapter:</span> Traits
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

  @Test func `the page for missing addresses has absolute links if the address is known`() throws {
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

  /// A book with an additional line of configuration.
  private func book(_ line: String) -> LittleBook {
    var book = LittleBook("Text.\n")
    let configuration = LittleBook.configuration(languages: ["en"])
    book.files.bytes["Content/book.yml"] = Array("\(configuration)\n\(line)\n".utf8)
    return book
  }

  @Test(arguments: ["address: /book", "address: /book/", "address: https://example.org/book/"])
  func `a server path is used on the page for missing addresses and in the hosts' files`(
    line: String
  ) throws {
    let book = book(line)
    #expect(book.findings == [])
    let site = try book.site()
    #expect(try #require(site["en/404.html"]).contains("/book/en/index.html\""))
    #expect(try #require(site["_headers"]).hasPrefix("/book/en/*\n"))
    let apache = try #require(site[".htaccess"])
    #expect(apache.contains("ErrorDocument 404 /book/404.html\n"))
    #expect(apache.contains("  ErrorDocument 404 /book/en/404.html\n"))
    #expect(try #require(site["hosting/nginx.conf"]).contains("location /book/en/ {"))
  }

  @Test func `a server path is not used as an address for others`() throws {
    let site = try book("address: /book/").site()
    #expect(site["sitemap.xml"] == nil)
    #expect(try #require(site["404.html"]).contains("href=\"/book/style.css\""))
    #expect(try #require(site["en/labels/index.html"]).contains("href=\"../../style.css\""))
  }

  @Test(arguments: ["/a b/", "//example.org/", "/../", "/<a>/", "/a//b"])
  func `an invalid server path is reported`(path: String) {
    let findings = book("address: \"\(path)\"").findings
    #expect(findings.map(\.id) == ["wrong-value"])
    #expect(findings.first?.help == "write a path of letters, digits and hyphens, such as '/book/'")
  }

  @Test func `the root of a book in one language redirects to it`() throws {
    let page = try #require(LittleBook("Text.\n", language: "ru").site()["index.html"])
    #expect(page.contains("<html lang=\"ru\""))
    #expect(page.contains("<meta http-equiv=\"refresh\" content=\"0; url=ru/index.html\">"))
    #expect(page.contains("<a href=\"ru/index.html\">Little</a>"))
    #expect(page.contains("<h1>Little</h1>"))
  }

  @Test func `a book in one language has no links to other languages`() throws {
    let book = LittleBook("Text.\n")
    #expect(book.findings == [])
    let page = try book.page()
    #expect(!page.contains("Languages"))
    #expect(try #require(book.site()["en/index.html"]).contains("Contents"))
  }

  @Test func `pages about speech are created if the book asks for them`() throws {
    let chapter = "Text, and [words](page:lexicon).\n\n```voiceover a\nA\n```\n"
    var book = LittleBook(chapter)
    #expect(try book.site()["en/lexicon/index.html"] == nil)
    #expect(book.findings.map(\.id).contains("broken-link"))
    let configuration = LittleBook.configuration(languages: ["en"])
    book.files.bytes["Content/book.yml"] = Array("\(configuration)\nspoken-words: true\n".utf8)
    #expect(try book.site()["en/lexicon/index.html"] != nil)
    #expect(!book.findings.map(\.id).contains("broken-link"))
  }
}
