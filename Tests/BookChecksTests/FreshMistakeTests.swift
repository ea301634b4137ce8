import BookChecks
import BookModel
import BookTestSupport
import Diagnostics
import SnippetNotation
import Testing

/// Mistakes of authors, found at their line; following the help leaves no finding.
struct FreshMistakeTests {
  private func findings(_ text: String) -> [Diagnostic] {
    var book = LittleBook(text)
    book.files.bytes["Content/en/basics/dial.png"] = [1]
    return book.findings
  }

  @Test(arguments: [
    ("Words.\n\n[A dial](dial.png)\n", "Words.\n\n![A dial](dial.png)\n", 7),
    ("! [A dial](dial.png)\n", "![A dial](dial.png)\n", 5),
    ("- One\n - Two\n", "- One\n  - Two\n", 6),
    ("1. One\n 2. Two\n", "1. One\n2. Two\n", 6),
    ("-[x] One\n-[ ] Two\n", "- [x] One\n- [ ] Two\n", 5),
    ("✅ One\n✅ Two\n", "- One\n- Two\n", 5),
    ("[!NOTE]\nText.\n", "> [!NOTE]\n> Text.\n", 5), ("[!tip] Text.\n", "> [!TIP]\n> Text.\n", 5),
    ("- [ ] One\n- [X]Two\n", "- [ ] One\n- [X] Two\n", 6), ("•One\n•Two\n", "- One\n- Two\n", 5),
    ("Press\nthe the button.\n", "Press\nthe button.\n", 6),
    ("Words.\n\n<!- a note ->\n", "Words.\n\n<!-- a note -->\n", 7),
    ("Key | Value\nA | B\n", "Key | Value\n|---|---|\nA | B\n", 5),
    ("See [the close(labels.md) for more.\n", "See [the close](labels.md) for more.\n", 5),
    ("- [x ] One\n", "- [x] One\n", 5), ("- [ x] One\n", "- [x] One\n", 5),
    (
      "| A | B |\n|---|---|\n\n| a | b |\n| c | d |\n",
      "| A | B |\n|---|---|\n| a | b |\n| c | d |\n", 8
    ),
    ("Go on:\n4. Open.\n5. Play.\n", "Go on:\n\n4. Open.\n5. Play.\n", 6),
    ("Go on:\n2) Play.\n", "Go on:\n\n2) Play.\n", 6),
    ("- Go on\n  2. Open.\n  3. Play.\n", "- Go on\n\n  2. Open.\n  3. Play.\n", 6),
    ("a) One\nb) Two\n", "1. One\n1. Two\n", 5), ("##One##\n\nA.\n", "## One\n\nA.\n", 5),
    (
      "See [the close](#The end).\n\n## The end\n\nA.\n",
      "See [the close](#the-end).\n\n## The end\n\nA.\n", 5
    ),
  ])
  func `a mistake is found at its line, and can be fixed`(wrong: String, right: String, line: Int) {
    #expect(findings(wrong).map(\.location?.line) == [line])
    #expect(findings(wrong).map(\.help) != [nil])
    #expect(findings(right).map(\.summary) == [])
  }

  @Test(arguments: [
    ("##One##\n\nA.\n", "write '## One'"), ("###One # two\n\nA.\n", "write '### One # two'"),
    ("See [the close](#The end).\n\n## The end\n\nA.\n", "write '](#the-end)'"),
    (
      "!!! danger\n    A.\n", "write '> [!CAUTION]', and '> ' before each line of its text"
    ),
    (
      "Enter https://e.org/a now.\n",
      "write '[words](https://e.org/a)', or put it in backticks if readers copy it"
    ),
    ("~~~text\na\n```\n", "write '~~~' instead of '```' in line 7"),
    (
      "See [[labels|the labels]].\n",
      "write '[the labels](file.md)' with the file of the target, or '\\[\\[' for literal brackets"
    ),
    ("[!NOTE]\nText.\n", "write '> [!NOTE]', and '> ' before each line of its text"),
    (
      "See [labels](labels.md all labels).\n",
      "write '](labels.md \"all labels\")', or '](<labels.md all labels>)' if that is the file"
    ),
  ])
  func `the help is what to write`(text: String, help: String) {
    #expect(findings(text).map(\.help) == [help])
  }

