import BookTestSupport
import Diagnostics
import TestSupport
import Testing

/// HTML and misread Markdown in the cells of data tables, and text after links.
struct DataTextTests {
  private static let table = """
    caption: Traits
    about: What traits say.
    link: trait
    columns:
      - {key: name, title: Name}
    rows:
      - id: adjustable
        name: CELL

    """

  @Test(arguments: [
    ("It 1️⃣<br> acts.", "raw-html"),
    ("It acts <!-- really -->.", nil),
    ("'It acts, `<b>` too.'", nil),
    ("It 1️⃣**acts.", "unparsed-markdown"),
    ("'It \\**acts\\**.'", nil),
    ("The [rule1️⃣](https://e.org “title”) says so.", "unparsed-markdown"),
    ("'The [rule](https://e.org \"title\") says so.'", nil),
    ("The [rule](https://e.org)1️⃣(https://e.org/b) says so.", "unparsed-markdown"),
  ])
  func `HTML and misread Markdown in a cell are reported`(cell: String, id: String?) {
    let marked = MarkedText(Self.table.replacing("CELL", with: cell))
    let findings = LittleBook("Text.\n", data: ["traits": marked.text]).findings
    #expect(findings.map(\.id) == [id].compactMap(\.self))
    guard id != nil else { return }
    #expect(findings.map(\.location) == [marked.location("1️⃣", in: "Content/data/traits.yml")])
  }

  @Test(arguments: [
    "Read [the rule](https://e.org)1️⃣(https://e.org/b) first.",
    "Read **[the rule](https://e.org)1️⃣(b.md)** first.",
    "- Read [the rule](https://e.org)1️⃣(#labels) first.",
    "| What | Where |\n|---|---|\n| Rule | [the rule](https://e.org)1️⃣(../b.md) |",
  ])
  func `a second address after a link is reported`(text: String) {
    let marked = MarkedText("---\ntitle: A\ndescription: B.\n---\n\(text)\n")
    let book = LittleBook(chapter: marked.text)
    let findings = book.findings.filter { $0.id == "unparsed-markdown" }
    #expect(findings.map(\.location) == [marked.location("1️⃣", in: book.path)])
  }

  @Test(arguments: [
    "Read [the rule](https://e.org)(s) first.", "Read [the rule](https://e.org) (2.4.6) first.",
    "Read [the rule](https://e.org)\\(b.md) first.", "Write `[a](b.md)(c.md)` first.",
  ])
  func `other text in parentheses after a link is not reported`(text: String) {
    #expect(LittleBook(text + "\n").findings == [])
  }
}
