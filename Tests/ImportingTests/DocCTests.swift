import Importing
import Testing

/// Catalogs for DocC.
struct DocCTests {
  private static let files = [
    "Sources/Hive/Hive.docc/Hive.md": """
    # ``Hive``

    Keep bees in code.

    @Metadata {
      @DisplayName("Hive Kit")
      @PageImage(purpose: icon, source: "bee")
    }

    ## Overview

    See <doc:First-Steps> and ``Bee/fly(to:)-8kn7a``.

    ## Topics

    ### Essentials

    - <doc:First-Steps>
    - ``Bee``

    ### Honey

    - <doc:Jars>
    """,
    "Sources/Hive/Hive.docc/First Steps.md": """
    # First steps

    Begin here.

    > Tip: Wear a veil.
    > It helps.

    @Row {
      @Column {
        Left words.
      }
      @Column {
        ```swift
        let bee = Bee()
        ```
      }
    }

    @TabNavigator {
      @Tab("On Linux") {
        Use a hive.
      }
    }

    @Image(source: "hive", alt: "A hive
      in spring") {
      A caption.
    }

    @Snippet(path: "hive/Snippets/Fly", slice: "start")

    @Snippet(path: "hive/Snippets/None")

    @Video(source: "flight.mov")

    @Comment { No one reads this. }

    Look at [jars](doc:Jars#Big-Jars) and <doc:Missing>.
    """,
    "Sources/Hive/Hive.docc/Jars.md": """
    # Jars

    Where honey goes.

    ## Big Jars

    Five pounds.

    ## Topics

    ### More

    - <doc:Lids>
    """,
    "Sources/Hive/Hive.docc/Lids.md": "# Lids\n\nWhat goes on top.\n",
    "Sources/Hive/Hive.docc/Alone.md": "# Alone\n\nNobody lists this.\n",
    "Sources/Hive/Hive.docc/Tour.tutorial": "@Tutorial {}\n",
    "Sources/Hive/Hive.docc/Resources/hive~dark@2x.png": "DARK",
    "Sources/Hive/Hive.docc/Resources/hive@2x.png": "PNG",
    "Snippets/Fly.swift": """
    // snippet.hide
    import Hive
    // snippet.show
    // snippet.start
      fly()
    // snippet.end
    land()
    """,
  ]

  private func imported() throws -> ImportedBook {
    try ForeignBook(Self.files, folder: "Sources/Hive").imported()
  }

