import BookModel
import BookTestSupport
import Diagnostics
import Testing

/// Symptoms lead from the first page, the search and lists for programs to the sections about them.
struct SymptomTests {
  private static let table = """
    caption: What do you hear?
    link: symptom
    about: Symptoms.
    columns:
      - {key: name, title: Symptom}
      - {key: why, title: Cause}
      - {key: fix, title: Fix}
      - {key: section, title: Read}
    facts: [group]
    rows:
      - id: zebra
        group: silence
        name: A zebra is silent
        why: It has no label.
        fix: '`zebra.label`'
        section: '[Names](basics/names.md#one)'
      - id: lion
        group: silence
        name: A lion is skipped
        why: It is hidden.
        fix: '`lion.isHidden`'
        section: '[Names](basics/names.md)'

    """

  private static let doors = """
    ## Nothing is spoken

    ```table data=symptoms where="group: silence" columns=name,why,fix,section
    Nothing is spoken
    ```

    """

  private func book(_ table: String = table) -> LittleBook {
    var book = LittleBook(Self.doors, data: ["symptoms": table])
    book.addSecondChapter()
    book.files.bytes["Site/search.js"] = []
    return book
  }

  @Test func `the first page links to each group and to the sections of its examples`() throws {
    #expect(book().findings.isEmpty)
    let home = try #require(book().site()["en/index.txt"])
    #expect(home.contains("Nothing is spoken: A zebra is silent"))
    let page = try #require(book().site()["en/index.html"])
    for link in [
      "labels/index.html#nothing-is-spoken", "names/index.html#one", "\"names/index.html\"",
    ] {
      #expect(page.contains(link))
    }
  }

  @Test func `a chapter lists the symptoms that lead to it`() throws {
    let page = try #require(book().site()["en/names/index.txt"])
    #expect(page.contains("What do you hear?"))
    #expect(page.contains("A zebra is silent: it has no label."))
    #expect(page.contains("A lion is skipped: it is hidden."))
    let other = try #require(book().site()["en/labels/index.txt"])
    #expect(!other.contains("it has no label."))
  }

  @Test func `the list for programs has each symptom with its fix`() throws {
    let list = try #require(book().site()["llms.txt"])
    #expect(list.contains("## What do you hear?"))
    #expect(list.contains("A zebra is silent](en/names/index.txt): It has no label. `zebra.label`"))
  }

  @Test(
    .enabled(if: UnpackedIndex.isPossible, "it needs Node.js, which 'make setup-node' installs")
  )
  func `the search finds a symptom by its name`() throws {
    let index = try UnpackedIndex(#require(book().site()["en/search/index.js"]))
    let place = UnpackedIndex.Place(page: "Names", title: "A zebra is silent")
    #expect(index.places["zebra"]?.contains(place) == true)
  }

  @Test func `each question about a symptom is a result of its own`() throws {
    let index = try #require(book().site()["en/search/index.js"])
    let address = "../labels/index.html#symptoms-zebra"
    #expect(index.contains("[\"A zebra is silent\",\"\(address)\",0,0,\"It has no label.\"]"))
    #expect(index.ranges(of: "[\"A zebra is silent\",").count == 1)
  }

  @Test(arguments: [
    ("basics/names.md#one", "basics/names.md#two", "broken-anchor"),
    ("basics/names.md#one", "basics/horses.md#one", "broken-link"),
  ])
  func `a symptom without its section is reported at its line`(
    old: String,
    new: String,
    id: String
  ) throws {
    let table = Self.table.replacing(old, with: new)
    let line = table.split(separator: "\n", omittingEmptySubsequences: false)
      .firstIndex { $0.contains(new) }
    let finding = try #require(book(table).findings.first { $0.id == id })
    #expect(finding.location?.path == "Content/data/symptoms.yml")
    #expect(finding.location?.line == line.map { $0 + 1 })
  }

  @Test func `a book without symptoms has none of this`() throws {
    var book = LittleBook("Text.\n")
    book.addSecondChapter()
    let site = try book.site()
    #expect(site["llms.txt"]?.contains("What do you hear") == false)
    #expect(site["en/names/index.txt"]?.contains("What do you hear") == false)
  }
}
