import Articles
import BookModel
import BookTestSupport
import Foundation
import SnippetNotation
import Testing

@testable import SitePages

/// Tests that plain texts have the same words in the same order as their pages.
struct TextParityTests {
  @Test func `a page with all kinds of content matches its plain text`() throws {
    var book = LittleBook(
      chapter: Self.everything,
      data: ["gestures": LittleBook.gestures]
    )
    book.files.bytes["Content/en/basics/dot.png"] = [1]
    #expect(book.findings == [])
    let site = try book.site()
    for path in ["en/labels/index", "en/index"] {
      let page = try #require(site["\(path).html"])
      let text = try #require(site["\(path).txt"])
      let words = ReadingWords(text: text, isNumbered: page.contains("class=\"number\""))
      #expect(ReadingWords(html: page).words == words.words)
    }
  }

  @Test func `the pages of this book match their plain texts`() throws {
    let root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let book = try #require(Book.read(try BookFiles.read(root: root.path)).book)
    let isWhole = ProcessInfo.processInfo.environment["TEST_WHOLE_BOOK"] != nil
    let site = Dictionary(
      uniqueKeysWithValues: (isWhole ? book.site() : sample(of: book)).map {
        ($0.path, String(decoding: $0.bytes, as: UTF8.self))
      }
    )
    let texts = site.keys.filter { $0.hasSuffix("index.txt") }.sorted()
    #expect(!texts.isEmpty)
    for path in texts {
      let page = try #require(site[path.dropLast(3) + "html"])
      let text = try #require(site[path])
      let isNumbered = page.contains("class=\"number\"")
      let expected = ReadingWords(html: page).words
      let actual = ReadingWords(text: text, isNumbered: isNumbered).words
      let difference = expected.difference(from: actual)
      #expect(difference.isEmpty, "\(path): \(difference.prefix(20))")
    }
  }

  /// The pages of one in ten chapters, in all languages.
  private func sample(of book: Book) -> [OutputFile] {
    let chapters = stride(from: 0, to: book.chapters.count, by: 10).map { book.chapters[$0] }
    let articles = BookArticles(book: book)
    return book.languages.flatMap { language in
      let builder = PageBuilder(of: book, language: language)
      let unlinked = articles.chapters(chapters, language: language)
      let terms = articles.terms(in: language, besides: unlinked)
      return unlinked.flatMap { builder.build(terms.link($0), as: .chapter).files }
    }
  }

  private static let everything = """
    ---
    title: "Labels & values"
    description: What `labels` are.
    glance:
      heard: Buy, Button
      rule: A label says `what` it is, not *how*.
      code: let a = "Купить"
      check: Listen once.
    checklist: [One thing, Another thing]
    terms: [{term: label, meaning: The name.}]
    sources: [{title: UIKit, url: "https://example.org/uikit", note: The names.}, {title: A book, note: Of paper.}]
    ---
    A paragraph with *stress*, **weight**, `code`, ~~the past~~, an [example](https://example.org/a), \
    a note[^a], the same note[^a], «русские слова» and 自定义操作.

    ## Lists

    1. One
    2. Two
       - inner
       - inner again

    - [x] read
    - [ ] write

    > A quotation.

    > [!TIP]
    > Advice.

    ---

    ## Figures

    ```swift
    let a = "Купить" // <one>
    ```

    ```voiceover v
    Buy, Button
    > double tap
    [screen changed]
    [announcement] Saved
    ```

    ```voicecontrol v
    > show names
    Buy · Close
    ```

    ![A red dot](dot.png)

    ## Tables

    | Size | Price | Note |
    |---|---|---|
    | Small | 395 | |
    | Large | 635 | `x` |

    ```table data=gestures
    ```

    [^a]: The note, with [another one](https://example.org/b).
    """
}
