import Importing
import TestSupport
import Testing

/// The conversion of HTML, code and Markdown.
struct ImportedMarkdownTests {
  @Test(arguments: [
    ("Press <kbd>A</kbd><br>now", "Press `A`\\\nnow"),
    ("2<sup><em>n</em> − 1</sup>, x<sub>0</sub>", "2ⁿ⁻¹, x₀"),
    ("A <b>bold</b> <i>word</i>", "A **bold** *word*"),
    ("A <a href=\"welcome.md\">way</a>", "A [way](../index.md)"),
    ("A Vec<T> and <!-- nothing --> more", "A Vec\\<T> and  more"),
    ("<div class=\"note\">\n\nIn it\n\n</div>", "In it"),
    ("<details>\n<summary>More</summary>\n\nInside\n\n</details>", "More\n\nInside"),
    (
      "<Listing file-name=\"a.rs\" caption=\"A `list`\">\n\nText\n\n</Listing>",
      "a.rs: A \\`list\\`\n\nText"
    ),
    ("<i class=\"fas fa-paint-brush\"></i> paints", "paint brush paints"),
  ])
  func `HTML becomes Markdown`(html: String, markdown: String) throws {
    let book = try ImportedBook.bees("# Hives\n\nWords.\n\n\(html)\n")
    #expect(try book.body(ImportedBook.hives) == markdown + "\n")
  }

  @Test(arguments: ["<script>a()</script>", "20<sup>th</sup> of May", "<style>\na {}\n</style>"])
  func `HTML without an equivalent is reported`(html: String) throws {
    let book = try ImportedBook.bees("# Hives\n\nWords.\n\nMore.\n\n\(html)\n")
    #expect(book.losses.count == 1)
    #expect(book.losses[0].hasPrefix("src/hives.md:7: "))
    #expect(book.losses[0].hasSuffix("has no equivalent in a chapter [import-markup]"))
    #expect(book.faults == [])
  }

  @Test(arguments: [
    TextShape("open tags", "<b>"),
    TextShape("closing tags", "</b>"),
    TextShape("scripts", "<style>"),
    TextShape("quotes in tags", "<a \"", opening: "<div "),
    TextShape("blocks", "<div>"),
    TextShape("includes", "{{#include "),
    TextShape("backticks", "`"),
    TextShape("quotes", "> "),
  ])
  func `a hostile page of twice the size takes about twice as long`(shape: TextShape) {
    let growth = Growth(from: 4_000, to: 32_000) { size in
      let text = shape.text(size: size)
      let page = "# Hives\n\nWords.\n\nMore \(text)\n\n\(text)\n"
      return { _ = try? ImportedBook.bees(page) }
    }
    #expect(growth.ratio < Growth.largestRatio)
  }

  @Test func `Swift is shown unchecked, and fences with a meaning of their own become text`() throws
  {
    let book = try ImportedBook.bees(
      "# Hives\n\nWords.\n\n```swift\nlet a\n```\n\n```error\nno\n```\n"
    )
    #expect(
      try book.body(ImportedBook.hives) == """
        ```swift shown reason="Imported, and not checked yet."
        let a
        ```

        ```text
        no
        ```

        """
    )
    #expect(
      book.losses == [
        "src/hives.md:5: the Swift code is shown unchecked [import-code]",
        "src/hives.md:9: 'error' has another meaning in a chapter [import-code]",
      ]
    )
    #expect(book.faults == [])
  }

  @Test(arguments: [
    "A \\*star\\*, a \\_line\\_ and snake_case, 1 \\< 2, \\[x\\](y), \\`code\\`",
    "- one\n- two\n  - inner\n\n    text\n- [x] done",
    "3. three\n4. four\n\n   ```text\n   a\n\n   b\n   ```",
    "- a\n- b\n\n* c\n* d",
    "| a | b |\n|---|---|\n| `x \\| y` | *z* |",
    "Note.[^1] Other.[^2]\n\n[^1]: One.\n\n[^2]: Two.\n\n    More.",
    "> quote\n>\n> - list\n\n> [!TIP]\n> alert",
    "````text\n```\n````",
    "Two\\\nlines, `` a`b ``, ***both***, ~~gone~~.",
    "1986\\. A year\n\n\\# No heading\n\n\\- No list\n\n\\> No quote",
    "***\n\n![a\\]b](../index.md)",
    "<mailto:a@example.org> and \\![link](https://example.org/a_(b)) &amp;copy;",
  ])
  func `Markdown is written as equivalent Markdown`(markdown: String) throws {
    let first = try ImportedBook.bees("# Hives\n\nWords.\n\n\(markdown)\n").body(ImportedBook.hives)
    let again = try ImportedBook.bees("# Hives\n\nWords.\n\n\(first)\n").body(ImportedBook.hives)
    #expect(again == first)
    // Only the markup may differ from the original.
    let letters = { (text: String) in text.filter { $0.isLetter || $0.isNumber } }
    #expect(
      letters(first.replacing("mailto", with: ""))
        == letters(markdown.replacing("mailto", with: "")).replacing(
          "indexmd",
          with: letters(first).contains("indexmd") ? "indexmd" : ""
        )
    )
  }
}
