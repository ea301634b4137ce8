import BookModel
import BookTestSupport
import Diagnostics
import TestSupport
import Testing

struct CheckTests {
  /// A text with an error at the marker, the rule, and the expected help.
  struct Case: Sendable, CustomTestStringConvertible {
    let id: String
    let marked: String
    let help: String
    var testDescription: String { id }
  }

  @Test(arguments: [
    Case(
      id: "heading-level-one",
      marked: "1️⃣# Title\n",
      help: "begin it with '##'; the title comes from the front matter"
    ),
    Case(
      id: "skipped-heading-level",
      marked: "## One\n\n1️⃣#### Two\n",
      help: "begin it with '###'"
    ),
    Case(
      id: "skipped-heading-level",
      marked: "1️⃣### One\n",
      help: "begin it with '##'"
    ),
    Case(
      id: "broken-link",
      marked: "Слово и 1️⃣[ссылка](../basics/nmaes.md).\n",
      help: "did you mean 'names.md'?"
    ),
    Case(
      id: "broken-link",
      marked: "A 1️⃣[link](ftp://example.org/x) of another kind.\n",
      help: "link to a chapter's file, such as '../part/chapter.md', or to 'https://…'"
    ),
    Case(
      id: "broken-anchor",
      marked: "## First steps\n\nSee 1️⃣[the steps](#first-step).\n",
      help: "did you mean '#first-steps'?"
    ),
    // A suffix of an anchor is not the anchor.
    Case(
      id: "broken-anchor",
      marked: "## First steps\n\nSee 1️⃣[the steps](#irst-steps).\n",
      help: "did you mean '#first-steps'?"
    ),
    Case(
      id: "broken-anchor",
      marked: "## First steps\n\nSee 1️⃣[the steps](labels.md#first-step).\n",
      help: "did you mean '#first-steps'?"
    ),
    Case(
      id: "broken-link",
      marked: "Write to 1️⃣[the team](team@shop.example).\n",
      help: "write 'mailto:team@shop.example'"
    ),
    Case(
      id: "vague-link-text",
      marked: "Read it 1️⃣[here](https://example.org).\n",
      help: "say in the link text where the link goes"
    ),
    Case(
      id: "vague-link-text",
      marked: "Read 1️⃣<https://example.org>.\n",
      help: "write '[words](https://example.org)', or put it in backticks if readers copy it"
    ),
    Case(
      id: "broken-image",
      marked: "1️⃣![A dot](dot.png)\n",
      help: "put the picture under 'Content', and name it relative to the chapter's file"
    ),
    Case(
      id: "unclosed-fence",
      marked: "Text.\n\n1️⃣```swift\nlet a = 1\n",
      help: "end the block with a line of three backticks"
    ),
    Case(
      id: "unclosed-fence",
      marked: "Text.\n\n1️⃣````swift\nlet a = 1\n```\n",
      help: "end the block with a line of four backticks, or open it with three"
    ),
    Case(
      id: "unparsed-markdown",
      marked: "|A|B|\n1️⃣|—|—|\n|a|b|\n",
      help: "write '|---|---|' as the second line"
    ),
    Case(
      id: "unknown-fence",
      marked: "- item\n\n  1️⃣```voicover view\n  Buy\n  ```\n",
      help: "did you mean 'voiceover'?"
    ),
    Case(
      id: "raw-html",
      marked: "A 1️⃣<b>bold</b> word.\n",
      help: "write '**' before and after the words"
    ),
    Case(
      id: "mixed-alphabets",
      marked: "The word 1️⃣cлово has a Latin letter.\n",
      help: "type the whole word in one alphabet"
    ),
    Case(
      id: "unknown-table",
      marked: "```table 1️⃣data=gesturs\n```\n",
      help: "did you mean 'gestures'?"
    ),
    Case(
      id: "unknown-table",
      marked: "```table data=gestures 1️⃣columns=name,finger\n```\n",
      help: "did you mean 'fingers'?"
    ),
    Case(
      id: "unknown-table",
      marked: "- ```table data=gestures 1️⃣where=\"finers: 2\"\n  ```\n",
      help: "did you mean 'fingers'?"
    ),
    Case(
      id: "unknown-table",
      marked: "```table data=gestures columns=name, 1️⃣fingers\n```\n",
      help: "write 'columns=name,fingers', without spaces"
    ),
    Case(
      id: "unknown-table",
      marked: "```table data=gestures 1️⃣rows=2\n```\n",
      help: "use one of: 'data', 'where', 'columns'"
    ),
    Case(
      id: "duplicate-caption",
      marked: "```table data=gestures where=\"id: swipe\"\n```\n\n1️⃣```table data=gestures\n```\n",
      help: "write a caption inside the fence that says what its rows have in common"
    ),
    Case(
      id: "duplicate-caption",
      marked: "```table data=gestures\nAll of them.\n```\n\n"
        + "- 1️⃣```table data=gestures\n  all of\n  them\n  ```\n",
      help: "write a caption inside the fence that says what its rows have in common"
    ),
    Case(
      id: "broken-link",
      marked: "- ```table data=gestures\n  All\n  1️⃣[labels](nmaes.md)\n  ```\n",
      help: "did you mean 'names.md'?"
    ),
  ])
  func `a finding is reported at its location with help`(fault: Case) {
    let marked = MarkedText(
      "---\ntitle: Labels\ndescription: What labels are.\n---\n" + fault.marked
    )
    var book = LittleBook(chapter: marked.text, data: ["gestures": LittleBook.gestures])
    book.addSecondChapter()
    let finding = book.findings.first { $0.id == fault.id }
    #expect(finding?.location == marked.location("1️⃣", in: book.path))
    #expect(finding?.help == fault.help)
    let isStyle = ["duplicate-caption", "vague-link-text"].contains(fault.id)
    #expect(finding?.severity == (isStyle ? .warning : .error))
  }

