import BookChecks
import BookModel
import BookTestSupport
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
    let places = verdicts.map { (FenceLocation(path: little.path, line: $0.key), $0.value) }
    let report = SnippetReport(verdicts: Dictionary(uniqueKeysWithValues: places))
    return try #require(Coverage(book, report: report)).rows.map(\.state)
  }

  @Test func `an unclaimed row is open, and a row with a reason is off topic`() throws {
    #expect(try states(Self.chapter("", rows: "")) == [.open, .open, .offTopic])
  }

  @Test func `a row listed by a chapter is written`() throws {
    #expect(try states(Self.chapter("")) == [.written, .open, .offTopic])
  }

  @Test(
    arguments: [
      (SnippetReport.Verdict.ran, RowCoverage.State.compiled), (.compiled, .compiled),
      (.failedAsExpected, .compiled), (.shown(reason: "a reason"), .written), (.broken, .written),
    ]
  )
  func `code after a claim proves the row if it compiled`(
    verdict: SnippetReport.Verdict,
    state: RowCoverage.State
  ) throws {
    let chapter = Self.chapter("<!-- rows: A1 -->\n```swift\nprint(1)\n```\n")
    #expect(try states(chapter, verdicts: [9: verdict]).first == state)
  }

  @Test func `a claim before code covers the output after it, even with hidden setup between`()
    throws
  {
    let chapter = Self.chapter(
      "<!-- rows: A1, A2 -->\n\n<!-- swift\n-->\n```swift\nprint(1)\n```\n\n```output\n1\n```\n",
      rows: "A1, A2"
    )
    let states = try states(chapter, verdicts: [12: .ran, 16: .matched])
    #expect(states == [.computed, .computed, .offTopic])
  }

  @Test func `a claim before an alert is device only`() throws {
    let chapter = Self.chapter("<!-- rows: A1 -->\n> [!NOTE]\n> Not verified here.\n")
    #expect(try states(chapter).first == .deviceOnly)
  }

  /// The state of a row that accepts some kinds of proof.
  private func row(
    _ facts: String,
    _ body: String,
    verdicts: [Int: SnippetReport.Verdict],
    front: String = ""
  ) throws -> RowCoverage {
    let inventory = """
      caption: Facts
      columns: [{key: fact, title: Fact}]
      facts: [proof, utterance, off-topic]
      rows: [{id: A1, fact: A fact., \(facts)}]
      """
    let chapter = Self.chapter(body).replacing("rows: [A1]\n", with: "rows: [A1]\n\(front)")
    let little = LittleBook(chapter: chapter, data: ["inventory": inventory])
    let book = try #require(Book.read(little.files).book)
    let places = verdicts.map { (FenceLocation(path: little.path, line: $0.key), $0.value) }
    let report = SnippetReport(verdicts: Dictionary(uniqueKeysWithValues: places))
    return try #require(Coverage(book, report: report)?.rows.first)
  }

  private static let spoken =
    "<!-- rows: A1 -->\n```swift\na()\n```\n\n```output\nBuy, Button\n```\n"
  private static let note = "<!-- rows: A1 -->\n> [!NOTE]\n> Not verified here.\n"

  @Test(arguments: [
    // Advice can only be illustrated by a checked example.
    ("proof: [advice]", spoken, RowCoverage.State.illustrated),
    ("proof: [advice]", note, .written),
    ("proof: [advice]", "Words.\n", .written),
    // Only a source confirms a date, and only a device can show pronunciation.
    ("proof: [pronunciation]", spoken, .deviceOnly),
    ("proof: [pronunciation]", note, .deviceOnly),
    ("proof: [pronunciation]", "Words.\n", .written),
    // Code is compiled; everything else is computed.
    ("proof: [code]", spoken, .compiled),
    ("proof: [code]", note, .deviceOnly),
    ("proof: [utterance]", spoken, .computed),
    ("proof: [gesture]", spoken, .computed),
    ("proof: [count]", spoken, .computed),
    ("proof: [notification]", spoken, .computed),
    // The strongest of several kinds counts.
    ("proof: [code, pronunciation]", spoken, .compiled),
    ("proof: [code, utterance]", spoken, .computed),
    ("proof: []", spoken, .computed),
  ])
  func `the accepted proofs limit the state of a row`(
    facts: String,
    body: String,
    state: RowCoverage.State
  ) throws {
    #expect(try row(facts, body, verdicts: [9: .ran, 13: .matched]).state == state)
  }

  @Test(arguments: [
    ("", RowCoverage.State.open), ("sources: [{title: A letter}]\n", .open),
    ("sources: [{title: A page, url: \"https://example.org\"}]\n", .written),
  ])
  func `a date needs a source with an address to be written`(
    front: String,
    state: RowCoverage.State
  ) throws {
    let row = try row("proof: [date]", Self.spoken, verdicts: [:], front: front)
    #expect(row.state == state)
  }

  @Test(arguments: [
    // Punctuation and case don't matter.
    ("Buy. Button", RowCoverage.State.computed, nil), ("{en: buy}", .computed, nil),
    ("[Buy, Button]", .computed, nil),
    ("Button Buy", .compiled, "Button Buy"), ("Buttons", .compiled, "Buttons"),
    ("[Buy, Close]", .compiled, "Close"),
  ])
  func `the utterance of a row has to occur in a computed transcript`(
    utterance: String,
    state: RowCoverage.State,
    unheard: String?
  ) throws {
    let facts = "proof: [utterance], utterance: \(utterance)"
    let row = try row(facts, Self.spoken, verdicts: [9: .ran, 13: .matched])
    #expect(row.state == state)
    #expect(row.unheard == unheard)
    // A line that was not computed is no proof.
    #expect(try self.row(facts, Self.spoken, verdicts: [9: .ran]).state == .compiled)
  }

  @Test func `a row missing in one language is open`() throws {
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
  func `a claim on a missing or unlisted row is reported`(
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
