import BookModel
import BookTestSupport
import Diagnostics
import TestSupport
import Testing

struct FrontMatterTests {
  @Test func `all keys of a front matter are read`() throws {
    let book = LittleBook(
      chapter: """
        ---
        title: "Labels: the name of an element"
        description: What labels are.
        glance:
          rule: A control that shows no words needs a label.
          check: 'Flick to it: you hear what it does.'
        rows: [V1, 2]
        checklist:
          - Every button has a label. {developer, tester, designer, editor, form, list, sheet, player}
          - Braces such as `{a}`
        terms:
          - term: label
            meaning: The name of an element.
        sources:
          - title: UIKit
            url: https://example.org
            note: The names.
        ---
        """
    )
    let source = try #require(Book.read(book.files).book)
    let edition = try #require(source.chapters.first?.editions["en"])
    #expect(edition.frontMatter.title == "Labels: the name of an element")
    let glance = try #require(edition.frontMatter.glances.first)
    #expect(glance.rule.text == "A control that shows no words needs a label.")
    #expect(glance.check.text == "Flick to it: you hear what it does.")
    #expect(glance.heard == nil)
    #expect(glance.code == nil)
    #expect(glance.after == nil)
    #expect(edition.frontMatter.rows == ["V1", "2"])
    #expect(
      edition.frontMatter.checklist.map(\.text) == [
        "Every button has a label.", "Braces such as `{a}`",
      ]
    )
    #expect(edition.frontMatter.checklist.map(\.groups) == [Set(ChecklistGroup.allCases), []])
    #expect(edition.frontMatter.terms.map(\.meaning) == ["The name of an element."])
    #expect(edition.frontMatter.sources.map(\.url) == ["https://example.org"])
    var complete = book
    complete.files.bytes["Content/data/inventory.yml"] = Array(
      "caption: Facts\ncolumns: [{key: a, title: A}]\nrows: [{id: V1, a: b}, {id: \"2\", a: b}]\n"
        .utf8
    )
    #expect(complete.findings == [])
  }

  @Test func `a chapter with several problems has a summary of each`() throws {
    let book = LittleBook(
      chapter: """
        ---
        title: Labels
        description: What labels are.
        glance:
          - {heard: ic_close_24, after: Close, rule: Name it., code: a(), check: Listen.}
          - {rule: Shorten it., check: Count the words.}
        ---
        """
    )
    let glances = try #require(Book.read(book.files).book?.chapters.first?.editions["en"])
      .frontMatter.glances
    #expect(glances.map(\.texts.count) == [5, 2])
    #expect(glances.first?.after?.text == "Close")
    #expect(glances.last?.rule.text == "Shorten it.")
  }

  @Test(arguments: [
    ("---\n1️⃣titel: A\ntitle: A\ndescription: B\n---\n", "unknown-key", "did you mean 'title'?"),
    ("---\ntitle: A\ndescription: B\nrows: 1️⃣V1\n---\n", "wrong-value", "write '[V1]'"),
    (
      "---\ntitle: A\ndescription: B\nchecklist: 1️⃣The amount is spoken.\n---\n",
      "wrong-value", "write '- The amount …' on a line of its own below"
    ),
    (
      "---\ntitle: A\ndescription: B\nchanges:\n  - {date: 1️⃣20.11.2026, note: C}\n---\n",
      "wrong-value", "write it as '2026-11-20'"
    ),
    (
      "---\ntitle: A\ndescription: B\nchanges:\n  - {date: 1️⃣2026/2/3, note: C}\n---\n",
      "wrong-value", "write it as '2026-02-03'"
    ),
    (
      "---\ntitle: A\ndescription: B\nchanges:\n  - {date: 1️⃣31.2.2026, note: C}\n---\n",
      "wrong-value", "write it as in 'YYYY-MM-DD'"
    ),
    (
      "---\ntitle: A\ndescription: B\nrows: 1️⃣- V1\n---\n",
      "yaml-syntax", "begin the list on the next line"
    ),
    (
      "---\ntitle: A\nsources:\n  - note: C\n  1️⃣title: D\n---\n",
      "yaml-syntax", "align 'title' with the keys above it, or begin the item with '- '"
    ),
    (
      "---\nglance: 1️⃣{rule: #one, check: C}\ntitle: A\n---\n",
      "yaml-syntax", "' #' begins a comment: put '#one' in quotation marks"
    ),
    (
      "---\ntitle: A\nchecklist:\n  - \"C\" 1️⃣is spoken.\n---\n",
      "yaml-syntax", "put ' before and after the whole text"
    ),
    (
      "---\ntitle: A\ndescription: 'It is B'1️⃣s C.'\n---\n",
      "yaml-syntax", "begin and end the text with \" instead of '"
    ),
    (
      "---\ntitle: A\nchecklist:\n  - \"C\" 1️⃣is B's.\n---\n",
      "yaml-syntax",
      "put \" before and after the whole text, and a backslash before each \" inside it"
    ),
    ("---\n1️⃣description: B\n---\n", "missing-key", "add 'title: …'"),
    (
      "---\ntitle: A\ndescription: B\nchecklist:\n  - 1️⃣C. {desinger}\n---\n",
      "wrong-value",
      "roles are developer, tester, designer, editor, and screens are form, list, sheet, player; "
        + "put literal braces in backticks"
    ),
    ("---\ntitle: A\ndescription: B\nglance: 1️⃣{rule: C}\n---\n", "missing-key", "add 'check: …'"),
    (
      "---\ntitle: A\ndescription: B\nglance:\n  1️⃣herd: D\n  rule: C\n  check: D\n---\n",
      "unknown-key", "did you mean 'heard'?"
    ),
    (
      "---\ntitle: A\ndescription: B\nglance:\n  code: 1️⃣|\n    a()\n    b()\n"
        + "  rule: C\n  check: D\n---\n",
      "wrong-value", "quote one of them"
    ),
    (
      "---\ntitle: A\ndescription: B\nsources:\n  - title: C\n    url: 1️⃣www.example.org\n---\n",
      "wrong-value", "begin it with 'https://'"
    ),
    (
      "---\ntitle: A\ndescription: B\nterms:\n  - term: C\n    1️⃣meening: D\n    meaning: D\n---\n",
      "unknown-key", "did you mean 'meaning'?"
    ),
    (
      "---\ntitle: A\ndescription: B\nterms:\n  - {term: C, meaning: D, links: 1️⃣no way}\n---\n",
      "wrong-value", "write one of them"
    ),
    (
      "---\ntitle: A\ndescription: 1️⃣Apple gets #GAAD right\n---\n",
      "wrong-value", "put the text in quotation marks"
    ),
    (
      "---\ntitle: A\ndescription: B\nchecklist:\n  - 1️⃣Tap button #1\n---\n",
      "wrong-value", "put the text in quotation marks"
    ),
  ])
  func `an error is reported at its location with help`(marked: String, id: String, help: String) {
    let marked = MarkedText(marked)
    let book = LittleBook(chapter: marked.text)
    let finding = book.findings.first { $0.id == id }
    #expect(finding?.location == marked.location("1️⃣", in: book.path))
    #expect(finding?.help == help)
  }

  @Test func `brackets that are too deep are reported`() {
    let brackets = String(repeating: "[", count: 3_000)
    let book = LittleBook(chapter: "---\ntitle: \(brackets)\ndescription: B.\n---\n")
    let finding = book.findings.first { $0.id == "yaml-syntax" }
    #expect(finding?.summary == "YAML: the brackets or lists are too deep")
    #expect(finding?.help == "use fewer brackets or lists inside each other")
  }

  @Test func `an unquoted text with a colon is reported with the line in the file`() {
    let book = LittleBook(chapter: "---\ntitle: A\ndescription: one: two\n---\n")
    let finding = book.findings.first { $0.id == "yaml-syntax" }
    #expect(finding?.location == Diagnostics.SourceLocation(path: book.path, line: 3, column: 17))
  }

  @Test(arguments: [
    ("title:A\ndescription: B.", 2, 6, "a space is missing after 'title:'"),
    ("title: A\nchecklist: [B, C\ndescription: D.", 3, 12, "the bracket here is not closed"),
  ])
  func `a mistake that the parser notices later is reported where it is`(
    front: String,
    line: Int,
    column: Int,
    summary: String
  ) {
    let book = LittleBook(chapter: "---\n\(front)\n---\nText.\n")
    let finding = book.findings.first { $0.id == "yaml-syntax" }
    #expect(finding?.location?.line == line)
    #expect(finding?.location?.column == column)
    #expect(finding?.summary.hasPrefix(summary) == true, "\(String(describing: finding))")
  }

  @Test func `a separate comment, and a number sign inside quotation marks or a word, are valid`() {
    let front = "title: C#1 # the name\ndescription: \"Get #GAAD\" # why\nchecklist:\n- |\n  A #1\n"
    #expect(LittleBook(chapter: "---\n\(front)---\nText.\n").findings.map(\.summary) == [])
  }

  @Test func `a chapter without front matter is reported`() {
    let findings = LittleBook(chapter: "Text.\n").findings
    #expect(findings.map(\.id).contains("missing-key"))
  }
}