  @Test(arguments: [
    "## One\n\n### Two\n\n## Three\n",
    "<!-- swift\nlet menu = 1\n-->\n\nText <!-- a remark -->.\n",
    "[Labels](labels.md), [start](../index.md), [mail](mailto:a@example.org).\n",
    "[A host](https://localhost.example.org/) that others also have.\n",
    "## Что слышно\n\nСмотрите [раздел](#что-слышно).\n",
    "```objc\n[a b];\n```\n\n```\nplain\n```\n",
    "```table data=gestures where=\"fingers: 2\" columns=name\n```\n",
    "```table data=gestures where=\"fingers: 2\"\nTwo\n```\n\n```table data=gestures\n```\n",
    "| A | B |\n|---|---|\n| a | b |\n\n## Two\n\n| A | B |\n|---|---|\n| a | b |\n",
  ])
  func `correct text has no findings`(text: String) {
    #expect(LittleBook(text, data: ["gestures": LittleBook.gestures]).findings == [])
  }

  @Test func `a picture needs alternative text unless it is marked as decorative`() {
    let marked = MarkedText(
      """
      ---
      title: Labels
      description: What labels are.
      ---
      ![A dot](dot.png) ![](dot.png "decorative") 1️⃣![](dot.png)
      """
    )
    var book = LittleBook(chapter: marked.text)
    book.files.bytes["Content/en/basics/dot.png"] = [1]
    #expect(book.findings.map(\.id) == ["missing-alternative-text"])
    #expect(book.findings.first?.location == marked.location("1️⃣", in: book.path))
  }

  @Test func `a missing picture needs alternative text too`() {
    let book = LittleBook("![](lost.png)\n")
    #expect(book.findings.map(\.id) == ["missing-alternative-text", "broken-image"])
  }

  @Test func `a chapter that is missing in a language is reported with both files`() throws {
    var book = LittleBook("Text.\n")
    book.files.bytes["Content/book.yml"] = Array(
      LittleBook.configuration(languages: ["en", "ru"]).utf8
    )
    book.files.bytes["Content/ru/index.md"] = Array("---\ntitle: А\ndescription: Б.\n---\n".utf8)
    #expect(book.findings.map(\.id) == ["missing-translation"])
    let finding = try #require(book.findings.first)
    #expect(finding.location?.path == "Content/ru/basics/labels.md")
    #expect(finding.summary.contains("'Content/ru/basics/labels.md'"))
    #expect(finding.help == "translate 'Content/en/basics/labels.md'")
  }