  @Test func `topics become parts, with the pages in their own topics`() throws {
    let book = try imported()
    #expect(
      try book.text("Content/book.yml") == """
        title: "Hive Kit"
        description: "Keep bees in code."
        languages: [en]
        old-addresses:
          documentation/hive/first-steps/index.html: first-steps
          documentation/hive/jars/index.html: jars
          documentation/hive/lids/index.html: lids
          documentation/hive/alone/index.html: alone
        parts:
          - id: essentials
            title: "Essentials"
            chapters:
              - first-steps
          - id: honey
            title: "Honey"
            chapters:
              - jars
              - lids
          - id: articles
            title: "Articles"
            chapters:
              - alone

        """
    )
  }

  @Test(arguments: [
    ("Bees.md", "# ``Hive``\n\nWords.\n", "Guides/Wax.md", "# Wax", "hive/wax"),
    ("Bees.md", "# ``Hive``\n\nWords.\n", "Wax.md", "# ``Hive/Comb/Wax``", "hive/comb/wax"),
    ("Hive.md", "# All Bees\n\nWords.\n", "Wax.md", "# Wax", "hive/wax"),
    (
      "All-Bees.md", "# Bees\n\nWords.\n\n@Metadata {\n  @TechnologyRoot\n}\n", "WaxAndHoney.md",
      "# Wax", "all-bees/waxandhoney"
    ),
    ("Hive.md", "# Bees\n\nWords.\n", "Wächs und A.md", "# Wax", "hive/w-chs-und-a"),
    // A parenthesis cannot be part of an old address.
    ("Hive.md", "# ``Hive``\n\nWords.\n", "Wax.md", "# ``Hive/wax(_:)``", nil),
  ])
  func `a page has the address that DocC gives it`(
    root: String,
    text: String,
    file: String,
    title: String,
    address: String?
  ) throws {
    let files = ["Hive.docc/\(root)": text, "Hive.docc/\(file)": "\(title)\n\nWhat bees make.\n"]
    let book = try ForeignBook(files).imported()
    let lines = try book.text("Content/book.yml").split(separator: "\n")
    let addresses = lines.filter { $0.contains("documentation/") }
      .compactMap { $0.split(separator: ":").first?.trimmingPrefix("  ") }
    #expect(
      addresses
        == [address.map { "documentation/\($0)/index.html" }].compactMap { $0.map { $0[...] } }
    )
    #expect(book.faults == [])
  }

  @Test func `directives, asides, snippets and links become Markdown`() throws {
    let book = try imported()
    #expect(
      try book.body("Content/en/essentials/first-steps.md") == """
        > [!TIP]
        > Wear a veil.
        > It helps.

        Left words.

        ```swift shown reason="Imported, and not checked yet."
        let bee = Bee()
        ```

        **On Linux:**

        Use a hive.

        ![A hive in spring](../../assets/Sources/Hive/Hive.docc/Resources/hive@2x.png)

        A caption.

        ```swift shown reason="Imported, and not checked yet."
        fly()
        ```

        Look at [jars](../honey/jars.md#big-jars) and `Missing`.

        """
    )
    #expect(
      try book.body("Content/en/index.md") == """
        ## Overview

        See [First steps](essentials/first-steps.md) and `fly(to:)`.

        ## Topics

        ### Essentials

        - `Bee`

        """
    )
    #expect(book.faults == [])
  }

  @Test func `one-line directives keep their text`() throws {
    let page = """
      # Hive

      Words.

      ## More

      @Small { Small words. }

      @TabNavigator { @Tab("Wax") { About wax. } @Tab("Honey") { About honey, by bees@Hives. } }

      @Unknown(kind: "odd") { Odd words. }

      @Comment { No one reads @Small { this } either. }

      ```
      @Small { Code. }
      ```
      """
    let files = ["Hive.docc/Hive.md": page, "Hive.docc/Wax.md": "# Wax\n\nWords.\n"]
    let book = try ForeignBook(files).imported()
    #expect(
      try book.body("Content/en/index.md") == """
        ## More

        Small words.

        **Wax:**

        About wax.

        **Honey:**

        About honey, by bees@Hives.

        Odd words.

        ```
        @Small { Code. }
        ```

        """
    )
    #expect(
      book.losses == [
        "Hive.docc/Hive.md:11: '@Unknown' has no equivalent in a chapter [import-markup]"
      ]
    )
  }

  @Test func `a symbol link leads to the symbol's page, if the catalog has one`() throws {
    let hive = """
      # ``Hive``

      Words.

      ## More

      A ``Bee``, its ``Hive/Bee/fly(to:)-4ab``, a ``Wax`` and two ``init(_:)``.
      """
    let files = [
      "Hive.docc/Hive.md": hive,
      "Hive.docc/Bee.md": "# ``Hive/Bee``\n\nIt flies in its ``Hive``.\n",
      "Hive.docc/fly.md": "# ``Bee/fly(to:)``\n\nWhere it goes.\n",
      "Hive.docc/Wax.md": "# About wax\n\nWhat bees make.\n",
      "Hive.docc/a.md": "# ``Bee/init(_:)``\n\nMakes one.\n",
      "Hive.docc/b.md": "# ``Hive/init(_:)``\n\nMakes one.\n",
    ]
    let book = try ForeignBook(files).imported()
    #expect(
      try book.body("Content/en/index.md") == """
        ## More

        A [`Bee`](hive/bee.md), its [`fly(to:)`](hive/fly.md), a `Wax` and two `init(_:)`.

        """
    )
    #expect(
      book.losses == [
        "Hive.docc/Hive.md:7: a symbol link is replaced by the symbol's name [import-link]"
      ]
    )
    #expect(book.faults == [])
  }

  @Test(arguments: [
    ("> Tip: Sit still.", "> [!TIP]\n> Sit still."),
    ("> Precondition: Sit still.", "> [!IMPORTANT]\n> Precondition: Sit still."),
    ("> Experiment: Sit still.", "> [!NOTE]\n> Experiment: Sit still."),
  ])
  func `an aside without a matching alert keeps its word`(old: String, new: String) throws {
    let files = [
      "Hive.docc/Hive.md": "# Hive\n\nWords.\n\n\(old)\n",
      "Hive.docc/Wax.md": "# Wax\n\nWords.\n",
    ]
    #expect(try ForeignBook(files).imported().body("Content/en/index.md") == new + "\n")
  }

  @Test func `a description names articles by title`() throws {
    let files = [
      "Hive.docc/Hive.md":
        "# Hive\n\nSee <doc:First-Steps>, [`Bee`](https://example.com) and <doc:Wax#Jars>.\n",
      "Hive.docc/First-Steps.md": "# First steps\n\nBegin here.\n",
      "Hive.docc/Wax.md": "# Wax\n\nWhat bees make.\n\n## Jars\n\nWords.\n",
    ]
    let text = try ForeignBook(files).imported().text("Content/en/index.md")
    #expect(text.contains("description: \"See First Steps, `Bee` and Wax.\""))
  }

  @Test func `losses are reported with their location`() throws {
    let folder = "Sources/Hive/Hive.docc"
    #expect(
      try imported().losses == [
        "\(folder)/First Steps.md:13: the Swift code is shown unchecked [import-code]",
        "\(folder)/First Steps.md:32: the snippet 'hive/Snippets/None' is left out: it was not found "
          + "[import-include]",
        "\(folder)/First Steps.md:34: '@Video' has no equivalent in a chapter [import-markup]",
        "\(folder)/First Steps.md:38: the link to 'doc:Missing' is left out: no article has this name "
          + "[import-link]",
        "\(folder)/Hive.md:12: a symbol link is replaced by the symbol's name [import-link]",
        "\(folder)/Tour.tutorial: 'Tour.tutorial' is left out: a chapter can't represent a "
          + "tutorial [import-outline]",
      ]
    )
  }
}
