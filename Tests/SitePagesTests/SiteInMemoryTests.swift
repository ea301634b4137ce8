import BookChecks
import BookModel
import BookTestSupport
import Diagnostics
import SitePages
import SnippetNotation
import Synchronization
import Testing

/// Sites of which only the changed parts are rebuilt.
struct SiteInMemoryTests {
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

  /// Its site, built once for all tests.
  private static let whole = Result { try site(texts) }

  private static let path = "Content/en/basics/chapter-7.md"

  /// The site that a full build produces.
  private static func site(_ texts: [String: String]) throws -> SiteInMemory {
    let book = try #require(Book.read(BookFiles(texts: texts)).book)
    let report = SnippetReport()
    return SiteInMemory(
      of: book,
      snippets: report,
      check: book.report(on: report),
      findings: []
    )
  }

  private func update(
    _ site: SiteInMemory,
    _ texts: [String: String],
    changed: Set<String> = [path]
  ) async -> SiteInMemory? {
    let files = BookFiles(texts: texts.filter { changed.contains($0.key) })
    return await site.updated(with: files) { _, _ in SnippetReport() }
  }

  private func changes(from before: SiteInMemory, to after: SiteInMemory) -> [String] {
    zip(before.files, after.files).filter { $0 != $1 }.map(\.1.path)
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
  func `an update of text that no other page shows equals a full build`(
    old: String,
    new: String
  ) async throws {
    let before = try Self.whole.get()
    let texts = edited(old, new)
    let after = try #require(await update(before, texts))
    #expect(after.findings == [])
    #expect(try after.files == Self.site(texts).files)
    let changes = changes(from: before, to: after)
    #expect(changes.contains("en/chapter-7/index.html"))
    #expect(!changes.contains { $0.hasPrefix("ru/") })
  }

  @Test func `an updated site can be updated again`() async throws {
    var site = try Self.whole.get()
    var texts = Self.texts
    for number in 1...3 {
      texts[Self.path]?.append("\nOne more paragraph, of number \(number).\n")
      site = try #require(await update(site, texts))
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
  func `changes that other pages show need a full build`(old: String, new: String) async throws {
    #expect(await update(try Self.whole.get(), edited(old, new)) == nil)
  }

  @Test func `a file that is not a chapter needs a full build`() async throws {
    let changed: Set = ["Content/book.yml", Self.path]
    #expect(await update(try Self.whole.get(), Self.texts, changed: changed) == nil)
  }

  @Test func `the snippets of the changed chapter are checked in all its languages`()
    async throws
  {
    let checked = Mutex<[String]>([])
    let files = BookFiles(texts: edited("Words of", "More of").filter { $0.key == Self.path })
    let site = try Self.whole.get()
    _ = await site.updated(with: files) { _, sources in
      checked.withLock { $0 = sources.map(\.path) }
      return SnippetReport()
    }
    #expect(checked.withLock(\.self) == [Self.path, "Content/ru/basics/chapter-7.md"])
  }

  @Test(arguments: [
    ("(chapter-8.md#section)", "(chapter-99.md)", "broken-link"),
    ("(chapter-8.md#section)", "(chapter-8.md#nothing)", "broken-anchor"),
    ("Words of number", "See [here](https://example.com). Words of number", "vague-link-text"),
  ])
  func `faults in the new text are reported, and other pages are known`(
    old: String,
    new: String,
    id: String
  ) async throws {
    let updated = try #require(await update(try Self.whole.get(), edited(old, new)))
    #expect(updated.findings.map(\.id) == [id])
    #expect(updated.findings.first?.location?.path == Self.path)
    let fixed = try #require(await update(updated, Self.texts))
    #expect(fixed.findings == [])
    #expect(try fixed.files == Self.whole.get().files)
  }
}
