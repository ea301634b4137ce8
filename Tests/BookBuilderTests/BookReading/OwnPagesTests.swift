import Articles
import BookModel
import Diagnostics
import Testing

/// Names that the tool's own pages have already.
struct OwnPagesTests {
  private static let names = OwnPages.names + ["lexicon-de", "timeline-2010", "Glossary"]

  private func summaries(_ configuration: String) -> (book: Book?, help: [String?]) {
    let (book, diagnostics) = Book.read(BookFiles(texts: ["Content/book.yml": configuration]))
    #expect(diagnostics.allSatisfy { $0.id == "duplicate-id" }, "\(diagnostics)")
    return (book, diagnostics.map(\.help))
  }

  @Test(arguments: names)
  func `no chapter takes the address of a page that the tool makes`(name: String) throws {
    let configuration = LittleBook.configuration(languages: ["en"], chapters: ["labels", name])
    let (book, help) = summaries(configuration)
    #expect(try #require(book).chapters.map(\.slug) == ["labels"])
    #expect(help.count == 1)
    #expect(help.first??.contains("taken are '404.html', 'a-z', 'accessibility', 'api'") == true)
  }

  @Test(arguments: names)
  func `no redirect takes the address of a page that the tool makes`(name: String) throws {
    let configuration =
      LittleBook.configuration(languages: ["en"]) + "\nredirects: {\(name): labels}"
    let (book, help) = summaries(configuration)
    #expect(try #require(book).redirects.isEmpty)
    #expect(help.count == 1)
  }

  @Test func `no table of facts takes the address of a redirect or of a page of the tool`() {
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
        "'glossary' is a page or file that the tool makes itself",
        "there is a chapter or redirect 'old' already",
      ]
    )
  }

  @Test func `every page of knowledge is among the names that are taken`() {
    for page in ReferencePage.allCases {
      #expect(OwnPages.contains(page.rawValue), "\(page)")
    }
  }

  @Test func `every page and file beside the chapters is among the names that are taken`() throws {
    let home = PagePath.home(language: "en")
    let beside = [home.plainText, home.searchText, home.trialLines].map(\.path)
    let files = try beside + LittleBook("Text.\n").site().keys.filter { $0.hasPrefix("en/") }
    let names = Set(
      files.compactMap { $0.split(separator: "/").dropFirst().first.map(String.init) }
    )
    for name in names.subtracting(["labels"]) {
      #expect(OwnPages.contains(name), "\(name)")
    }
  }

  @Test(arguments: ["labels", "lexicons", "timelines", "searching", "trait-types"])
  func `other names are free`(name: String) {
    #expect(!OwnPages.contains(name))
  }
}
