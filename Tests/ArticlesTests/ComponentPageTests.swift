import AccessibilityTree
import AssistiveTechnology
import BookChecks
import BookModel
import BookTestSupport
import Diagnostics
import ScreenDrawing
import SitePages
import SnippetNotation
import SpeechRules
import Testing

/// The pages of components, rendered from a report of computed lines.
struct ComponentPageTests {
  private static func site(
    _ file: String = LittleBook.component,
    line: (InterfaceFramework, String) -> String = { _, text in text }
  ) throws -> (files: [String: String], findings: [Diagnostic]) {
    var little = LittleBook("Text.\n", data: ["components/01-choosing": file])
    little.files.bytes["Site/search.js"] = Array("// Searches.".utf8)
    let book = try #require(Book.read(little.files).book)
    let report = report(on: book, line)
    let files = book.site(report)
    let texts = files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }
    return (
      Dictionary(uniqueKeysWithValues: texts), BookChecks.check(componentsOf: book, in: report)
    )
  }

  private static func report(
    on book: Book,
    _ line: (InterfaceFramework, String) -> String
  ) -> SnippetReport {
    var report = SnippetReport()
    let components = book.allComponents
    let mistakes = components.compactMap(\.mistake)
    for template in components.flatMap(\.templates) + mistakes {
      for language in SpokenLanguage.all {
        let name = template.texts["sort"]?[language.key] ?? ""
        let text = mistakes.contains(template) ? "ic_sort" : line(template.framework, name)
        let parts = text.isEmpty ? [] : [UtterancePart(.label, text)]
        report.verdicts[template.place(in: language)] = .ran
        report.verdicts[template.place(of: .voiceOver, in: language)] = .spoken(
          Walkthrough(
            technology: .voiceOver,
            language: language.tag,
            transcript: Transcript(entries: [
              .spoken(Utterance(parts: parts, language: language.tag), element: nil)
            ]),
            drawing: drawing(text)
          )
        )
        report.verdicts[template.place(of: .voiceControl, in: language)] = .spoken(
          Walkthrough(
            technology: .voiceControl,
            language: language.tag,
            transcript: Transcript(entries: [.shown("Name: \(text)")])
          )
        )
      }
    }
    return report
  }

  private static func drawing(_ words: String) -> ScreenDrawing {
    let screen = Rect(width: 402, height: 874)
    let line = ScreenDrawing.Text(words, centeredAt: 201, baseline: 437, width: 60, size: 17)
    return ScreenDrawing(
      screen: screen,
      shapes: [.text(line)],
      parts: [ScreenPart(.button, words: words)]
    )
  }

  @Test func `the page of a component begins with its drawing`() throws {
    let page = try #require(Self.site().files["en/components/sort/index.html"])
    let drawing = try #require(
      page.firstRange(of: "<div class=\"picture\"><svg class=\"wire thumbnail\"")
    )
    let heard = try #require(page.firstRange(of: "id=\"heard\""))
    #expect(drawing.lowerBound < heard.lowerBound)
    // Readers find a component by its looks, also on a phone.
    let contents = try #require(page.firstRange(of: "class=\"contents\""))
    #expect(drawing.lowerBound < contents.lowerBound)
    #expect(page.contains(">Sort</text>"))
    #expect(page.contains("role=\"img\" aria-label=\"On the screen: button “Sort”"))
    // The same drawing isn't repeated next to the lines.
    #expect(page.ranges(of: "<svg class=\"wire").count == 1)
  }

  @Test func `the list of components has a drawing of each that assistive technologies skip`()
    throws
  {
    let page = try #require(Self.site().files["en/components/index.html"])
    #expect(page.contains("<ul class=\"gallery\"><li"))
    #expect(page.contains("<a href=\"sort/index.html\">Sorting</a>"))
    let drawing = try #require(page.firstRange(of: "<svg class=\"wire thumbnail\""))
    #expect(page[drawing.lowerBound...].prefix { $0 != ">" }.hasSuffix("aria-hidden=\"true\""))
  }

  @Test func `what a small component shows fills a third of its drawing`() throws {
    let page = try #require(Self.site().files["en/components/index.html"])
    let box = try #require(page.firstMatch(of: #/viewBox="[-\d.]+ [-\d.]+ (\d+) (\d+)"/#)?.output)
    // The words of the drawing are 60 points wide.
    #expect(try #require(Double(box.1)) <= 180)
    #expect(try #require(Double(box.2)) <= 135)
  }

  @Test func `plain text has no drawings of components`() throws {
    let files = try Self.site().files
    let text = try #require(files["en/components/sort/index.txt"])
    #expect(!text.contains("On the screen"))
  }

  @Test func `the page of a component has its names, line, code, languages and advice`() throws {
    let site = try Self.site().files
    let page = try #require(site["en/components/sort/index.html"])
    for words in [
      "<h1>Sorting</h1>", "Also called: select, drop-down.", "<b>Sort</b></li>",
      "<td lang=\"ru\">Сортировка</td>", "<td lang=\"de\">Sortieren</td>",
      "<td lang=\"zh-Hans\">排序</td>", "Name: Sort", "No name.", "Listen.",
      "<a href=\"../../labels/index.html\">Labels</a>",
    ] {
      #expect(page.contains(words), "\(words)")
    }
    #expect(page.utf8.count < 64_000)
  }

  @Test func `the page has the compiled code without the call that shows it`() throws {
    let text = try #require(Self.site().files["en/components/sort/index.txt"])
    #expect(
      text.contains(
        """
        let sort = UIButton(configuration: .plain())
        sort.accessibilityLabel = "Sort"

        End of listing 1.
        """
      )
    )
    #expect(text.contains("\n\nButton(\"Sort\") {}\n\n"))
    #expect(!text.contains("show("))
  }

  @Test func `the plain text has the same words as the page`() throws {
    let site = try Self.site().files
    for path in ["en/components/index", "en/components/sort/index", "en/labels/index"] {
      let page = try #require(site["\(path).html"])
      let text = try #require(site["\(path).txt"])
      // Headings of chapters show their numbers on the page as well.
      let said = ReadingWords(text: text, isNumbered: path == "en/labels/index")
      #expect(ReadingWords(html: page).words == said.words)
    }
  }

  @Test func `the list of components includes their lines and is linked from everywhere`() throws {
    let site = try Self.site().files
    let list = try #require(site["en/components/index.txt"])
    #expect(list.contains("Section 1. Choosing."))
    #expect(list.contains("Sorting\nSort\n"))
    #expect(site["en/index.html"]?.contains("href=\"components/index.html\"") == true)
    let chapter = try #require(site["en/labels/index.html"])
    #expect(chapter.contains("href=\"../components/sort/index.html\""))
    let alphabet = try #require(site["en/a-z/index.txt"])
    #expect(alphabet.contains("drop-down, Components"))
    #expect(site["en/search/index.js"]?.contains("\"../components/sort/index.html\"") == true)
  }

  @Test func `a book without components has no such pages`() throws {
    let site = try LittleBook("Text.\n").site()
    #expect(!site.keys.contains { $0.contains("components") })
    #expect(site["en/index.html"]?.contains("components") == false)
  }

  @Test func `lines that were not computed are marked as unchecked`() throws {
    let little = LittleBook("Text.\n", data: ["components/a": LittleBook.component])
    let text = try #require(little.site()["en/components/sort/index.txt"])
    #expect(text.contains("Section 1. What VoiceOver says.\n\nNot checked"))
  }

  @Test func `differing or missing lines are reported at the code`() throws {
    let different = try Self.site { $0 == .swiftUI ? $1 + "!" : $1 }.findings
    #expect(different.map(\.id) == ["different-component"])
    #expect(different.first?.location?.line == 14)
    #expect(different.first?.details == ["UIKit: Sort", "SwiftUI: Sort!"])
    let silent = try Self.site { _, _ in "" }.findings
    #expect(silent.map(\.id) == ["silent-component", "silent-component"])
    #expect(silent.first?.location?.line == 10)
  }

  @Test func `lines declared as different must differ, and both are shown`() throws {
    let file = LittleBook.component.replacing(
      "chapter: labels",
      with: "chapter: labels\n    same-speech: false\n    differs: {en: One is louder.}"
    )
    let same = try Self.site(file).findings.map(\.summary)
    #expect(same == ["the lines of the component 'sort' are the same in UIKit and SwiftUI"])
    let site = try Self.site(file) { $0 == .swiftUI ? $1 + "!" : $1 }
    #expect(site.findings == [])
    let text = try #require(site.files["en/components/sort/index.txt"])
    #expect(text.contains("One is louder."))
    #expect(text.contains("1. Sort!"))
  }

  @Test func `the mistake is next to what is heard without it`() throws {
    let text = try #require(Self.site().files["en/components/sort/index.txt"])
    #expect(text.contains("Heard before: No name.\n"))
    #expect(text.contains("Heard after: Sort\n"))
  }

  private static let fileWithMistake = LittleBook.component.replacing(
    "    defect:",
    with: """
          mistake: |
            let sort = UIButton(configuration: .plain())
            show(sort)
          defect:
      """
  )

  @Test func `a mistake that is heard like its correction is reported`() throws {
    let findings = try Self.site(Self.fileWithMistake) { _, _ in "ic_sort" }.findings
    #expect(findings.map(\.id) == ["inaudible-mistake"])
  }

  @Test func `code with the mistake is shown with the lines that correct it, and both screens`()
    throws
  {
    let site = try Self.site(Self.fileWithMistake)
    #expect(site.findings == [])
    let text = try #require(site.files["en/components/sort/index.txt"])
    let correction = try #require(text.firstRange(of: "\nNo name.\n"))
    #expect(
      text[correction.upperBound...].contains(
        """
          let sort = UIButton(configuration: .plain())
        + sort.accessibilityLabel = "Sort"

        End of listing 3.
        """
      )
    )
    #expect(text.contains("ic_sort"))
    #expect(!text.contains("Heard before: No name."))
    let page = try #require(site.files["en/components/sort/index.html"])
    let exhibit = try #require(page.firstRange(of: "<b class=\"t\">sort.accessibilityLabel"))
    #expect(page[exhibit.upperBound...].ranges(of: "<svg class=\"wire").count == 2)
  }

  @Test func `the page with a mistake has the same words as its plain text`() throws {
    let files = try Self.site(Self.fileWithMistake).files
    let page = try #require(files["en/components/sort/index.html"])
    let text = try #require(files["en/components/sort/index.txt"])
    #expect(ReadingWords(html: page).words == ReadingWords(text: text, isNumbered: false).words)
  }

  @Test func `the list can be filtered by other names, which no one reads`() throws {
    var little = LittleBook("Text.\n", data: ["components/01-choosing": LittleBook.component])
    little.files.bytes["Site/components.js"] = Array("// Filters.".utf8)
    let site = try little.site()
    let page = try #require(site["en/components/index.html"])
    #expect(page.contains("<li data-names=\"select, drop-down\" data-code=\"UIButton Button\""))
    #expect(page.contains("<p class=\"search filter\" data-not-in-text data-needs-script"))
    #expect(page.contains("<script src=\"../../components.js\" defer"))
    #expect(site["en/components/index.txt"]?.contains("drop-down") == false)
    #expect(site["en/components/sort/index.html"]?.contains("search filter") == false)
    // Without the script, a field that does nothing would be worse than none.
    #expect(try Self.site().files["en/components/index.html"]?.contains("search filter") == false)
  }

  @Test func `each component leads to the ones before and after it, not to chapters`() throws {
    let first = LittleBook.component
    let item = first.suffix(from: try #require(first.firstRange(of: "  - id: sort")?.lowerBound))
    let file = ["first", "last"].reduce(first) { text, name in
      text + item.replacing("- id: sort", with: "- id: \(name)")
    }
    let site = try Self.site(file).files
    let links = ["sort", "first", "last"].map { name in
      site["en/components/\(name)/index.html"]?
        .matches(of: #/neighbour-label">(\w+) component:</span>/#).map { String($0.1) }
    }
    #expect(links == [["Next"], ["Previous", "Next"], ["Previous"]])
    #expect(site["en/components/index.html"]?.contains("neighbour-label") == false)
  }
}
