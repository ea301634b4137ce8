import BookBuilder
import Diagnostics
import Foundation
import SnippetRunner
import Testing

/// Sites of which only what changed is made anew.
struct RenewalTests {
  /// A book of forty chapters in two languages, with search, a glossary, notes and a table of facts.
  private static var texts: [String: String] {
    let slugs = (1...40).map { "chapter-\($0)" }
    var texts = [
      "Content/book.yml": LittleBook.configuration(languages: ["en", "ru"], chapters: slugs),
      "Content/en/index.md": "---\ntitle: Large\ndescription: A large book.\n---\n",
      "Content/ru/index.md": "---\ntitle: Большая\ndescription: Большая книга.\n---\n",
      "Site/style.css": "",
      "Site/search.js": "",
    ]
    for (number, slug) in slugs.enumerated() {
      texts["Content/en/basics/\(slug).md"] = """
        ---
        title: The \(number + 1). chapter
        description: Chapter \(number + 1).
        terms: [{term: Word \(number + 1), meaning: A word.}]
        ---
        ## Section

        Words of number \(number + 1). A mark of word \(number + 5).[^1]

        ```swift shown reason="it is short"
        let number = \(number)
        ```

        ## The end of \(slug)

        See [the one after](chapter-\((number + 1) % 40 + 1).md#section).

        [^1]: A note.

        """
      texts["Content/ru/basics/\(slug).md"] = """
        ---
        title: Глава \(number + 1)
        description: О главе \(number + 1).
        ---
        ## Раздел

        Слова номер \(number + 1).

        ```swift shown reason="он короткий"
        let number = \(number)
        ```

        """
    }
    return texts
  }

  private static let path = "Content/en/basics/chapter-7.md"

  private func book(_ texts: [String: String]) throws -> Book {
    try #require(Book.read(BookFiles(texts: texts)).book)
  }

  private func site(_ texts: [String: String]) throws -> RenderedSite {
    try SiteRenderer(markup: .compact).site(of: book(texts), snippets: SnippetReport())
  }

  private func bytes(_ files: [OutputFile]) -> [String: [UInt8]] {
    Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.bytes) })
  }

  /// The renewal of a book of which only the changed chapters are read, from a record that was kept.
  private func renewal(_ texts: [String: String], from site: RenderedSite) throws -> SiteRenewal {
    var bytes: [UInt8] = []
    var packer = Packer { bytes += $0 }
    packer.add(site.record)
    packer.end()
    var unpacker = Unpacker(bytes)
    let record = try unpacker.next(SiteRecord.self)
    let paths = try #require(record.chapterFiles(with: [Self.path]))
    let read = texts.filter { paths.contains($0.key) || !record.chapterFiles.contains($0.key) }
    let book = try #require(Book.read(BookFiles(texts: read), remembering: record).book)
    return SiteRenewal(of: book, from: record, changing: paths)
  }

  private func edited(_ old: String, _ new: String) -> [String: String] {
    var texts = Self.texts
    texts[Self.path] = texts[Self.path]?.replacing(old, with: new)
    return texts
  }

  private static let inward: [(String, String)] = [
    ("Words of number", "Many more zebras in a paragraph of number"),
    ("Words of number 7. ", ""),
    ("Words of number", "First.\n\nSecond.\n\n- A list\n- of *two*\n\nWords of number"),
    ("Words of number", "| A | B |\n|---|---|\n| 1 | 2 |\n\nWords of number"),
    ("(chapter-8.md#section)", "(chapter-20.md#the-end-of-chapter-20)"),
    ("A note.", "Another note, with `accessibilityLabel`."),
    ("A mark of word 11.", "A mark of word 3, and one of word 4."),
  ]

  @Test(arguments: inward)
  func `text that nobody else shows is made anew as a whole build makes it`(
    old: String,
    new: String
  ) throws {
    let before = try site(Self.texts)
    let texts = edited(old, new)
    let renewal = try renewal(texts, from: before)
    #expect(renewal.findings == [])
    let known = bytes(before.files)
    let renewed = try #require(
      renewal.render(SnippetReport(), markup: .compact, existing: { known[$0] })
    )
    let after = try bytes(site(texts).files)
    #expect(after != known)
    #expect(known.merging(bytes(renewed.files)) { $1 } == after)
    #expect(renewed.files.contains { $0.path == "en/chapter-7/index.html" })
    #expect(!renewed.files.contains { $0.path.hasPrefix("ru/") })
  }

  @Test func `what was kept of a renewed site is as good as that of a whole build`() throws {
    var site = try site(Self.texts)
    var texts = Self.texts
    for number in 1...3 {
      texts[Self.path]?.append("\nOne more paragraph, of number \(number).\n")
      let renewal = try renewal(texts, from: site)
      let known = bytes(site.files)
      let renewed = try #require(
        renewal.render(SnippetReport(), markup: .compact, existing: { known[$0] })
      )
      site.record = renewed.record
      site.files = known.merging(bytes(renewed.files)) { $1 }
        .map { OutputFile(path: $0.key, bytes: $0.value) }
    }
    #expect(try bytes(site.files) == bytes(self.site(texts).files))
  }

  private static let outward: [(String, String)] = [
    ("title: The 7. chapter", "title: Another chapter"),
    ("term: Word 7", "term: Word 7a"),
    ("## Section", "## Another section"),
    ("## Section", "## Section\n\n### Inner section"),
    ("let number = 6", "let number = 6 // Six"),
    ("shown reason=\"it is short\"", "shown reason=\"it is long\""),
    ("[the one after]", "[Word 5]"),
    ("[^1]: A note.", "[^1]: A note.\n\n[^2]: One more.\n\nMore.[^2]"),
    ("Words of number", "<!-- allow: vague-link-text it is a name -->\n\nWords of number"),
  ]

  @Test(arguments: outward)
  func `what others show of a chapter takes a whole build`(old: String, new: String) throws {
    let before = try site(Self.texts)
    let known = bytes(before.files)
    let renewal = try renewal(edited(old, new), from: before)
    #expect(renewal.render(SnippetReport(), markup: .compact, existing: { known[$0] }) == nil)
  }

  @Test func `a file that is none of a chapter takes a whole build`() throws {
    let record = try site(Self.texts).record
    #expect(record.chapterFiles(with: ["Content/book.yml", Self.path]) == nil)
    #expect(
      record.chapterFiles(with: [Self.path]) == [Self.path, "Content/ru/basics/chapter-7.md"]
    )
  }

  @Test(arguments: [
    ("(chapter-8.md#section)", "(chapter-99.md)", "broken-link"),
    ("(chapter-8.md#section)", "(chapter-8.md#nothing)", "broken-anchor"),
    ("Words of number", "See [here](https://example.com). Words of number", "vague-link-text"),
  ])
  func `what is wrong in the new text is found, and other pages are known`(
    old: String,
    new: String,
    id: String
  ) throws {
    let renewal = try renewal(edited(old, new), from: site(Self.texts))
    #expect(renewal.findings.map(\.id) == [id])
    #expect(renewal.findings.first?.location?.path == Self.path)
  }

  @Test func `a text of the book that is not what it was takes a whole build`() throws {
    let renewal = try renewal(edited("Words of", "More of"), from: site(Self.texts))
    #expect(renewal.render(SnippetReport(), markup: .compact, existing: { _ in nil }) == nil)
    #expect(renewal.render(SnippetReport(), markup: .compact, existing: { _ in [1, 2] }) == nil)
  }
}
