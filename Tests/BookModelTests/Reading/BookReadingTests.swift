import AccessibilityTree
import BookModel
import BookTestSupport
import Diagnostics
import SnippetNotation
import TestSupport
import Testing

struct BookReadingTests {
  private func findings(configuration: String) -> [Diagnostic] {
    Book.read(BookFiles(texts: ["Content/book.yml": configuration])).diagnostics
  }

  @Test func `a folder without a configuration is not a book`() throws {
    let (book, diagnostics) = Book.read(BookFiles(texts: [:]))
    #expect(book == nil)
    let finding = try #require(diagnostics.first)
    #expect(finding.id == "missing-file")
    #expect(finding.location?.path == "Content/book.yml")
  }

  @Test func `a small book is read without findings`() {
    #expect(LittleBook("Text.\n").findings == [])
  }

  @Test func `chapters and languages have the order of the configuration`() throws {
    let files = BookFiles(texts: [
      "Content/book.yml": LittleBook.configuration(
        languages: ["ru", "en"],
        chapters: ["b", "a"]
      ),
      "Content/en/basics/a.md": "---\ntitle: A\ndescription: A.\n---\n",
      "Content/en/basics/b.md": "---\ntitle: B\ndescription: B.\n---\n",
      "Content/ru/basics/a.md": "---\ntitle: А\ndescription: А.\n---\n",
    ])
    let book = try #require(Book.read(files).book)
    #expect(book.languages == ["ru", "en"])
    #expect(
      book.chapterSources.map(\.path) == [
        "Content/en/basics/b.md", "Content/ru/basics/a.md", "Content/en/basics/a.md",
      ]
    )
    #expect(book.chapterSources.map(\.language) == ["en", "ru", "en"])
  }

  @Test(arguments: [("", 26), ("look: 18", 18), ("look: 26", 26)])
  func `a book chooses the system look of its screens`(line: String, look: Int) throws {
    let text = LittleBook.configuration(languages: ["en"]) + "\n\(line)\n"
    let (book, findings) = Book.read(BookFiles(texts: ["Content/book.yml": text]))
    #expect(book?.look.rawValue == look)
    #expect(!findings.contains { $0.id == "wrong-value" || $0.id == "unknown-key" })
    #expect(Book.look(inConfiguration: text).rawValue == look)
  }

  @Test(arguments: [
    ("book/", "begin it with 'https://'; the path of a site begins with a slash, as in '/book/'"),
    ("example.org/book", "begin it with 'https://'"),
    ("/the book/", "write a path of letters, digits and hyphens, such as '/book/'"),
  ])
  func `an invalid address has specific help`(address: String, help: String) {
    let text = LittleBook.configuration(languages: ["en"]) + "\naddress: \(address)\n"
    #expect(findings(configuration: text).first { $0.id == "wrong-value" }?.help == help)
  }

  @Test func `an unknown system look is reported`() {
    let marked = MarkedText(
      """
      title: {en: A}
      description: {en: A}
      languages: [en]
      look: 1️⃣17
      parts: []
      """
    )
    let findings = findings(configuration: marked.text)
    #expect(findings.map(\.id) == ["wrong-value"])
    #expect(findings.first?.location == marked.location("1️⃣", in: "Content/book.yml"))
    #expect(findings.first?.help == "write 'look: 18' or 'look: 26'")
  }

  @Test func `an unknown key of the configuration is reported with a suggestion`() {
    let marked = MarkedText(
      """
      title: {en: A}
      description: {en: A}
      languages: [en]
      1️⃣repositry: https://example.org
      parts: []
      """
    )
    let findings = findings(configuration: marked.text)
    #expect(findings.map(\.id) == ["unknown-key"])
    #expect(findings.first?.location == marked.location("1️⃣", in: "Content/book.yml"))
    #expect(findings.first?.summary == "unknown key 'repositry'")
    #expect(findings.first?.help == "did you mean 'repository'?")
  }

  @Test func `a language without interface text is reported`() {
    let marked = MarkedText(
      "title: A\ndescription: A\nlanguages: [en, 1️⃣eo]\nparts: []\n"
    )
    let findings = findings(configuration: marked.text)
    #expect(findings.map(\.id) == ["unknown-language"])
    #expect(findings.first?.location == marked.location("1️⃣", in: "Content/book.yml"))
  }

  @Test func `help for an unknown language names the file for its interface text`()
    throws
  {
    let finding = try #require(
      findings(configuration: "title: A\ndescription: A\nlanguages: [en, uk]\nparts: []\n").first
    )
    #expect(finding.help?.contains("'Content/uk/words.yml'") == true)
  }

  @Test func `a duplicate language is reported at its second location`() {
    let marked = MarkedText(
      "title: A\ndescription: A\nlanguages: [en, ru, 1️⃣en]\nparts: []\n"
    )
    let findings = findings(configuration: marked.text)
    #expect(findings.map(\.id) == ["duplicate-id"])
    #expect(findings.first?.location == marked.location("1️⃣", in: "Content/book.yml"))
  }

  @Test func `a title missing in a language is reported`() {
    let marked = MarkedText(
      "title: 1️⃣{en: A}\ndescription: A\nlanguages: [en, ru]\nparts: []\n"
    )
    let findings = findings(configuration: marked.text)
    #expect(findings.map(\.id) == ["missing-key"])
    #expect(findings.first?.location == marked.location("1️⃣", in: "Content/book.yml"))
    #expect(findings.first?.summary == "the key 'ru' is missing")
  }

  @Test func `columns of YAML count characters`() {
    let marked = MarkedText(
      "title: {en: A, ru: «Слово», 1️⃣fr: B}\ndescription: A\nlanguages: [en, ru]\nparts: []\n"
    )
    let findings = findings(configuration: marked.text)
    #expect(findings.map(\.id) == ["unknown-key"])
    #expect(findings.first?.location == marked.location("1️⃣", in: "Content/book.yml"))
  }

  @Test func `a duplicate chapter is reported at its second location`() {
    let marked = MarkedText(
      """
      title: A
      description: A
      languages: [en]
      parts:
        - {id: x, title: X, chapters: [a]}
        - {id: y, title: Y, chapters: [1️⃣a]}
      """
    )
    let findings = findings(configuration: marked.text)
    #expect(findings.map(\.id) == ["duplicate-id"])
    #expect(findings.first?.location == marked.location("1️⃣", in: "Content/book.yml"))
  }

  @Test func `broken YAML is reported at its line`() throws {
    let finding = try #require(findings(configuration: "title: {en: A\nparts: []\n").first)
    #expect(finding.id == "yaml-syntax")
    #expect(finding.location?.line == 1)
  }

  @Test func `an invalid byte is reported at its location`() throws {
    var book = LittleBook("")
    book.files.bytes[book.path] = Array("---\ntitle: Да".utf8) + [0xFF] + Array("\n---\n".utf8)
    let finding = try #require(book.findings.first { $0.id == "invalid-encoding" })
    #expect(finding.location == SourceLocation(path: book.path, line: 2, column: 10))
  }

  @Test func `Windows line endings and a byte order mark are accepted`() {
    let text = "\u{FEFF}---\r\ntitle: A\r\ndescription: B\r\n---\r\n\r\n## C\r\n"
    #expect(LittleBook(chapter: text).findings == [])
  }
}

private typealias SourceLocation = Diagnostics.SourceLocation
