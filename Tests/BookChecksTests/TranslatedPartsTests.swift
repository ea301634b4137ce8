import BookChecks
import BookModel
import BookTestSupport
import Diagnostics
import Testing

/// Content that is missing in one language, and definitions that occur twice.
struct TranslatedPartsTests {
  private func findings(_ english: String, _ russian: String, front: String = "") -> [String] {
    let head = "---\ntitle: Labels\ndescription: D.\n\(front)---\n"
    var book = LittleBook(chapter: head + english)
    let files: [String: String] = [
      "Content/book.yml": LittleBook.configuration(languages: ["en", "ru"]),
      "Content/ru/index.md": "---\ntitle: Книга\ndescription: Книга.\n---\n",
      "Content/ru/basics/labels.md": "---\ntitle: Метки\ndescription: Что это.\n---\n" + russian,
    ]
    for (path, text) in files { book.files.bytes[path] = Array(text.utf8) }
    return book.findings.map { finding in
      let place = finding.location.map { "\($0.path.prefix(10)):\($0.line ?? 0)" } ?? ""
      return "\(place) \(finding.id)"
    }
  }

  @Test(arguments: [
    ("A.\n\n## One\n\nB.\n\n## Two\n\nC.\n", "А.\n\n## Раз\n\nБ.\n", 9, "missing-section"),
    ("A.\n\n## One\n\nB.\n", "А.\n\n## Раз\n\nБ.\n\n### Два\n\nВ.\n", 11, "missing-section"),
    ("A.\n\n```voiceover a lang=en\nA\n```\n", "А.\n", 5, "missing-figure"),
    ("", "А.\n\n```swift\nlet a = 1\n```\n", 0, "empty-chapter"),
    (
      "```swift\nlet a = 1\nlet b = 2\n```\n", "```swift\nlet a = 1\nlet c = 2\n```\n", 7,
      "different-code"
    ),
  ])
  func `missing content is reported once, where it is missing`(
    english: String,
    russian: String,
    line: Int,
    id: String
  ) {
    let language = id == "empty-chapter" ? "en" : "ru"
    let expected = "Content/\(language):\(id == "empty-chapter" ? 4 : line) \(id)"
    #expect(findings(english, russian) == [expected])
  }

  @Test func `a chapter defines a term only once`() {
    let front = "terms:\n  - {term: Label, meaning: A.}\n  - {term: label, meaning: B.}\n"
    #expect(findings("A.\n", "А.\n", front: front) == ["Content/en:6 term-defined-twice"])
  }

