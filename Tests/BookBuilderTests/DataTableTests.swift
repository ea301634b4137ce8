import BookBuilder
import Diagnostics
import TestSupport
import Testing

struct DataTableTests {
  private let events = """
    caption: {en: Events, ru: События}
    columns:
      - {key: date, title: {en: Date, ru: Дата}}
      - key: kind
        title: {en: For whom, ru: Для кого}
        words:
          vision: {en: Blind people, ru: Незрячие}
      - {key: fact, title: {en: What happened, ru: Что произошло}}
    facts: [year, inventory]
    rows:
      - {id: voiceover, year: 2009, date: June, kind: vision, fact: "A screen reader", inventory: [T1]}
      - {id: rotor, year: 2010, date: July, kind: vision, fact: "`Rotor`", inventory: [T2, T3]}
    """

  @Test func `a table is drawn with a caption, header cells and named rows`() throws {
    let page = try LittleBook(
      "```table data=events columns=date,kind where=\"year: 2009\"\n```\n",
      data: ["events": events.english]
    ).page()
    #expect(
      page.contains(
        """
        <div class="table"><table><caption id="table-1">Table 1. Events, 1 row, 2 columns.</caption>
        <thead><tr><th scope="col">Date</th><th scope="col">For whom</th></tr>
        </thead>
        <tbody><tr id="events-voiceover"><th scope="row">June</th><td>Blind people</td></tr>
        </tbody>
        </table>
        """
      )
    )
  }

  @Test func `a row can be linked to`() throws {
    let book = LittleBook(
      "See [the rotor](#events-rotor).\n\n```table data=events\n```\n",
      data: ["events": events.english]
    )
    #expect(book.findings == [])
    #expect(try book.page().contains("<a href=\"#events-rotor\">the rotor</a>"))
  }

  @Test func `a fact with several values satisfies a condition for each`() throws {
    let page = try LittleBook(
      "```table data=events columns=fact where=\"inventory: T3\"\n```\n",
      data: ["events": events.english]
    ).page()
    #expect(page.contains("<tr id=\"events-rotor\">"))
    #expect(!page.contains("<tr id=\"events-voiceover\">"))
  }

  @Test func `the text edition names the column of each cell`() throws {
    let text = try LittleBook(
      "```table data=events columns=date,kind,fact where=\"year: 2010\"\n```\n",
      data: ["events": events.english]
    ).text()
    #expect(
      text.contains(
        """
        Table 1. Events, 1 row, 3 columns.

        Columns: Date, For whom, What happened.

        Row 1. Date: July. For whom: Blind people. What happened: Rotor.

        End of table 1.
        """
      )
    )
  }

  @Test(arguments: [
    ("rows:\n  - {id: a, 1️⃣dat: x}\n", "unknown-key", "did you mean 'date'?"),
    ("rows:\n  - {id: a}\n  - {id: 1️⃣a}\n", "duplicate-name", nil),
    ("rows:\n  - {id: a, kind: 1️⃣vison}\n", "wrong-value", "did you mean 'vision'?"),
    ("rows:\n  - 1️⃣{date: x}\n", "missing-key", "add 'id: …'"),
  ])
  func `a wrong row is reported at its place`(marked: String, id: String, help: String?) {
    let head = """
      caption: Events
      columns:
        - {key: date, title: Date}
        - {key: kind, title: Kind, words: {vision: Blind people}}

      """
    let marked = MarkedText(head + marked)
    let findings = LittleBook("", data: ["events": marked.text]).findings
    #expect(findings.map(\.id) == [id])
    #expect(findings.first?.location == marked.location("1️⃣", in: "Content/data/events.yml"))
    #expect(findings.first?.help == help)
  }
}

extension String {
  /// The table of facts in a book that is in English only.
  fileprivate var english: String {
    replacing(/, ru: [^}]*/, with: "")
  }
}
