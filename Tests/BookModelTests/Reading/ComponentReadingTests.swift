import BookModel
import BookTestSupport
import Diagnostics
import SnippetNotation
import TestSupport
import Testing

/// Errors in component files are reported at their location.
struct ComponentReadingTests {
  struct Fault: Sendable, CustomTestStringConvertible {
    var right: String
    var wrong: String
    var id: String
    var summary: String
    var testDescription: String { summary }
  }

  static let faults = [
    Fault(
      right: "    other-names:",
      wrong: "    1️⃣other-nams:",
      id: "unknown-key",
      summary: "unknown key 'other-nams'"
    ),
    Fault(
      right: "group: choosing",
      wrong: "group: 1️⃣Choosing one",
      id: "wrong-value",
      summary: "'Choosing one' cannot be a part of an address"
    ),
    Fault(
      right: "id: sort",
      wrong: "id: 1️⃣../sort",
      id: "wrong-value",
      summary: "'../sort' cannot be a part of an address"
    ),
    Fault(
      right: "name: {en: Sorting}",
      wrong: "name: 1️⃣{}",
      id: "missing-key",
      summary: "the key 'en' is missing"
    ),
    Fault(
      right: "  - id: sort\n    name",
      wrong: "  - 1️⃣name",
      id: "missing-key",
      summary: "the key 'id' is missing"
    ),
    Fault(
      right: "sort: {en: Sort, ru: Сортировка, de: Sortieren, zh: 排序}",
      wrong: "sort: 1️⃣{en: Sort, ru: Сортировка, de: Sortieren}",
      id: "missing-key",
      summary: "the key 'zh' is missing"
    ),
    Fault(
      right: "Label = \"{{sort}}\"",
      wrong: "Label = \"1️⃣{{sorting}}\"",
      id: "component-code",
      summary: "there is no text 'sorting'"
    ),
    Fault(
      right: "      sort: {en",
      wrong: "      1️⃣other: Other\n      sort: {en",
      id: "component-code",
      summary: "no code uses the text 'other'"
    ),
    Fault(
      right: "uikit: |\n",
      wrong: "uikit: 1️⃣>\n",
      id: "component-code",
      summary: "the code is not a block of lines"
    ),
    Fault(
      right: "uikit: |\n      let sort = UIButton(configuration: .plain())\n"
        + "      sort.accessibilityLabel = \"{{sort}}\"\n      show(sort)\n",
      wrong: "uikit: 1️⃣|\n      let sort = \"{{sort}}\"\n",
      id: "component-code",
      summary: "the code shows nothing on the screen"
    ),
    Fault(
      right: "    defect:",
      wrong: "    mistake: 1️⃣|\n      let sort = UIButton()\n    defect:",
      id: "component-code",
      summary: "the code shows nothing on the screen"
    ),
    Fault(
      right: "    defect:",
      wrong: "    mistake: |\n      show(Button(\"1️⃣{{sorting}}\"))\n    defect:",
      id: "component-code",
      summary: "there is no text 'sorting'"
    ),
    Fault(
      right: "swiftui: |\n      show(Button(\"{{sort}}\") {})\n",
      wrong: "no-uikit: 1️⃣{en: None.}\n    swiftui: |\n      show(Button(\"{{sort}}\") {})\n",
      id: "wrong-value",
      summary: "'no-uikit' gives a reason for missing code, but there is code"
    ),
    Fault(
      right: "chapter: labels",
      wrong: "chapter: 1️⃣lables",
      id: "wrong-value",
      summary: "there is no chapter 'lables'"
    ),
    Fault(
      right: "chapter: labels",
      wrong: "chapter: labels\n    reading: 1️⃣al",
      id: "wrong-value",
      summary: "there is no reading 'al'"
    ),
    Fault(
      right: "chapter: labels",
      wrong: "chapter: labels\n    opens: {menu: 1️⃣[nothing]}",
      id: "wrong-value",
      summary: "there is no text 'nothing'"
    ),
    Fault(
      right: "chapter: labels",
      wrong: "chapter: labels\n    opens: 1️⃣{}",
      id: "wrong-value",
      summary: "a component opens one thing"
    ),
    Fault(
      right: "chapter: labels",
      wrong: "chapter: labels\n    opens: 1️⃣{menu: [], swipe: []}",
      id: "wrong-value",
      summary: "a component opens one thing"
    ),
    Fault(
      right: "chapter: labels",
      wrong: "chapter: labels\n    same-speech: 1️⃣false",
      id: "missing-key",
      summary: "the key 'differs' is missing"
    ),
    Fault(
      right: "chapter: labels",
      wrong: "chapter: labels\n    differs: 1️⃣{en: They are old.}",
      id: "wrong-value",
      summary: "'differs' gives a reason for a difference, but the lines are the same"
    ),
    Fault(
      right: "chapter: labels",
      wrong: "chapter: 1️⃣labels#first",
      id: "broken-anchor",
      summary: "the page has no anchor '#first'"
    ),
    Fault(
      right: "  - id: sort",
      wrong: "  - id: 1️⃣sort",
      id: "broken-link",
      summary: "there is no component 'srt' in 'Content/data/components'"
    ),
  ]