  @Test func `a language without chapters is one finding`() {
    var book = LittleBook("Text.\n")
    book.files.bytes["Content/book.yml"] = Array(
      LittleBook.configuration(languages: ["en", "ru"]).utf8
    )
    #expect(book.findings.map(\.location?.path) == ["Content/ru"])
  }

  @Test(
    arguments: [
      ("---\ntitle: [\n---\nText.\n", "yaml-syntax"),
      ("---\ntitel: Labels\ndescription: What labels are.\n---\nText.\n", "unknown-key"),
      ("Text.\n", "missing-key"),
    ]
  )
  func `a chapter that cannot be used is one finding`(chapter: String, id: String) {
    #expect(LittleBook(chapter: chapter).findings.map(\.id) == [id])
  }

  @Test func `a chapter that is not UTF-8 is one finding with its location`() {
    var book = LittleBook("Text.\n")
    book.files.bytes[book.path]?.append(contentsOf: [0xFF, 0xFE])
    #expect(book.findings.map(\.id) == ["invalid-encoding"])
    #expect(book.findings.first?.location?.line == 6)
  }

  @Test func `an unlisted chapter file is reported`() {
    var book = LittleBook("Text.\n")
    book.files.bytes["Content/en/basics/forgotten.md"] = Array("Text.".utf8)
    #expect(book.findings.map(\.id) == ["unlisted-chapter"])
    #expect(book.findings.first?.location?.path == "Content/en/basics/forgotten.md")
  }

  @Test(arguments: [
    ("let a = 1 // one\nprint(\"one\")", true),
    ("let a  =  1\nprint(\"one\")", true),
    ("let b = 1\nprint(\"one\")", false),
    ("let a = 1", false),
  ])
  func `code is the same in all languages except for comments and string literals`(
    code: String,
    isSame: Bool
  ) {
    let russian = "let a = 1 // раз\nprint(\"раз\")"
    let book = bookInTwoLanguages(
      english: "```swift\n\(code)\n```\n",
      russian: "```swift\n\(russian)\n```\n"
    )
    #expect(book.findings.map(\.id) == (isSame ? [] : ["different-code"]))
  }

  private func bookInTwoLanguages(english: String, russian: String) -> LittleBook {
    let front = "---\ntitle: Labels\ndescription: What labels are.\n---\n"
    var book = LittleBook("")
    book.files = BookFiles(texts: [
      "Content/book.yml": LittleBook.configuration(languages: ["en", "ru"]),
      "Content/en/index.md": front,
      "Content/ru/index.md": front,
      "Content/en/basics/labels.md": front + english,
      "Content/ru/basics/labels.md": front + russian,
      "Site/style.css": "",
    ])
    return book
  }

  @Test func `a missing code block is reported with the number of blocks`() {
    let book = bookInTwoLanguages(
      english: "```swift\na()\n```\n\n```swift\nb()\n```\n",
      russian: "```swift\na()\n```\n"
    )
    let summary = "there is one Swift block, but 'Content/en/basics/labels.md' has 2"
    #expect(book.findings.map(\.summary) == [summary])
  }

  @Test func `the suggestion for a missing page is a page, not a picture`() {
    var book = LittleBook("See [all names](nmaes.md).\n")
    book.addSecondChapter()
    book.files.bytes["Content/en/basics/nmaes.pd"] = [1]
    #expect(book.findings.map(\.id) == ["broken-link"])
    #expect(book.findings.first?.help == "did you mean 'names.md'?")
  }

  @Test(arguments: ["<doc:names>", "[all names](doc:names)"])
  func `the suggestion for a DocC link stays a link`(link: String) {
    var book = LittleBook("See \(link).\n")
    book.addSecondChapter()
    #expect(book.findings.map(\.help) == ["write '[words](names.md)'"])
  }

  @Test func `a missing style sheet is reported`() {
    var book = LittleBook("Text.\n")
    book.files.bytes["Site/style.css"] = nil
    #expect(book.findings.map(\.id) == ["missing-site-file"])
  }
}
