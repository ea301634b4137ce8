import BookChecks
import BookModel
import BookReading
import Diagnostics
import SnippetNotation
import Testing

struct CoverageTests {
  private static let inventory = """
    caption: Facts
    columns:
      - {key: fact, title: Fact}
    facts: [off-topic]
    rows:
      - {id: A1, fact: A label is spoken first.}
      - {id: A2, fact: A hint is spoken last.}
      - {id: A3, fact: A job advert., off-topic: It is no fact about accessibility.}
    """

  /// A chapter that names a row, with a fence after a claim.
  private static func chapter(_ body: String, rows: String = "A1") -> String {
    "---\ntitle: Labels\ndescription: What labels are.\nrows: [\(rows)]\n---\nWords.\n\n\(body)"
  }

  /// The states of the rows when every fence of a chapter has a verdict.
  private func states(
    _ chapter: String,
    verdicts: [Int: SnippetReport.Verdict] = [:]
  ) throws -> [RowCoverage.State] {
    let little = LittleBook(chapter: chapter, data: ["inventory": Self.inventory])
    let book = try #require(Book.read(little.files).book)
    let places = verdicts.map { (FencePlace(path: little.path, line: $0.key), $0.value) }
    let report = SnippetReport(verdicts: Dictionary(uniqueKeysWithValues: places))
    return try #require(Coverage(book, report: report)).rows.map(\.state)
  }

  @Test func `a row that no chapter names is open, and one that is no fact off topic`() throws {
    #expect(try states(Self.chapter("", rows: "")) == [.open, .open, .offTopic])
  }

  @Test func `a row that a chapter names is written`() throws {
    #expect(try states(Self.chapter("")) == [.written, .open, .offTopic])
  }

  @Test(
    arguments: [
      (SnippetReport.Verdict.ran, RowCoverage.State.compiled), (.compiled, .compiled),
      (.failedAsPromised, .compiled), (.shown(reason: "a reason"), .written), (.broken, .written),
    ]
  )
  func `code that a row's claim stands before proves it if it compiled`(
    verdict: SnippetReport.Verdict,
    state: RowCoverage.State
  ) throws {
    let chapter = Self.chapter("<!-- rows: A1 -->\n```swift\nprint(1)\n```\n")
    #expect(try states(chapter, verdicts: [9: verdict]).first == state)
  }

  @Test func `a claim before code counts for the output after it, hidden setup between or not`()
    throws
  {
    let chapter = Self.chapter(
      "<!-- rows: A1, A2 -->\n\n<!-- swift\n-->\n```swift\nprint(1)\n```\n\n```output\n1\n```\n",
      rows: "A1, A2"
    )
    let states = try states(chapter, verdicts: [12: .ran, 16: .matched])
    #expect(states == [.computed, .computed, .offTopic])
  }

  @Test func `a claim before a note is for what only a device can show`() throws {
    let chapter = Self.chapter("<!-- rows: A1 -->\n> [!NOTE]\n> Not verified here.\n")
    #expect(try states(chapter).first == .deviceOnly)
  }

  @Test func `a row that one language does not name is open`() throws {
    var little = LittleBook(chapter: Self.chapter(""), data: ["inventory": Self.inventory])
    little.files = BookFiles(
      texts: [
        "Content/book.yml": LittleBook.configuration(languages: ["en", "ru"]),
        "Content/en/basics/labels.md": Self.chapter(""),
        "Content/ru/basics/labels.md": Self.chapter("", rows: "A2"),
        "Content/data/inventory.yml": Self.inventory,
      ]
    )
    let book = try #require(Book.read(little.files).book)
    let rows = try #require(Coverage(book, report: SnippetReport())).rows
    #expect(rows.map(\.state) == [.open, .open, .offTopic])
    #expect(rows.map(\.chapters) == [["labels"], ["labels"], []])
  }

  @Test(
    arguments: [
      ("A9", "", "unknown-row"), ("A1", "<!-- rows: A7 -->\nText.\n", "unknown-row"),
      ("A1", "<!-- rows: A2 -->\nText.\n", "unlisted-row"),
    ]
  )
  func `a claim on a row that is not there, or not named, is a finding`(
    rows: String,
    body: String,
    id: String
  ) {
    let little = LittleBook(
      chapter: Self.chapter(body, rows: rows),
      data: ["inventory": Self.inventory]
    )
    #expect(little.findings.map(\.id) == [id])
  }
}
