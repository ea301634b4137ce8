import Articles
import BookModel
import BookTestSupport
import Diagnostics
import Testing

/// Names that are reserved for pages that the tool generates.
struct ReservedNamesTests {
  private static let names = ReservedNames.names + ["lexicon-de", "timeline-2010", "Glossary"]

  private func summaries(_ configuration: String) -> (book: Book?, help: [String?]) {
    let (book, diagnostics) = Book.read(BookFiles(texts: ["Content/book.yml": configuration]))
    #expect(diagnostics.allSatisfy { $0.id == "duplicate-id" }, "\(diagnostics)")
    return (book, diagnostics.map(\.help))
  }

  @Test(arguments: names)
  func `a chapter cannot have the address of a generated page`(name: String) throws {
    let configuration = LittleBook.configuration(languages: ["en"], chapters: ["labels", name])
    let (book, help) = summaries(configuration)
    #expect(try #require(book).chapters.map(\.slug) == ["labels"])
    #expect(help.count == 1)
    #expect(help.first??.contains("reserved: '404.html', 'a-z', 'accessibility', 'api'") == true)
  }

  @Test(arguments: names)
  func `a redirect cannot have the address of a generated page`(name: String) throws {
    let configuration =
      LittleBook.configuration(languages: ["en"]) + "\nredirects: {\(name): labels}"
    let (book, help) = summaries(configuration)
    #expect(try #require(book).redirects.isEmpty)
    #expect(help.count == 1)
  }

  @Test func `a data table cannot have the address of a redirect or a generated page`() {
    let table = """
      caption: Traits
      about: What an element is.
      link: trait
      columns: [{key: name, title: Name}]
      rows: [{id: a, name: A}]
      """
    var little = LittleBook(
      "",
      data: ["glossary": table, "old": table.replacing("trait", with: "old")]
    )
    little.files.bytes["Content/book.yml"] = Array(
      (LittleBook.configuration(languages: ["en"]) + "\nredirects: {old: labels}").utf8
    )
    #expect(
      little.findings.map(\.summary).sorted() == [
        "the chapter or redirect 'old' already exists",
        "the tool generates a page or file named 'glossary'",
      ]
    )
  }

  @Test func `every reference page has a reserved name`() {
    for page in ReferencePage.allCases {
      #expect(ReservedNames.contains(page.rawValue), "\(page)")
    }
  }

  @Test func `every generated page and file has a reserved name`() throws {
    let home = PagePath.home(language: "en")
    let beside = [home.plainText, home.searchText, home.trialLines].map(\.path)
    let files = try beside + LittleBook("Text.\n").site().keys.filter { $0.hasPrefix("en/") }
    let names = Set(
      files.compactMap { $0.split(separator: "/").dropFirst().first.map(String.init) }
    )
    for name in names.subtracting(["labels"]) {
      #expect(ReservedNames.contains(name), "\(name)")
    }
  }

  @Test(arguments: ["labels", "lexicons", "timelines", "searching", "trait-types"])
  func `other names are not reserved`(name: String) {
    #expect(!ReservedNames.contains(name))
  }
}
