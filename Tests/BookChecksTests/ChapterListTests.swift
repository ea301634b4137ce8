import BookModel
import BookTestSupport
import Diagnostics
import Testing

/// One error in the list of parts and chapters is one finding, whatever its consequences.
struct ChapterListTests {
  /// The findings in a book of three chapters after a replacement in the list.
  private func findings(_ text: String, with other: String) -> [Diagnostic] {
    var book = LittleBook("See [values](values.md) and [units](units.md).\n")
    for name in ["values", "units"] {
      book.files.bytes["Content/en/basics/\(name).md"] = Array(
        "---\ntitle: \(name)\ndescription: D.\n---\nSee [labels](labels.md).\n".utf8
      )
    }
    let list = LittleBook.configuration(languages: ["en"], chapters: ["labels", "values", "units"])
    #expect(list.contains(text))
    book.files.bytes["Content/book.yml"] = Array(list.replacing(text, with: other).utf8)
    return book.findings
  }

  @Test(arguments: [
    ("values", "search", "duplicate-id"),
    ("values", "the values", "wrong-value"),
    ("id: basics", "id: the basics", "wrong-value"),
    ("id: basics", "ids: basics", "unknown-key"),
    ("    chapters:", "    chapter:", "unknown-key"),
  ])
  func `an invalid part or name is the only finding`(
    text: String,
    other: String,
    id: String
  ) {
    #expect(findings(text, with: other).map(\.id) == [id])
  }

  @Test func `the help for a name that is too long states the limit`() {
    let found = findings("values", with: String(repeating: "a", count: 210))
    #expect(found.map(\.summary) == ["'aaaaaaaaaaaaaaaaaaaa…' cannot be a part of an address"])
    #expect(found.map(\.help) == ["use 60 letters, digits and hyphens at most"])
  }

  @Test func `the ending of a listed file is the only finding`() {
    let found = findings("values, units", with: "values.md, units.md")
    #expect(found.map(\.help) == ["write 'values', without '.md'", "write 'units', without '.md'"])
  }

  @Test func `a chapter in the folder of another part is one finding`() {
    let list = "[labels, values, units]"
    let other = "[labels]\n  - id: forms\n    title: {en: Forms}\n    chapters: [values, units]"
    let found = findings(list, with: other)
    let helps = found.compactMap(\.help).sorted()
    let expected = ["units", "values"].map { name in
      "move 'Content/en/basics/\(name).md' to 'Content/en/forms/\(name).md'"
    }
    #expect(helps == expected)
  }

  @Test func `a chapter that two parts list is one finding`() {
    let found = findings(
      "  - id: basics",
      with: "  - id: forms\n    title: {en: Forms}\n    chapters: [values]\n  - id: basics"
    )
    #expect(found.map(\.id) == ["duplicate-id"])
    #expect(found.first?.help?.hasPrefix("remove it from one of the parts") == true)
  }

  @Test func `a chapter whose file has another ending is one finding`() {
    var book = LittleBook("Text.\n")
    book.files.bytes["Content/en/basics/values.markdown"] = Array("Text.\n".utf8)
    let list = LittleBook.configuration(languages: ["en"], chapters: ["labels", "values"])
    book.files.bytes["Content/book.yml"] = Array(list.utf8)
    #expect(
      book.findings.map(\.help).first
        == "rename it to 'values.md', and list it in 'Content/book.yml'"
    )
    #expect(book.findings.count == 1)
  }

  @Test func `a part without its folder is one finding with a suggestion`() {
    let found = findings("id: basics", with: "id: basic")
    #expect(found.map(\.id) == ["unlisted-chapter"])
    #expect(
      found.first?.summary == "no language has a folder 'basic' for the chapters of this part"
    )
    #expect(found.first?.help == "did you mean 'basics'?")
    #expect(found.first?.location?.line == 5)
  }

  @Test func `a part with only missing chapters has a finding for each`() {
    let found = findings("[labels, values, units]", with: "[names, hints, traits]")
    #expect(found.filter { $0.location?.path == "Content/book.yml" }.count == 3)
  }
}
