import BookModel
import Diagnostics
import Importing
import Testing

/// Folders of Markdown for no tool, or for an unknown one.
struct FolderTests {
  @Test func `addresses in the front matter of Jekyll become old addresses`() throws {
    let book = try ForeignBook([
      "index.md": "# Bees\n\nAll of it.\n",
      "wax.md":
        "---\ntitle: Wax\npermalink: /guide/combs/\nredirect_from:\n  - /old/cells.html\n  - /wax/\n---\n\nA.\n",
      "honey.md": "---\ntitle: Honey\nredirect_from: /nectar.html\npermalink: /honey/\n---\n\nB.\n",
    ]).imported()
    let configuration = try book.text("Content/book.yml")
    #expect(
      configuration.contains(
        """
        old-addresses:
          guide/combs/index.html: wax
          honey/index.html: honey
          nectar.html: honey
          old/cells.html: wax
          wax/index.html: wax
        parts:

        """
      )
    )
    #expect(book.findings == [])
    #expect(book.faults == [])
  }

  @Test func `an address for everything that is not a chapter is reported`() throws {
    let book = try ForeignBook([
      "index.md": "# Bees\n\nAll of it.\n",
      "wax.md": "---\ntitle: Wax\npermalink: /:year/:title.html\n---\n\nA.\n",
    ]).imported()
    #expect(try !book.text("Content/book.yml").contains("addresses"))
    #expect(
      book.losses == [
        "wax.md: the redirect from '/:year/:title.html' to 'wax.md' is left out: "
          + "a book cannot redirect from this address [import-outline]"
      ]
    )
  }

  @Test
  func `folders become parts, an opening page comes first, and numbers are sorted numerically`()
    throws
  {
    let book = try ForeignBook(
      [
        "docs/README.md": "# The manual\n\nRead me first. See [two](guide/2-two.md).\n",
        "docs/install.md": "# Install\n\nHow to install.\n",
        "docs/guide/index.md":
          "---\ntitle: Guide\ndescription: What to do.\nsidebar: 1\n---\n\nWords.\n",
        "docs/guide/10-ten.md": "# Ten\n\nThe last.\n",
        "docs/guide/2-two.md": "# Two\n\nThe second. Go [on](10-ten.md) or [back](./).\n",
        "docs/api_notes/notes.md": "Only words.\n",
        "docs/logo.png": "PNG",
        "README.md": "# Elsewhere\n",
      ],
      folder: "docs",
      language: "de"
    ).imported()
    #expect(
      try book.text("Content/book.yml") == """
        title: "The manual"
        description: "Read me first."
        languages: [de]
        parts:
          - id: the-manual
            title: "The manual"
            chapters:
              - install
          - id: api-notes
            title: "Api notes"
            chapters:
              - notes
          - id: guide
            title: "Guide"
            chapters:
              - guide
              - two
              - ten

        """
    )
    #expect(
      try book.text("Content/de/guide/two.md") == """
        ---
        title: "Two"
        description: "The second."
        ---
        Go [on](ten.md) or [back](guide.md).

        """
    )
    #expect(
      try book.text("Content/de/api-notes/notes.md").contains(
        "title: \"Notes\"\ndescription: \"Only words.\""
      )
    )
    #expect(
      book.losses == [
        "docs/guide/index.md:1: front matter keys are dropped: 'sidebar' [import-front-matter]"
      ]
    )
    #expect(book.assets == 0)
  }

  @Test(arguments: [
    ["README.md": "# Alone\n\nOne page.\n"],
    ["SUMMARY.md": "[Alone](alone.md)\n", "alone.md": "# Alone\n\nOne page.\n"],
    ["A.docc/A.md": "# Alone\n\nOne page.\n"],
  ])
  func `in a book with one page, it becomes the chapter`(files: [String: String]) throws {
    let book = try ForeignBook(files).imported()
    #expect(book.chapters == 1)
    #expect(book.faults == [])
  }

  @Test func `a folder without Markdown is not a book`() {
    #expect(ForeignBook(["a.txt": "a"]).kind == nil)
    #expect(ForeignBook(["a.md": "a"]).kind == .folder)
    #expect(ForeignBook(["src/SUMMARY.md": "a"]).kind == .mdBook)
    #expect(ForeignBook(["A.docc/A.md": "a"]).kind == .docC)
  }

  @Test(arguments: [
    ("> **Note:** Wear a veil.", "> [!NOTE]\n> Wear a veil."),
    ("> **Warning**: Bees.\n> They fly.", "> [!WARNING]\n> Bees.\n> They fly."),
    ("> **Tip**\n>\n> Sit still.", "> [!TIP]\n> Sit still."),
    ("> **Note** that bees fly.", "> **Note** that bees fly."),
    ("> **Bees:** They fly.", "> **Bees:** They fly."),
  ])
  func `a quote that begins with the bold word of an alert becomes one`(
    old: String,
    new: String
  ) throws {
    let book = try ForeignBook(["docs/bees.md": "# Bees\n\nThey fly.\n\n\(old)\n"], folder: "docs")
      .imported()
    let path = try #require(book.files.map(\.path).first { $0.hasSuffix("bees.md") })
    let page = try book.text(path)
    #expect(page.contains(new + "\n"), "\(page)")
  }
}
