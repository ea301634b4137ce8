import BookChecks
import BookModel
import BookTestSupport
import Diagnostics
import Foundation
import SitePages
import SnippetNotation
import Testing

/// A language without built-in words: a folder and a file of words.
struct OwnLanguageTests {
  private static let book: BookFiles? = {
    let root = URL(filePath: #filePath).resolvingSymlinksInPath()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Browser/Book")
    var files = try? BookFiles.read(root: root.path(percentEncoded: false))
    for name in ["style.css", "player.js"] { files?.bytes["Site/\(name)"] = [] }
    return files
  }()

  private func site() throws -> [String: String] {
    let source = try #require(Self.book)
    let book = try #require(Book.read(source).book)
    let files = book.site()
    return Dictionary(
      uniqueKeysWithValues: files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }
    )
  }

  @Test func `a folder and a file of words are sufficient`() throws {
    let (book, findings) = Book.read(try #require(Self.book))
    #expect(findings == [])
    let found = check(try #require(book))
    #expect(found.map(\.id) == ["stale-translation"])
  }

  @Test func `a page is right-to-left, and left-to-right content is marked`() throws {
    let page = try #require(site()["he/labels/index.html"])
    #expect(page.contains("<html lang=\"he\" dir=\"rtl\">"))
    #expect(page.contains("<span lang=\"en\" dir=\"ltr\">the first thing that is heard</span>"))
    #expect(page.contains("פרק 1 מתוך 3"))
    #expect(page.contains("aria-label=\"תוכן העניינים\""))
    #expect(!page.contains("Skip to content"))
  }

  @Test func `Hebrew words on an English page have their language and direction`() throws {
    let page = try #require(site()["en/labels/index.html"])
    #expect(page.contains("<span lang=\"he\" dir=\"rtl\">תווית</span>"))
    #expect(
      page.contains("<a href=\"../../he/labels/index.html\" lang=\"he\" hreflang=\"he\">עברית</a>")
    )
  }

  @Test func `words in code have a language`() throws {
    let page = try #require(site()["he/labels/index.html"])
    #expect(page.contains("<b class=\"s\" lang=\"he\">\"שלום\"</b>"))
  }

  @Test func `a missing chapter is shown in the other language, with that language's direction`()
    throws
  {
    let page = try #require(site()["he/values/index.html"])
    #expect(page.contains("<main id=\"main\" tabindex=\"-1\" lang=\"en\" dir=\"ltr\">"))
    #expect(page.contains("<p class=\"callout\" lang=\"he\""))
  }

  @Test func `numbers select the form of a noun`() throws {
    let page = try #require(site()["he/labels/index.html"])
    #expect(page.contains("2 שורות, 4 עמודות"))
    #expect(page.contains("Swift, שורה 1"))
  }

  @Test func `a longer run in another language is also marked in the plain text`() throws {
    let text = try #require(site()["he/labels/index.txt"])
    #expect(text.contains("[בשפה en: the first thing that is heard]"))
  }

  @Test func `English words that replace missing ones are marked as English`() throws {
    var source = try #require(Self.book)
    source.bytes["Content/he/words.yml"] = Array("contents: תוכן\nlines: {other: שורות}\n".utf8)
    let book = try #require(Book.read(source).book)
    let files = book.site().filter { $0.path == "he/labels/index.html" }
    let page = try #require(files.first.map { String(decoding: $0.bytes, as: UTF8.self) })
    #expect(page.contains("class=\"skip\" lang=\"en\">Skip to content</a>"))
    #expect(page.contains("lang=\"en\">Chapter 1 of 3"))
    #expect(page.contains("<span lang=\"en\" dir=\"ltr\">Table 1.</span> בטבלה"))
    #expect(page.contains("<span lang=\"en\" dir=\"ltr\">2 rows, 4 columns</span>."))
    #expect(page.contains("lang=\"en\">Notes.</p>"))
    #expect(page.contains("lang=\"en\">Note 1.</p>"))
    #expect(!page.contains("lang=\"en\">he<"))
    #expect(!page.contains("lang=\"en\">תוכן"))
    #expect(!page.contains("lang=\"en\" lang"))
  }

  @Test(arguments: [("", "ערכים"), ("quotationMarks: „“\n", "„ערכים“")])
  func `the title of a chapter in a link has the marks of the language, or none`(
    words: String,
    title: String
  ) throws {
    var source = try #require(Self.book)
    source.bytes["Content/he/words.yml"] = Array("contents: תוכן\n\(words)".utf8)
    for (name, text) in [("labels", "ראו [ערכים](values.md)."), ("values", "כאן.")] {
      let page =
        "---\ntitle: \(name == "values" ? "ערכים" : "תוויות")\ndescription: א.\n---\n\(text)\n"
      source.bytes["Content/he/basics/\(name).md"] = Array(page.utf8)
    }
    let book = try #require(Book.read(source).book)
    let file = try #require(book.site().first { $0.path == "he/labels/index.txt" })
    #expect(String(decoding: file.bytes, as: UTF8.self).contains("ראו \(title)."))
  }

  @Test func `missing and misspelt words are reported`() {
    var book = LittleBook("Text.\n")
    book.files.bytes["Content/book.yml"] = Array(
      (LittleBook.configuration(languages: ["en", "xx"]) + "\npartial: [xx]\n").utf8
    )
    book.files.bytes["Content/xx/words.yml"] = Array("contents: Xx\nnots: Yy\n".utf8)
    let findings = book.findings
    #expect(findings.map(\.id).sorted() == ["missing-interface-text", "unknown-key"])
    #expect(findings.first { $0.id == "unknown-key" }?.location?.line == 2)
  }
}