  @Test(arguments: [("A.", "is already defined"), ("B.", "is already defined differently")])
  func `only one chapter defines a term`(meaning: String, summary: String) throws {
    var book = LittleBook("A.\n")
    func chapter(_ term: String, _ meaning: String) -> [UInt8] {
      let term = "terms:\n  - term: '\(term)'\n    meaning: \(meaning)\n"
      return Array("---\ntitle: \(meaning)\ndescription: D.\n\(term)---\nText.\n".utf8)
    }
    let configuration = LittleBook.configuration(languages: ["en"], chapters: ["labels", "names"])
    book.files.bytes["Content/book.yml"] = Array(configuration.utf8)
    book.files.bytes["Content/en/basics/labels.md"] = chapter("Label", "A.")
    book.files.bytes["Content/en/basics/names.md"] = chapter("`label`", meaning)
    book.files.bytes["Site/search.js"] = []
    let finding = try #require(book.findings.first)
    #expect(
      finding.location == SourceLocation(path: "Content/en/basics/names.md", line: 5, column: 12)
    )
    #expect(finding.summary == "'`label`' \(summary): Content/en/basics/labels.md:5")
    #expect(book.findings.count == 1)
  }

  @Test(arguments: [
    ("[метки](../../en/basics/labels.md)", true), ("[начало](../../en/index.md)", true),
    ("[метки](labels.md)", false), ("[метки](../../en/basics/labels.md) (на английском)", false),
    ("[Labels, in English](../../en/basics/labels.md)", false),
  ])
  func `a link to another language has to mention it`(link: String, isFound: Bool) {
    let found = findings("A.\n", "Смотрите \(link).\n")
    #expect(found.contains("Content/ru:5 other-language-link") == isFound)
  }

  @Test(arguments: [("en", "ru", "Russian", "Russian"), ("ru", "en", "English", "английский")])
  func `the help for a link to another language names that, and the page in the same language`(
    language: String,
    other: String,
    name: String,
    written: String
  ) {
    var book = LittleBook("A [link](../../\(other)/basics/labels.md).\n", language: language)
    let configuration = LittleBook.configuration(languages: ["en", "ru"])
    book.files.bytes["Content/book.yml"] = Array(configuration.utf8)
    let finding = book.findings.first { $0.id == "other-language-link" }
    #expect(finding?.summary.contains("another language, \(name),") == true)
    #expect(
      finding?.help
        == "link to 'labels.md', or name the language next to the link, such as '\(written)'"
    )
  }

  @Test func `a change cannot be dated in the future`() throws {
    let front = "---\ntitle: T\ndescription: D.\nchanges:\n"
    let chapter =
      front + "  - {date: 2026-11-22, note: A.}\n  - {date: 2062-11-22, note: B.}\n---\nA.\n"
    let book = try #require(Book.read(LittleBook(chapter: chapter).files).book)
    let day = try #require(CalendarDay("2026-11-22"))
    let late = BookChecks.changes(in: book, after: day)
    #expect(
      late.map(\.location) == [
        SourceLocation(path: "Content/en/basics/labels.md", line: 6, column: 12)
      ]
    )
  }

  @Test
  func `a misspelt chapter is one finding in the list, not one for each file and link`() {
    var book = LittleBook("See [labels](labels.md).\n")
    let configuration = LittleBook.configuration(languages: ["en"], chapters: ["lables"])
    book.files.bytes["Content/book.yml"] = Array(configuration.utf8)
    #expect(book.findings.map(\.id) == ["unlisted-chapter"])
    #expect(book.findings.first?.location?.line == 7)
    #expect(book.findings.first?.help == "did you mean 'labels'?")
  }

  @Test func `links to an unlisted file are not reported in addition to the file`() {
    var book = LittleBook("See [values](values.md) and [their units](values.md).\n")
    book.files.bytes["Content/en/basics/values.md"] = Array(
      "---\ntitle: V\ndescription: D.\n---\n".utf8
    )
    #expect(book.findings.map(\.id) == ["unlisted-chapter"])
  }

  @Test(arguments: [
    ("\n---\ntitle: A\ndescription: B\n---\nText.\n", 2, "does not begin in the first line"),
    ("---\ntitle: A\ndescription: B\n\nText.\n", 4, "line 1 is not closed"),
    ("---\ntitle: A\ndescription: B\n----\nText.\n", 4, "line 1 is not closed"),
    ("--- \ntitle: A\ndescription: B\n---\nText.\n", 1, "is not '---'"),
    ("Text.\n", 0, "has no front matter"),
  ])
  func `a front matter that cannot be read has a reason`(chapter: String, line: Int, words: String)
  {
    let finding = LittleBook(chapter: chapter).findings.first
    #expect(finding?.location?.line ?? 0 == line)
    #expect(finding?.summary.contains(words) == true)
  }

  @Test func `words to avoid are also found in data tables`() {
    let facts = """
      caption: Facts
      columns: [{key: a, title: A}]
      rows:
        - {id: x, a: "For everybody."}
      """
    var book = LittleBook("Text.\n", data: ["facts": facts])
    book.files.bytes["Content/words-to-avoid.yml"] = Array(
      "en:\n  - {word: everybody, better: everyone}\n".utf8
    )
    #expect(book.findings.map(\.id) == ["word-to-avoid"])
    let place = SourceLocation(path: "Content/data/facts.yml", line: 4, column: 21)
    #expect(book.findings.first?.location == place)
  }
}
