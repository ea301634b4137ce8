import BookModel
import BookReading
import Diagnostics
import Foundation
import IncrementalSite
import Markup
import SitePages
import SnippetNotation
import Synchronization
import Testing

/// Sites of which only what changed is made.
struct IncrementalBuildTests {
  /// A book of twenty chapters in two languages, with search, a glossary, notes and a table of facts.
  private static let texts: [String: String] = {
    let slugs = (1...20).map { "chapter-\($0)" }
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

        See [the one after](chapter-\((number + 1) % 20 + 1).md#section).

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

        ## Конец главы \(number + 1)

        Вот и всё.

        """
    }
    return texts
  }()

  /// Its site, made once for all tests.
  private static let whole = Result { try site(texts) }

  private static let path = "Content/en/basics/chapter-7.md"

  private static func book(_ texts: [String: String]) throws -> Book {
    try #require(Book.read(BookFiles(texts: texts)).book)
  }

  private static func bytes(_ files: [OutputFile]) -> [String: [UInt8]] {
    Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.bytes) })
  }

  /// A site as a whole build makes it, and what is known of it.
  private struct Site {
    var files: [String: [UInt8]]
    var state: SiteState
  }

  private static func site(_ texts: [String: String]) throws -> Site {
    let book = try book(texts)
    var files = FilesInMemory()
    let languages = SiteRenderer(markup: .compact)
      .render(book, snippets: SnippetReport(), into: &files)
    let state = SiteState(of: book, languages, snippets: SnippetReport(), findings: [])
    return Site(files: bytes(files.files), state: state)
  }

  /// What changes in a site, of which no more is known than a cache holds.
  private func update(
    _ site: Site,
    _ texts: [String: String],
    changed: Set<String> = [path],
    existing: (@Sendable (String) -> [UInt8]?)? = nil
  ) async throws -> IncrementalBuild.Update? {
    var bytes: [UInt8] = []
    var packer = Packer { bytes += $0 }
    packer.add(site.state)
    packer.end()
    var unpacker = Unpacker(bytes)
    let state = try unpacker.next(SiteState.self)
    let build = IncrementalBuild(
      markup: .compact,
      read: { unread in BookFiles(texts: texts.filter { !unread.contains($0.key) }) },
      check: { _, _ in SnippetReport() }
    )
    return await build.update(
      state,
      changed: changed,
      existing: existing ?? { [files = site.files] in files[$0] }
    )
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
    ("(chapter-8.md#section)", "(chapter-19.md#the-end-of-chapter-19)"),
    ("A note.", "Another note, with `accessibilityLabel`."),
    ("A mark of word 11.", "A mark of word 3, and one of word 4."),
  ]

  @Test(arguments: inward)
  func `text that nobody else shows is made as a whole build makes it`(
    old: String,
    new: String
  ) async throws {
    let before = try Self.whole.get()
    let texts = edited(old, new)
    let update = try #require(try await update(before, texts))
    #expect(update.state.findings == [])
    let after = try Self.site(texts).files
    #expect(after != before.files)
    #expect(before.files.merging(Self.bytes(update.files)) { $1 } == after)
    #expect(update.files.contains { $0.path == "en/chapter-7/index.html" })
    #expect(!update.files.contains { $0.path.hasPrefix("ru/") })
  }

  @Test func `what is known of an updated site is as good as that of a whole build`() async throws {
    var site = try Self.whole.get()
    var texts = Self.texts
    for number in 1...3 {
      texts[Self.path]?.append("\nOne more paragraph, of number \(number).\n")
      let update = try #require(try await update(site, texts))
      site.state = update.state
      site.files.merge(Self.bytes(update.files)) { $1 }
    }
    #expect(try site.files == Self.site(texts).files)
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
  func `what others show of a chapter takes a whole build`(old: String, new: String) async throws {
    #expect(try await update(Self.whole.get(), edited(old, new)) == nil)
  }

  @Test func `a file that is none of a chapter takes a whole build`() async throws {
    let changed: Set = ["Content/book.yml", Self.path]
    #expect(try await update(Self.whole.get(), Self.texts, changed: changed) == nil)
  }

  @Test func `only the chapter that changed is read, in all its languages`() async throws {
    let before = try Self.whole.get()
    let read = Mutex<Set<String>>([])
    let texts = Self.texts
    let build = IncrementalBuild(
      markup: .compact,
      read: { unread in
        let files = texts.filter { !unread.contains($0.key) }
        read.withLock { $0 = Set(files.keys.filter { $0.contains("/basics/") }) }
        return BookFiles(texts: files)
      },
      check: { _, _ in SnippetReport() }
    )
    _ = await build.update(before.state, changed: [Self.path]) { _ in nil }
    #expect(read.withLock(\.self) == [Self.path, "Content/ru/basics/chapter-7.md"])
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
  ) async throws {
    let update = try #require(try await update(Self.whole.get(), edited(old, new)))
    #expect(update.state.findings.map(\.id) == [id])
    #expect(update.state.findings.first?.location?.path == Self.path)
  }

  @Test func `a text of the book that is not what it was takes a whole build`() async throws {
    let (site, texts) = try (Self.whole.get(), edited("Words of", "More of"))
    #expect(try await update(site, texts, existing: { _ in nil }) == nil)
    #expect(try await update(site, texts, existing: { _ in [1, 2] }) == nil)
  }

  @Test func `a site in memory becomes that of a whole build`() async throws {
    let (before, texts) = try (Self.book(Self.texts), edited("Words of", "More of"))
    let memory = SiteInMemory(of: before, markup: .compact, snippets: SnippetReport(), findings: [])
    let build = IncrementalBuild(
      markup: .compact,
      read: { unread in BookFiles(texts: texts.filter { !unread.contains($0.key) }) },
      check: { _, _ in SnippetReport() }
    )
    let updated = try #require(await memory.updated(with: build, changed: [Self.path]))
    #expect(try updated.files.mapValues(\.bytes) == Self.site(texts).files)
  }
}
