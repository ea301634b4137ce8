import Diagnostics
import Importing
import Testing

/// Books for mdBook: order, titles, links and pictures.
struct MDBookTests {
  @Test func `author, repository and old names of chapters are kept`() throws {
    let book = try ForeignBook([
      "book.toml": """
      [book]
      title = "Bees"
      authors = ["Ada", "Ben"]
      [output.html]
      git-repository-url = "https://example.com/bees"
      [output.html.redirect]
      "/old/combs.html" = "../wax.html"
      "/old/cells.html" = "../wax.html#cells"
      "/old/brood.html" = "/wax#brood"
      "/site.html" = "https://example.com/site.html"
      "/top.html" = "#top"
      """,
      "src/SUMMARY.md": "- [Wax](wax.md)\n- [Honey](honey.md)\n",
      "src/wax.md": "# Wax\n\nWhat bees make.\n",
      "src/honey.md": "# Honey\n\nWhat bees eat.\n",
    ]).imported()
    let configuration = try book.text("Content/book.yml")
    #expect(configuration.contains("author: \"Ada, Ben\"\n"))
    #expect(configuration.contains("repository: \"https://example.com/bees\"\n"))
    // Whole addresses are enough.
    #expect(!configuration.contains("redirects:"))
    #expect(
      configuration.contains(
        """
        old-addresses:
          wax.html: wax
          honey.html: honey
          old/brood.html: wax
          old/cells.html: wax
          old/combs.html: wax

        """
      )
    )
    #expect(
      book.losses == [
        "book.toml:10: the redirect from '/site.html' to 'https://example.com/site.html' is left out: "
          + "its target is on another site [import-outline]",
        "book.toml:11: the redirect from '/top.html' to '#top' is left out: "
          + "its target is not a page of the book [import-outline]",
      ]
    )
    #expect(book.faults == [])
  }

  @Test(arguments: [
    (["/other.html = gone/intro.html"], "", "its target is not a page of the book"),
    (
      ["/old.html = y/intro.html", "/other.html = x/intro.html"],
      "old.html: y-intro, other.html: intro", ""
    ),
    (
      ["/x/old.html = intro.html", "/y/other.html = intro.md"],
      "x/old.html: intro, y/other.html: y-intro", ""
    ),
    (
      ["/format/config.html = configuration/index.html"], "format/config.html: configuration", ""
    ),
    (
      ["/format/config/index.html = ../configuration/#a"],
      "format/config/index.html: configuration", ""
    ),
    (["/old/ = /bees/format/configuration/"], "old/index.html: configuration", ""),
    (["/old.html = gone/index.html"], "", "its target is not a page of the book"),
    (["/start.html = index.html"], "", "its target is the introduction, not a chapter"),
    (["/old.html = /bees/wax.html?a#b"], "old.html: wax", ""),
    (["/v1.2.html = wax.html"], "v1.2.html: wax", ""),
    (
      ["/a/same.html = ../wax.html", "/b/same.html = ../x/intro.html"],
      "a/same.html: wax, b/same.html: intro", ""
    ),
    (["/z/wax.html = ../wax.html"], "z/wax.html: wax", ""),
    (["/z/intro = ../wax.html"], "z/intro.html: wax", ""),
    (["/search.html = wax.html"], "search.html: wax", ""),
    (["/wax.html = wax.html"], "", ""),
    (["/wax.html = x/intro.html"], "", "'wax.html' already leads to 'wax'"),
    (["/en/old.html = ../wax.html"], "", "a book cannot redirect from this address"),
    (["/wax.html#cells = y/intro.html"], "", "a book cannot redirect from this address"),
  ])
  func `a redirect is kept if it leads to a chapter, and reported otherwise`(
    written: [String],
    kept: String,
    reason: String
  ) throws {
    let lines = written.map { "\"" + $0.replacing(" = ", with: "\" = \"") + "\"\n" }
    let book = try ForeignBook([
      "book.toml": "[book]\ntitle = \"Bees\"\n\n[output.html.redirect]\n" + lines.joined(),
      "src/SUMMARY.md": """
      [Welcome](README.md)

      - [Nectar](x/intro.md)
      - [Pollen](y/intro.md)
      - [Frames](format/configuration/README.md)
      - [Wax](wax.md)
      """,
      "src/README.md": "# Welcome\n\nThis is about bees.\n",
      "src/x/intro.md": "# Nectar\n\nWhat bees drink.\n",
      "src/y/intro.md": "# Pollen\n\nWhat bees eat.\n",
      "src/format/configuration/README.md": "# Frames\n\nWhat hangs in a hive.\n",
      "src/wax.md": "# Wax\n\nWhat bees make.\n",
    ]).imported()
    let ofPages = [
      "x/intro.html: intro", "y/intro.html: y-intro",
      "format/configuration/index.html: configuration", "wax.html: wax",
    ]
    let addresses = try book.text("Content/book.yml").split(separator: "\n")
      .filter { $0.contains(".html: ") }.map { $0.trimmingPrefix("  ") }
    #expect(
      addresses.joined(separator: ", ")
        == (ofPages + [kept]).filter { !$0.isEmpty }.joined(separator: ", ")
    )
    let line = 4 + written.count
    let words = written.last?.replacing(" = ", with: "' to '") ?? ""
    let loss =
      "book.toml:\(line): the redirect from '\(words)' is left out: \(reason) [import-outline]"
    let losses = reason.isEmpty ? [] : [loss]
    #expect(book.losses == losses)
    #expect(book.faults == [])
  }

  @Test func `of many equal findings, ten lines are listed and the others counted`() throws {
    let book = try ForeignBook([
      "book.toml": "[book]\ntitle = \"Bees\"\n",
      "src/SUMMARY.md": String(repeating: "- [Wax](wax.md)\n", count: 15),
      "src/wax.md": "# Wax\n\nWhat bees make.\n",
    ]).imported()
    let finding = book.findings.first { $0.summary.contains("is listed twice") }
    #expect(
      finding?.details == ["also on lines 3, 4, 5, 6, 7, 8, 9, 10, 11, 12 and 3 more"]
    )
  }

  @Test func `the list of chapters becomes parts and chapters in order`() throws {
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
        old-addresses:
          hives/index.html: hives
          hives/01-frames.html: frames
          hives/wax.html: wax
          search.html: text-search
          books.html: books
          thanks.html: thanks
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
        "guide/text/SUMMARY.md:7: the chapters below 'Hives' are flattened to one level "
          + "[import-outline]",
        "guide/text/SUMMARY.md:10: the chapter 'Honey' is not written yet [import-outline]",
        "guide/text/SUMMARY.md:16: there is no file 'missing.md' [import-outline]",
      ]
    )
    #expect(book.faults == [])
  }

  @Test func `without titles, a chapter with others below it becomes a part`() throws {
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

  @Test func `a page begins with its title and first sentence, and its heading levels begin at 2`()
    throws
  {
    let book = try ImportedBook.bees(
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
      try book.text(ImportedBook.hives) == """
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

  @Test func `links to chapters work as files, as pages and with old anchors`() throws {
    let book = try ImportedBook.bees(
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
      try book.body(ImportedBook.hives) == """
        [by file](../index.md), [by page](../index.md#the-start), [by name](../index.md#the-start),
        [from the root](../index.md), [here](#frames), [by reference](../index.md), <https://bees.example>.

        ## Frames

        [Bars](#frames), [nothing](hives.md), elsewhere.

        """
    )
    #expect(
      book.losses == [
        "src/hives.md:10: the link to '#none' leads to the whole page: no such anchor "
          + "[import-link]",
        "src/hives.md:10: the link to '../std/index.html' is left out: the book has no such page or "
          + "picture [import-link]",
      ]
    )
  }

  @Test func `pictures are copied, and those on other sites become links`() throws {
    let book = try ImportedBook.bees(
      """
      # Hives

      Words.

      ![A hive](img/hive.png) ![](img/none.png) ![far](https://bees.example/a.png)

      <figure>
        <img src="img/hive.png" alt="The same hive" title="Built in 1950" class="wide">
        <figcaption>A hive in <em>spring</em></figcaption>
      </figure>
      """,
      ["src/img/hive.png": "PNG"]
    )
    #expect(
      try book.body(ImportedBook.hives) == """
        ![A hive](../../assets/src/img/hive.png)  [far](https://bees.example/a.png)

        ![The same hive](../../assets/src/img/hive.png "Built in 1950")

        A hive in *spring*

        """
    )
    #expect(try book.text("Content/assets/src/img/hive.png") == "PNG")
    #expect(book.assets == 1)
    #expect(book.losses.count == 2)
    #expect(book.faults == [])
  }

  @Test(arguments: ["<img src=\"a.png\" alt=\"B\" width=\"9px\">", "![B](a.png){: width=\"9\" }"])
  func `the width of a picture is kept`(picture: String) throws {
    let book = try ImportedBook.bees("# Hives\n\nA \(picture).\n", ["src/a.png": "PNG"])
    #expect(book.losses == [])
    #expect(try book.text(ImportedBook.hives).contains("A ![B](../../assets/src/a.png){width=9}."))
  }

  @Test(arguments: ["width=\"50%\"", "height=\"9\""])
  func `a size of a picture that is not a width in pixels is reported`(size: String) throws {
    let book = try ImportedBook.bees(
      "# Hives\n\nA <img src=\"a.png\" alt=\"B\" \(size)> and <img src=\"a.png\" alt=\"C\">.\n",
      ["src/a.png": "PNG"]
    )
    let summary = "src/hives.md:3: '<img width>' has no equivalent in a chapter [import-markup]"
    #expect(book.losses == [summary])
  }

  @Test(arguments: ["{width=50%}", "{: height=\"300\" }", "{ .wide height=50% }"])
  func `a size after a picture is reported and removed`(size: String) throws {
    let book = try ImportedBook.bees(
      "# Hives\n\n![B](a.png)\(size)\n\nThe set {width=1} and ![C](a.png)\(size) words.\n",
      ["src/a.png": "PNG"]
    )
    let summary = "src/hives.md:3: '<img width>' has no equivalent in a chapter [import-markup]"
    #expect(book.losses == [summary])
    let text = try book.text(ImportedBook.hives)
    #expect(text.contains("\n![B](../../assets/src/a.png)\n"), "\(text)")
    #expect(text.contains("The set {width=1} and ![C](../../assets/src/a.png) words."), "\(text)")
  }

  @Test func `a page whose tables are too large is left empty and reported`() throws {
    let row = String(repeating: "|-", count: 1_200) + "|\n"
    let table = row.replacing("-", with: "a") + row + String(repeating: "|x\n", count: 1_200)
    let book = try ImportedBook.bees("# Hives\n\n\(table)")
    #expect(
      book.losses == [
        "src/hives.md:3: the page is empty, since its tables have more than 500000 cells "
          + "[import-markup]"
      ]
    )
  }

  @Test func `findings of allowable rules can be allowed`() throws {
    let book = try ImportedBook.bees(
      "# Hives\n\nSee the table below.\n\n- Read [here](welcome.md)\n- See the table above\n"
    )
    #expect(book.faults.count == 3)
    let allowed = try book.allowing()
    #expect(allowed.faults == [])
    #expect(
      try allowed.text(ImportedBook.hives) == """
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
