import BookTestSupport
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

  @Test func `a table has a caption, header cells and row anchors`() throws {
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

  @Test(arguments: [
    ("Two of `UIKit`'s\nevents.\n", "Two of UIKit's events, 2 rows, 1 column."),
    ("", "Events, 2 rows, 1 column."),
    ("Which came first?", "Which came first? 2 rows, 1 column."),
  ])
  func `the text in a fence is the caption of its table`(
    words: String,
    caption: String
  ) throws {
    let book = LittleBook(
      "```table data=events columns=date\n\(words)\n```\n",
      data: ["events": events.english]
    )
    #expect(try book.text().contains("\n\nTable 1. \(caption)\n\n"))
    let code = "<code lang=\"en\" translate=\"no\">UIKit</code>"
    let marked = caption.replacing("UIKit", with: code)
    #expect(try book.page().contains("<caption id=\"table-1\">Table 1. \(marked)</caption>"))
  }

  @Test(arguments: [
    ("[guide, uikit]", "Apple, iPhone User Guide; UIKit"),
    ("[uikit, guide]", "UIKit; Apple, iPhone User Guide"),
    ("[uikit, swiftui]", "UIKit, SwiftUI"), ("guide", "Apple, iPhone User Guide"),
  ])
  func `values that contain commas are joined by semicolons`(
    values: String,
    cell: String
  ) throws {
    let table = """
      caption: {en: Gestures}
      columns:
        - {key: name, title: {en: Gesture}}
        - key: sources
          title: {en: Sources}
          words:
            guide: {en: "Apple, iPhone User Guide"}
            uikit: {en: UIKit}
            swiftui: {en: SwiftUI}
      rows: [{id: tap, name: Tap, sources: \(values)}]
      """
    let page = try LittleBook("```table data=gestures\n```\n", data: ["gestures": table]).page()
    #expect(page.contains("<th scope=\"row\">Tap</th><td>\(cell)</td>"))
  }

  @Test(
    arguments: [
      (
        "UIAccessibility.post(notification: .screenChanged)",
        "UIAccessibility<wbr>.post(<wbr>notification: .screenChanged)"
      ),
      (
        "text.accessibilityTraits.insert(.header)",
        "text<wbr>.accessibilityTraits<wbr>.insert(<wbr>.header)"
      ),
      (
        ".accessibilitySpeechAnnouncementPriority: 1",
        ".accessibility<wbr>Speech<wbr>Announcement<wbr>Priority: 1"
      ),
      ("row.accessibilityTraits = [.button, .selected]", nil), ("row.isSelected", nil),
    ] as [(String, String?)]
  )
  func `long code in a cell breaks between words of its names`(code: String, html: String?) throws {
    let page = try LittleBook("| Name | Fix |\n|---|---|\n| A | `\(code)` |\n").page()
    #expect(page.contains(">\(html ?? code)</code></td>"))
  }

  @Test func `a row can be linked to`() throws {
    let book = LittleBook(
      "See [the rotor](#events-rotor).\n\n```table data=events\n```\n",
      data: ["events": events.english]
    )
    #expect(book.findings == [])
    #expect(try book.page().contains("<a href=\"#events-rotor\">the rotor</a>"))
  }

  private static let traits = """
    caption: {en: Traits}
    about: {en: What an element is.}
    link: trait
    columns:
      - {key: name, title: {en: Trait}}
      - {key: see, title: {en: See also}}
    rows:
      - {id: button, name: "`.button`", see: "[the link](trait:link)"}
      - {id: link, name: "`.link`", see: "[labels](basics/labels.md)"}
    """

  @Test func `a link to a row goes to the page of its table`() throws {
    let book = LittleBook(
      "An [adjustable](trait:button) element.\n\n```table data=traits where=\"id: link\"\n```\n",
      data: ["traits": Self.traits]
    )
    #expect(book.findings == [])
    let site = try book.site()
    let page = try #require(site["en/labels/index.html"])
    #expect(page.contains("<a href=\"../traits/index.html#traits-button\">adjustable</a>"))
    // Links in data files are relative to the folder of the language.
    #expect(page.contains("<a href=\"index.html\">labels</a>"))
    let table = try #require(site["en/traits/index.html"])
    #expect(table.contains("<p class=\"lead\">What an element is.</p>"))
    #expect(table.contains("<tr id=\"traits-button\">"))
    #expect(table.contains("<a href=\"index.html#traits-link\">the link</a>"))
    #expect(table.contains("<a href=\"../labels/index.html\">labels</a>"))
    #expect(
      try #require(site["en/index.html"]).contains("<a href=\"traits/index.html\">Traits</a>")
    )
  }

  @Test(arguments: [
    (
      "A 1️⃣[trait](trait:buton).", "there is no trait 'buton' in 'Content/data/traits.yml'",
      "did you mean 'button'?"
    ),
    (
      "A 1️⃣[trait](trayt:button).", "no data uses the link scheme 'trayt:'",
      "did you mean 'trait:button'?"
    ),
  ])
  func `a link to a missing row is reported`(
    marked: String,
    summary: String,
    help: String
  ) {
    let marked = MarkedText("---\ntitle: Labels\ndescription: What labels are.\n---\n\(marked)\n")
    let book = LittleBook(chapter: marked.text, data: ["traits": Self.traits])
    #expect(book.findings.map(\.summary) == [summary])
    #expect(book.findings.first?.help == help)
    #expect(book.findings.first?.location == marked.location("1️⃣", in: book.path))
  }

  @Test func `a broken link in a data file is reported at its row`() {
    let marked = MarkedText(
      Self.traits.replacing("\"[the link](trait:link)", with: "\"1️⃣[the link](trait:lnk)")
    )
    let findings = LittleBook("", data: ["traits": marked.text]).findings
    #expect(findings.map(\.id) == ["broken-link"])
    #expect(findings.first?.location == marked.location("1️⃣", in: "Content/data/traits.yml"))
    #expect(findings.first?.help == "did you mean 'link'?")
  }

  @Test(arguments: [
    ("link: 1️⃣trait\n", "missing-key"),
    ("about: x\nlink: 1️⃣https\n", "duplicate-id"),
    ("about: x\nlink: 1️⃣Trait\n", "wrong-value"),
  ])
  func `an invalid link scheme is reported`(marked: String, id: String) {
    let rest = "caption: Traits\ncolumns: [{key: name, title: Name}]\nrows: [{id: a, name: A}]\n"
    let marked = MarkedText(marked + rest)
    let findings = LittleBook("", data: ["traits": marked.text]).findings
    #expect(findings.map(\.id) == [id])
    #expect(findings.first?.location == marked.location("1️⃣", in: "Content/data/traits.yml"))
  }

  @Test func `a table page and a chapter cannot have the same name`() {
    let findings = LittleBook("", data: ["labels": Self.traits.withoutLinks]).findings
    #expect(findings.map(\.summary) == ["the chapter or redirect 'labels' already exists"])
  }

  @Test func `a condition that no row satisfies is reported with the nearest value`() {
    let marked = MarkedText(
      "---\ntitle: Labels\ndescription: What labels are.\n---\n"
        + "```table data=events 1️⃣where=\"kind: visoin\"\n```\n"
    )
    let book = LittleBook(chapter: marked.text, data: ["events": events.english])
    #expect(book.findings.map(\.help) == ["did you mean 'vision'?"])
    #expect(book.findings.first?.location == marked.location("1️⃣", in: book.path))
  }

  @Test func `a row with several values matches a condition on each of them`() throws {
    let page = try LittleBook(
      "```table data=events columns=fact where=\"inventory: T3\"\n```\n",
      data: ["events": events.english]
    ).page()
    #expect(page.contains("<tr id=\"events-rotor\">"))
    #expect(!page.contains("<tr id=\"events-voiceover\">"))
  }

  @Test func `the plain text names the column of each cell`() throws {
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
    (
      "rows:\n  - {id: a}\n  - {id: 1️⃣a}\n", "duplicate-id",
      "give one of the two another id, by which links and facts name the row"
    ),
    ("rows:\n  - {id: a, kind: 1️⃣vison}\n", "wrong-value", "did you mean 'vision'?"),
    ("rows:\n  - {id: a, kind: [vision, 1️⃣vison]}\n", "wrong-value", "did you mean 'vision'?"),
    ("rows:\n  - 1️⃣{date: x}\n", "missing-key", "add 'id: …'"),
  ])
  func `an invalid row is reported at its location`(marked: String, id: String, help: String?) {
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
  fileprivate var withoutLinks: String {
    replacing("(trait:link)", with: "(basics/labels.md)")
  }

  /// The table without Russian texts.
  fileprivate var english: String {
    replacing(/, ru: [^}]*/, with: "")
  }
}
