import BookModel
import BookTestSupport
import Diagnostics
import Testing

struct ChecklistTests {
  private static let everyone = ChecklistGroup.allCases.map(\.rawValue).joined(separator: ", ")

  private static let chapter = """
    ---
    title: Labels
    description: What labels are.
    checklist:
      - Each button has a name. {\(everyone)}
      - No name is long. {designer}
      - You have read this.
    ---
    Text. See the [list for testers](page:checklists/tester).
    """

  private func site(_ chapter: String = chapter) throws -> [String: String] {
    var book = LittleBook(chapter: chapter)
    book.files.bytes["Site/checklist.js"] = Array("// Boxes.".utf8)
    book.files.bytes["Site/search.js"] = Array("// Search.".utf8)
    #expect(book.findings == [])
    return try book.site()
  }

  @Test func `each role and kind of screen has a page of its checklist items`()
    throws
  {
    let site = try site()
    let page = try #require(site["en/checklists/designer/index.html"])
    #expect(
      page.contains(
        #/<li id="checklist-labels-[0-9a-z]+">No name is long\.<p class="standalone"><a href="\.\./\.\./labels/index\.html">Labels<\/a>/#
      )
    )
    #expect(!page.contains("You have read this."))
    #expect(!page.contains("{designer"))
    #expect(page.contains("<script src=\"../../../checklist.js\" defer"))
    let form = try #require(site["en/checklists/form/index.html"])
    #expect(form.contains("Each button has a name."))
    #expect(!form.contains("No name is long."))
  }

  @Test func `an item keeps its anchor when it moves`() throws {
    func places(_ items: String...) throws -> [String] {
      let list = items.map { "  - \($0)\n" }.joined()
      let text = "---\ntitle: A\ndescription: B.\nchecklist:\n\(list)---\nText.\n"
      let page = try #require(LittleBook(chapter: text).site()["en/checklists/index.html"])
      let found = page.matches(of: #/<li id="(checklist-labels-[^"]+)">([^<]+)/#)
      return found.map { "\($0.output.2) \($0.output.1)" }.sorted()
    }
    let before = try places("One.", "Two.", "Three. {tester}")
    #expect(Set(before).count == 3)
    #expect(try places("Three.", "One.", "Two. {form}") == before)
    #expect(Set(try places("One.", "One.")).count == 2)
  }

  @Test(arguments: ChecklistGroup.allCases)
  func `the page of all checklists links to the others, and their plain texts match`(
    group: ChecklistGroup
  ) throws {
    let site = try site()
    let all = try #require(site["en/checklists/index.html"])
    let link = all.matches(of: #/<a href="(\w+)\/index\.html">[^<]+<\/a>: (\d) item/#)
      .first { $0.1 == group.rawValue }
    #expect(link?.2 == (group == .designer ? "2" : "1"))
    #expect(all.contains("You have read this."))
    let page = try #require(site["en/checklists/\(group.rawValue)/index.html"])
    let text = try #require(site["en/checklists/\(group.rawValue)/index.txt"])
    #expect(ReadingWords(html: page).words == ReadingWords(text: text).words)
  }

  @Test func `a chapter can link to the checklist of a role`() throws {
    #expect(
      try #require(site()["en/labels/index.html"]).contains("../checklists/tester/index.html")
    )
    let chapter = Self.chapter.replacing("checklists/tester", with: "checklists/testr")
    #expect(LittleBook(chapter: chapter).findings.map(\.id) == ["broken-link"])
  }

  @Test func `search finds the checklist of a role by its name`()
    throws
  {
    let index = try #require(site()["en/search/index.js"])
    #expect(index.contains("Designer checklist"))
  }

  @Test func `a book without marked items has only the page of all checklists`() throws {
    let chapter = Self.chapter.replacing(#/ \{[^}]*\}/#, with: "")
      .replacing("page:checklists/tester", with: "page:checklists")
    let site = try site(chapter)
    #expect(site["en/checklists/index.html"] != nil)
    #expect(!site.keys.contains { $0.hasPrefix("en/checklists/d") })
  }

  @Test func `checklists that differ between languages are reported`() throws {
    let front = "---\ntitle: A\ndescription: B\nchecklist:\n"
    let all = "  - One. {\(Self.everyone)}\n"
    var book = LittleBook(chapter: front + all + "  - Two. {editor}\n---\n")
    book.files.bytes["Content/book.yml"] = Array(
      LittleBook.configuration(languages: ["en", "ru"]).utf8
    )
    let opening = "---\ntitle: Малая\ndescription: Малая книга.\n---\n"
    book.files.bytes["Content/ru/index.md"] = Array(opening.utf8)
    func findings(_ items: String) -> [Diagnostic] {
      let text = front.replacing("title: A", with: "title: А").replacing(": B", with: ": Б")
      book.files.bytes["Content/ru/basics/labels.md"] = Array((text + items + "---\n").utf8)
      return book.findings
    }
    let one = "  - Раз. {\(Self.everyone)}\n"
    #expect(findings(one + "  - Два. {editor}\n") == [])
    let differing = findings(one + "  - Два. {tester}\n")
    #expect(differing.map(\.id) == ["differing-checklist"])
    #expect(differing.first?.location?.line == 6)
    #expect(
      differing.first?.summary.hasPrefix("this item is for 'tester', but for 'editor'") == true
    )
    #expect(findings(one).map(\.id) == ["differing-checklist"])
  }

  @Test(arguments: [(0, "no checklist item"), (1, nil), (40, nil), (41, "has 41 items")])
  func `empty checklists and those of more than two sheets are reported`(
    count: Int,
    words: String?
  ) throws {
    let others = ChecklistGroup.allCases.filter { $0 != .player }.map(\.rawValue)
    let items =
      ["  - One. {\(others.joined(separator: ", "))}"]
      + (0..<count).map { "  - Item \($0) of a player. {player}" }
    let chapter =
      "---\ntitle: A\ndescription: B\nchecklist:\n\(items.joined(separator: "\n"))\n---\n"
    let findings = LittleBook(chapter: chapter).findings
    #expect(findings.map(\.id) == (words == nil ? [] : ["checklist-size"]))
    #expect(findings.first?.summary.contains(words ?? "") ?? (words == nil))
  }
}
