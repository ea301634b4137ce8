import Importing
import Testing

/// Books that were made for mdBook.
struct MDBookTests {
  /// A book of one chapter beside its opening.
  private func book(_ chapter: String, _ others: [String: String] = [:]) throws -> ImportedBook {
    let files = [
      "book.toml": "[book]\ntitle = \"Bees\"\nlanguage = \"en\"\n",
      "src/SUMMARY.md": "# Summary\n\n[Welcome](welcome.md)\n\n- [Hives](hives.md)\n",
      "src/welcome.md": "# Welcome\n\nThis is about bees.\n",
      "src/hives.md": chapter,
    ]
    return try ForeignBook(files.merging(others) { $1 }).imported()
  }

  private static let hives = "Content/en/hives/hives.md"

  @Test func `the list of chapters becomes parts and chapters in their order`() throws {
    let book = try ForeignBook(
      [
        "guide/book.toml":
          "[book]\ntitle = \"Bees\"\ndescription = \"All of it.\"\nsrc = \"text\"\n",
        "guide/text/SUMMARY.md": """
        # Summary

        [Welcome](README.md)

        # Keeping

        - [Hives](hives/README.md)
            - [Frames](hives/01-frames.md)
                - [Wax](hives/wax.md)
            - [Honey]()
        - [Search](search.md)

        # Reading

        - [Books](books.md)
        - [More](missing.md)

        ---

        [Thanks](thanks.md)
        """,
        "guide/text/README.md": "# Welcome\n\nThis is about bees.\n",
        "guide/text/hives/README.md": "# Hives\n\nWhere bees live.\n",
        "guide/text/hives/01-frames.md": "# Frames\n\nWhat hangs in a hive.\n",
        "guide/text/hives/wax.md": "# Wax\n\nWhat bees make.\n",
        "guide/text/search.md": "# Search\n\nHow to find a swarm.\n",
        "guide/text/books.md": "# Books\n\nWhat to read.\n",
        "guide/text/thanks.md": "# Thanks\n\nTo all bees.\n",
      ],
      folder: "guide"
    ).imported()
    #expect(
      try book.text("Content/book.yml") == """
        title: "Bees"
        description: "All of it."
        languages: [en]
        parts:
          - id: keeping
            title: "Keeping"
            chapters:
              - hives
              - frames
              - wax
              - text-search
          - id: reading
            title: "Reading"
            chapters:
              - books
          - id: thanks
            title: "Thanks"
            chapters:
              - thanks

        """
    )
    #expect(
      book.losses == [
        "guide/text/SUMMARY.md:7: the chapters below 'Hives' stand in one row with it or each other"
          + " [import-outline]",
        "guide/text/SUMMARY.md:10: the chapter 'Honey' is not written yet [import-outline]",
        "guide/text/SUMMARY.md:16: there is no file 'missing.md' [import-outline]",
      ]
    )
    #expect(book.faults == [])
  }

  @Test func `without titles, a chapter with others below it is a part`() throws {
    let book = try ForeignBook([
      "SUMMARY.md": "- [A](a.md)\n  - [B](b.md)\n- [C](c.md)\n- [D](d.md)\n",
      "a.md": "# A\n\nFirst.\n", "b.md": "# B\n\nSecond.\n", "c.md": "# C\n\nThird.\n",
      "d.md": "# D\n\nFourth.\n",
    ]).imported()
    #expect(
      try book.text("Content/book.yml").contains(
        """
          - id: a
            title: "A"
            chapters:
              - a
              - b
          - id: c
            title: "C"
            chapters:
              - c
              - d
        """
      )
    )
    #expect(book.losses == [])
  }

  @Test func `a page begins with its title and its first sentence, and its levels begin at two`()
    throws
  {
    let book = try book(
      """
      ## The *big* hive

      Bees live there, e.g. in summer. They come
      in spring.

      #### Frames

      Ten.

      > ##### Aside

      ##### Wax

      One.
      """
    )
    #expect(
      try book.text(Self.hives) == """
        ---
        title: "The big hive"
        description: "Bees live there, e.g. in summer."
        ---
        They come
        in spring.

        ## Frames

        Ten.

        > ### Aside

        ### Wax

        One.

        """
    )
    #expect(book.faults == [])
  }

  @Test(arguments: [
    ("{{#include code.rs}}", "fn one() {}\nfn two() {}\nfn three() {}"),
    ("{{#include code.rs:second}}", "fn two() {}"),
    ("{{#rustdoc_include code.rs:second}}", "fn two() {}"),
    ("{{#include code.rs:1}}", "fn one() {}"),
    ("{{#include code.rs:3:}}", "fn two() {}\nfn three() {}"),
    ("{{#include code.rs::1}}", "fn one() {}"),
    ("{{#include code.rs:3:3}}", "fn two() {}"),
    ("\\{{#include code.rs}}", "{{#include code.rs}}"),
    ("{{#include}}", "{{#include}}"),
  ])
  func `includes are put in`(include: String, code: String) throws {
    let book = try book(
      "# Hives\n\nWords.\n\n```rust,editable\n\(include)\n```\n",
      [
        "src/code.rs": """
        fn one() {}
        // ANCHOR: second
        fn two() {}
        // ANCHOR_END: second
        fn three() {}

        """
      ]
    )
    #expect(try book.body(Self.hives) == "```rust\n\(code)\n```\n")
    #expect(book.losses == [])
  }

  @Test(arguments: [
    (
      "{{#include none.rs}}",
      "'none.rs' is left out: there is no such file in the folder that may be read"
    ),
    ("{{#include code.rs:none}}", "'code.rs:none' is left out: the file has no such lines"),
    ("{{#include loop.md}}", "'loop.md' is left out: the files take each other in"),
    ("{{#quiz one.toml}}", "'{{#quiz one.toml}}' stays as it is: mdBook has no such word"),
  ])
  func `an include that cannot be put in is told with its line`(
    include: String,
    words: String
  ) throws {
    let book = try book(
      "# Hives\n\nWords.\n\n\(include)\n",
      ["src/code.rs": "fn one() {}\n", "src/loop.md": "{{#include loop.md}}\n"]
    )
    #expect(book.losses == ["src/hives.md:5: \(words) [import-include]"])
  }

  @Test func `an include may lie beside the book, and what follows it keeps its line`() throws {
    let book = try ForeignBook(
      [
        "guide/src/SUMMARY.md": "- [A](a.md)\n",
        "guide/src/a.md": "# A\n\nFirst.\n\n{{#include ../../README.md}}\n\n[gone](gone.md)\n",
        "README.md": "One.\n\nTwo.\n",
      ],
      folder: "guide"
    ).imported()
    #expect(try book.body("Content/en/a/a.md") == "One.\n\nTwo.\n\ngone\n")
    #expect(book.losses.map { $0.prefix(17) } == ["guide/src/a.md:7:"])
  }

  @Test func `hidden lines are left out`() throws {
    let book = try book(
      """
      # Hives

      Words.

      ```rust
      # fn main() {
      let a = "#b";
      ## c
      #[test]
      # }
      ```

      ```python
      ~import os
      print()
      ```

      ```sh,hidelines=!!
      !!cd
      ls
      ```
      """,
      ["book.toml": "[output.html.code.hidelines]\npython = \"~\"\n"]
    )
    #expect(
      try book.body(Self.hives) == """
        ```rust
        let a = "#b";
        # c
        #[test]
        ```

        ```python
        print()
        ```

        ```sh
        ls
        ```

        """
    )
  }

  @Test func `links lead to the chapters, as files, as pages and by old names`() throws {
    let book = try book(
      """
      # Hives

      Words.

      [by file](welcome.md), [by page](welcome.html#the-start), [by name](welcome.md#old),
      [from the root](/welcome.md), [here](#frames), [by reference][ref], <https://bees.example>.

      ## Frames {#bars .big}

      [Bars](#bars), [nothing](#none), [elsewhere](../std/index.html).

      [ref]: welcome.md#top
      """,
      [
        "src/welcome.md":
          "<a id=\"top\"></a>\n\n# Welcome\n\nThis is about bees.\n\n<a id=\"old\"></a>\n\n## The start\n"
      ]
    )
    #expect(
      try book.body(Self.hives) == """
        [by file](../index.md), [by page](../index.md#the-start), [by name](../index.md#the-start),
        [from the root](../index.md), [here](#frames), [by reference](../index.md), <https://bees.example>.

        ## Frames

        [Bars](#frames), [nothing](hives.md), elsewhere.

        """
    )
    #expect(
      book.losses == [
        "src/hives.md:10: the link to '#none' leads to the page: it has no such place [import-link]",
        "src/hives.md:10: the link to '../std/index.html' is left out: no page and no picture of the "
          + "book lies there [import-link]",
      ]
    )
  }

  @Test func `pictures go along, and those elsewhere become links`() throws {
    let book = try book(
      """
      # Hives

      Words.

      ![A hive](img/hive.png) ![](img/none.png) ![far](https://bees.example/a.png)

      <figure>
        <img src="img/hive.png" alt="The same hive" class="wide">
        <figcaption>A hive in <em>spring</em></figcaption>
      </figure>
      """,
      ["src/img/hive.png": "PNG"]
    )
    #expect(
      try book.body(Self.hives) == """
        ![A hive](../../assets/src/img/hive.png)  [far](https://bees.example/a.png)

        ![The same hive](../../assets/src/img/hive.png)

        A hive in *spring*

        """
    )
    #expect(try book.text("Content/assets/src/img/hive.png") == "PNG")
    #expect(book.assets == 1)
    #expect(book.losses.count == 2)
    #expect(book.faults == [])
  }

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
    let book = try book("# Hives\n\nWords.\n\n\(html)\n")
    #expect(try book.body(Self.hives) == markdown + "\n")
  }

  @Test(arguments: ["<script>a()</script>", "20<sup>th</sup> of May", "<style>\na {}\n</style>"])
  func `HTML of which something is lost is told`(html: String) throws {
    let book = try book("# Hives\n\nWords.\n\nMore.\n\n\(html)\n")
    #expect(book.losses.count == 1)
    #expect(book.losses[0].hasPrefix("src/hives.md:7: "))
    #expect(book.losses[0].hasSuffix("has no form in a chapter [import-markup]"))
    #expect(book.faults == [])
  }

  @Test(arguments: [
    String(repeating: "<b>", count: 20_000),
    String(repeating: "<b>", count: 10_000) + "x" + String(repeating: "</b>", count: 10_000),
    String(repeating: "<style>", count: 10_000),
    "<div " + String(repeating: "<a \"", count: 15_000),
    String(repeating: "<div>", count: 10_000),
    String(repeating: "{{#include ", count: 6000),
    String(repeating: "`", count: 60_000),
    String(repeating: "> ", count: 20_000),
  ])
  func `a hostile page is imported in a moment`(text: String) throws {
    let start = ContinuousClock.now
    _ = try book("# Hives\n\nWords.\n\nMore \(text)\n\n\(text)\n")
    #expect(ContinuousClock.now - start < .seconds(20))
  }

  @Test func `Swift is shown without a check, and fences of the book's own names are text`() throws
  {
    let book = try book("# Hives\n\nWords.\n\n```swift\nlet a\n```\n\n```error\nno\n```\n")
    #expect(
      try book.body(Self.hives) == """
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
        "src/hives.md:5: the Swift code is shown without a check [import-code]",
        "src/hives.md:9: 'error' means something else in a chapter [import-code]",
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
  func `what was Markdown reads as the same Markdown`(markdown: String) throws {
    let first = try book("# Hives\n\nWords.\n\n\(markdown)\n").body(Self.hives)
    let again = try book("# Hives\n\nWords.\n\n\(first)\n").body(Self.hives)
    #expect(again == first)
    // Nothing but marks may differ from what the author wrote.
    let letters = { (text: String) in text.filter { $0.isLetter || $0.isNumber } }
    #expect(
      letters(first.replacing("mailto", with: ""))
        == letters(markdown.replacing("mailto", with: "")).replacing(
          "indexmd",
          with: letters(first).contains("indexmd") ? "indexmd" : ""
        )
    )
  }

  @Test func `findings that an author may let stand can be allowed`() throws {
    let book = try book(
      "# Hives\n\nSee the table below.\n\n- Read [here](welcome.md)\n- See the table above\n"
    )
    #expect(book.faults.count == 3)
    let allowed = try book.allowing()
    #expect(allowed.faults == [])
    #expect(
      try allowed.text(Self.hives) == """
        ---
        title: "Hives"
        # allow: meaning-by-position Imported, and not revised yet.
        description: "See the table below."
        ---
        <!-- allow: vague-link-text Imported, and not revised yet. -->
        <!-- allow: meaning-by-position Imported, and not revised yet. -->
        - Read [here](../index.md)
        - See the table above

        """
    )
  }
}