  @Test func `a valid component file has no findings`() throws {
    let little = LittleBook("Text.\n", data: ["components/01-choosing": LittleBook.component])
    #expect(little.findings == [])
    let book = try #require(Book.read(little.files).book)
    #expect(book.components.map(\.id) == ["choosing"])
    #expect(book.allComponents.map(\.id) == ["sort"])
    #expect(book.tables.isEmpty)
  }

  @Test func `code with the mistake may use texts of its own and is for the first framework`()
    throws
  {
    let file = LittleBook.component
      .replacing(
        "    texts:\n",
        with: "    texts:\n      old: {en: Old, ru: Старое, de: Alt, zh: 旧}\n"
      )
      .replacing(
        "    defect:",
        with: "    mistake: |\n      show(UILabel(text: \"{{old}}\"))\n    defect:"
      )
    let little = LittleBook("Text.\n", data: ["components/01-choosing": file])
    #expect(little.findings == [])
    let book = try #require(Book.read(little.files).book)
    let mistake = try #require(book.allComponents.first?.mistake)
    #expect(mistake.framework == .uiKit)
    #expect(mistake.placeholders.map(\.name) == ["old"])
    let programs = book.componentSources.first?.programs.programs
    #expect(programs?.count == 2 * SpokenLanguage.all.count + book.languages.count)
  }

  @Test(arguments: faults)
  func `an error in a component is reported at its location`(fault: Fault) throws {
    var marked = MarkedText(LittleBook.component.replacing(fault.right, with: fault.wrong))
    if fault.id == "broken-link" {
      marked = MarkedText(
        LittleBook.component.replacing(fault.right, with: fault.wrong)
          .replacing("No name.", with: "\"[Sort](component:srt)\"")
      )
    }
    let little = LittleBook("Text.\n", data: ["components/01-choosing": marked.text])
    let finding = try #require(little.findings.first)
    #expect(finding.id == fault.id)
    #expect(finding.summary == fault.summary)
    #expect(finding.location == marked.location("1️⃣", in: "Content/data/components/01-choosing.yml"))
    #expect(finding.help != nil)
    #expect(little.findings.count == 1, "\(little.findings)")
  }

  @Test func `a framework without code needs a reason`() {
    let lines = LittleBook.component.split(separator: "\n", omittingEmptySubsequences: false)
    let bare = lines.filter { !$0.contains("swiftui") && !$0.contains("Button(\"") }
      .joined(separator: "\n")
    let little = LittleBook("Text.\n", data: ["components/a": bare])
    #expect(little.findings.map(\.summary) == ["the key 'swiftui' is missing"])
    #expect(little.findings.first?.help?.contains("'no-swiftui: …'") == true)
  }

  @Test func `ids and groups are unique across all files`() {
    let little = LittleBook(
      "Text.\n",
      data: ["components/01-a": LittleBook.component, "components/02-b": LittleBook.component]
    )
    #expect(
      little.findings.map(\.summary).sorted() == [
        "the component 'sort' already exists", "the group 'choosing' already exists",
      ]
    )
    #expect(little.findings.allSatisfy { $0.location?.path == "Content/data/components/02-b.yml" })
  }

  @Test func `groups are sorted by file name`() throws {
    let other = LittleBook.component.replacing("group: choosing", with: "group: acting")
      .replacing("id: sort", with: "id: act")
    let little = LittleBook(
      "Text.\n",
      data: ["components/02-acting": other, "components/01-choosing": LittleBook.component]
    )
    let book = try #require(Book.read(little.files).book)
    #expect(book.components.map(\.id) == ["choosing", "acting"])
  }
}