  @Test(arguments: [
    "- Choose one of\n[the labels](https://e.org/a) here\n",
    "**More at [the labels](https://e.org/a)**\n\nText.\n",
    "It came with iOS 26, and\n27. Then more.\n", "In\n2010. In\n2012. So.\n",
    "See [a dial](dial.png) at its full size.\n", " 9. One\n10. Two\n", "- One\n\n  - Two\n",
    "- One\n  1. Two\n  2. Three\n- Four\n", "A | B is a type.\nIt has two cases.\n",
    "- [A dial](dial.png)\n- [A clock](dial.png)\n", "- One\n\n  Two\n      <!-- a note -->\n",
    "It is 2 * 3 * 4, a * b * c, width * height * depth.\n", "A \\*, \\* and *a*\\* here.\n",
    "Units * number of units * the tax.\n", "The * and the * signs, a _ and a _ sign.\n",
    "He had had it, and that that is is clear.\n", "Bye bye, Bora Bora, the, the button.\n",
    "It says “the the” and `the the`, the `a` the *the* b.\n", "Buttons a a b, step-by by-step.\n",
    "- [x] One\n- [ ] Two\n", "An [x]y.\n", "[!NOTE](https://e.org/a).\n", "·one\n",
    "Fill in _ and _ here.\n", "***a** b* and **a *b***.\n",
    "✅ One and only.\n", "See [the file (labels.md)] for more.\n", "`a | b`\n`c | d`\n",
  ])
  func `similar text is accepted`(text: String) {
    #expect(findings(text).map(\.summary) == [])
  }

  @Test(arguments: [
    "See [the site] (https://example.org/a).\n", "See [the site](https://example.org/a b).\n",
    "See (the site)[https://example.org/a].\n", "See <https://example.org/a and more.\n",
  ])
  func `the address of a link that is none is not reported as its text`(text: String) {
    #expect(findings(text).map(\.id) == ["unparsed-markdown"])
  }

  @Test(arguments: [
    "See \\[the site\\](https://example.org/a).\n", "See \\<https://example.org/a and more.\n",
    "See (https://example.org/a).\n", "See <https://example.org/a>.\n",
  ])
  func `other bare addresses are reported`(text: String) {
    #expect(findings(text).map(\.id) == ["vague-link-text"])
  }

  @Test func `lists outside a book may be indented carelessly`() {
    let text = "# A\n\n- One\n - Two\n\nKey | Value\nA | B\n\n✅ One\n✅ Two\n"
    let page = ChapterSource(path: "a.md", language: "en", text: text)
    #expect(check(LooseFiles(pages: [page])).map(\.summary) == [])
  }

  @Test(arguments: [
    ("title: A\ndescription: B.\nterms: []\ntitle: C", "title", 5),
    ("title: A\nterms:\n  - term: A\n    term: B\n  - meaning: C\n    term: D", "term", 5),
  ])
  func `a repeated key is reported where it is repeated`(front: String, key: String, line: Int) {
    let finding = LittleBook(chapter: "---\n\(front)\n---\nText.\n").findings.first
    #expect(finding?.summary == "the mapping has duplicate keys: '\(key)'")
    #expect(finding?.location?.line == line)
  }

  @Test func `Cyrillic letters of items are found`() {
    let findings = findings("а) Один\nб) Два\n")
    #expect(findings.contains { $0.id == "unparsed-markdown" && $0.location?.line == 5 })
  }

  @Test func `marks that no item has are reported together`() {
    let front = "title: A\ndescription: B.\nchecklist:\n  - One. {tester}\n"
    let findings = LittleBook(chapter: "---\n\(front)---\nText.\n").findings
    #expect(findings.map(\.id) == ["checklist-size"])
    #expect(findings.first?.summary.contains("'designer', 'editor'") == true)
  }

  @Test func `an unknown language of a fence is reported once`() {
    let text = "```swift\nlet a = 1\n```\n\n```voiceover a lang=gb\nA\n```\n"
    #expect(!findings(text).contains { $0.id == "foreign-transcript" })
  }
}
