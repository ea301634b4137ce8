import BookModel
import BookTestSupport
import Diagnostics
import TestSupport
import Testing

/// An error is reported at its location, and not again where it causes others.
struct ConsequentialFindingTests {
  private static let head = "title: Little\ndescription: Little\nlanguages: [en]\nparts:\n"

  @Test(arguments: [
    "  - 1️⃣id: basics\n    chapters: [labels]\n",
    "  - 1️⃣title: Basics\n    chapters: [labels]\n",
    "  - 1️⃣id: basics\n    title: Basics\n",
    "  - id: 1️⃣the basics\n    title: Basics\n    chapters: [labels]\n",
    "  - id: basics\n    title: 1️⃣{}\n    chapters: [labels]\n",
    "  - id: basics\n    title: Basics\n    chapters: 1️⃣labels\n",
    "  - id: basics\n    title: Basics\n    chapters: [1️⃣my labels, labels]\n",
    "  - id: basics\n    title: Basics\n    chapters: [labels, 1️⃣labels]\n",
    "  - 1️⃣basics\n",
    "  - id: basics\n    1️⃣titel: Basics\n    chapters: [labels]\n",
  ])
  func `an error in a part causes no findings about its chapters`(part: String) {
    var book = LittleBook("Read [on](../basics/labels.md).\n")
    let marked = MarkedText(Self.head + part)
    book.files.bytes["Content/book.yml"] = Array(marked.text.utf8)
    book.files.bytes["Content/en/index.md"] = Array(
      "---\ntitle: Little\ndescription: L.\n---\nThe chapter on [labels](basics/labels.md).\n".utf8
    )
    let findings = book.findings.filter { !$0.summary.contains("link text is only") }
    #expect(findings.map(\.location) == [marked.location("1️⃣", in: "Content/book.yml")])
  }

  @Test func `an unlisted chapter in another folder is still reported`() {
    var book = LittleBook("Text.\n")
    let part = "  - id: basics\n    chapters: [labels]\n"
    book.files.bytes["Content/book.yml"] = Array((Self.head + part).utf8)
    book.files.bytes["Content/en/other/lost.md"] = Array(
      "---\ntitle: Lost\ndescription: L.\n---\nText.\n".utf8
    )
    #expect(book.findings.map(\.id) == ["missing-key", "unlisted-chapter"])
  }

  @Test func `a redirect to a chapter of such a part is not reported`() {
    var book = LittleBook("Text.\n")
    let part = "  - title: Basics\n    chapters: [labels]\nredirects: {names: labels}\n"
    book.files.bytes["Content/book.yml"] = Array((Self.head + part).utf8)
    #expect(book.findings.map(\.id) == ["missing-key"])
  }

  @Test func `a part without chapters is reported`() {
    var book = LittleBook("Text.\n")
    let marked = MarkedText(
      LittleBook.configuration(languages: ["en"])
        + "\n  - id: more\n    title: More\n    chapters: 1️⃣[]\n"
    )
    book.files.bytes["Content/book.yml"] = Array(marked.text.utf8)
    #expect(book.findings.map(\.summary) == ["the part 'more' has no chapters"])
    #expect(book.findings.map(\.location) == [marked.location("1️⃣", in: "Content/book.yml")])
  }

  private static let page = """
    Look [a trait](trait:adjustable) up.

    ```table data=traits
    ```

    """
  private static let table = """
    caption: Traits
    about: What traits say.
    link: trait
    columns:
      - {key: name, title: Name}
    rows:
      - {id: adjustable, name: Adjustable}

    """

  @Test(arguments: [
    ("caption: Traits", "caption: \"Tra\"its\""),
    ("caption: Traits\n", ""),
    ("columns:\n  - {key: name, title: Name}\n", ""),
    ("{id: adjustable, ", "{"),
    ("{id: adjustable, ", "{id: adjustable, word: a, "),
    ("link: trait\n", "link: trait\nlinks: trait\n"),
  ])
  func `a broken data file causes no findings about the links and fences that use it`(
    right: String,
    wrong: String
  ) {
    #expect(LittleBook(Self.page, data: ["traits": Self.table]).findings == [])
    let broken = Self.table.replacing(right, with: wrong)
    let findings = LittleBook(Self.page, data: ["traits": broken]).findings
    #expect(findings.count == 1)
    #expect(findings.map(\.location?.path) == ["Content/data/traits.yml"])
  }

  @Test func `a broken inventory causes no findings about the rows of chapters`() {
    let chapter = "---\ntitle: A\ndescription: B.\nrows: [V1]\n---\nText.\n"
    let book = LittleBook(chapter: chapter, data: ["inventory": "caption: {en: \"A\"\n"])
    #expect(book.findings.map(\.id) == ["yaml-syntax"])
  }

  @Test func `a row id that contains a space is reported`() {
    let marked = MarkedText(Self.table.replacing("id: adjustable", with: "id: 1️⃣can be adjusted"))
    let findings = LittleBook("Text.\n", data: ["traits": marked.text]).findings
    #expect(findings.map(\.help) == ["write 'can-be-adjusted'"])
    #expect(findings.map(\.location) == [marked.location("1️⃣", in: "Content/data/traits.yml")])
  }
}
