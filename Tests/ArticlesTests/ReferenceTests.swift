import BookTestSupport
import Diagnostics
import Localization
import SpeechRules
import Testing

/// The reference pages: their contents and the links to them.
struct ReferenceTests {
  @Test func `checklist items have anchors and work without the script`() throws {
    let page = try #require(LittleBook.referenceSite()["en/checklists/index.html"])
    #expect(
      page.contains(
        #/<ul class="checklist"><li id="checklist-labels-[0-9a-z]+">Each button has a name\./#
      )
    )
    #expect(page.contains("<script src=\"../../checklist.js\" defer"))
    #expect(!page.contains("checkbox"))
    let text = try #require(LittleBook.referenceSite()["en/checklists/index.txt"])
    #expect(text.contains("- Each button has a name."))
  }

  @Test func `spoken words carry their certainty and source`() throws {
    let page = try #require(LittleBook.referenceSite()["en/lexicon-en/index.html"])
    #expect(page.contains("<tr id=\"word-traits-button\" role=\"row\">"))
    let cell = "<td role=\"cell\">"
    #expect(
      page.contains("Button</th>\(cell)Captured from VoiceOver</td>\(cell)VO27, CAP</td>")
    )
    let german = try #require(LittleBook.referenceSite()["en/lexicon-de/index.html"])
    #expect(german.contains("Button</th><td role=\"cell\" lang=\"de\">Taste</td>"))
  }

  @Test func `speech rules state their certainty and what was heard`() throws {
    let page = try #require(LittleBook.referenceSite()["en/rules/index.html"])
    #expect(page.contains("<tr id=\"rule-switch-state\" role=\"row\">"))
    #expect(page.contains("“Notifications Switch button on Double tap to toggle setting.”"))
    #expect(
      page.contains("<td role=\"cell\">A switch speaks its state after the word for a switch.</td>")
    )
  }

  @Test func `English rules have the same words as in the model`() throws {
    let english = BookInterfaceText()["en"].knowledge.rules
    #expect(
      english
        == Dictionary(uniqueKeysWithValues: SpeechRule.allCases.map { ($0.rawValue, $0.statement) })
    )
  }

  @Test func `corrections have anchors`() throws {
    let page = try #require(LittleBook.referenceSite()["en/errata/index.html"])
    let correction = "<dd>Correct: It was 2013.</dd>"
    #expect(page.contains("<dt id=\"erratum-switch\">June 2013, iOS 7</dt>\n\(correction)"))
  }

  @Test func `corrections from chapters link to their chapter`() throws {
    let page = try #require(LittleBook.referenceSite()["en/errata/index.html"])
    #expect(
      page.contains(
        "<dt id=\"erratum-labels-1\">The rotor came in 2010.</dt>\n<dd>Correct: It came in 2009. "
          + "<a href=\"../labels/index.html\">Labels</a></dd>"
      )
    )
  }

  @Test func `every page links to the reference, whose pages link back`() throws {
    let site = try LittleBook.referenceSite()
    for name in ["labels", "errata", "accessibility"] {
      let page = try #require(site["en/\(name)/index.html"])
      let foot = try #require(page.firstRange(of: "<footer>")?.lowerBound)
      // The banner has this link, so the footer doesn't.
      #expect(page[..<foot].contains("<a href=\"../index.html#reference\">Reference</a>"))
      #expect(page[foot...].contains("<a href=\"../a-z/index.html\">A to Z</a>"))
    }
    let years = try #require(site["en/timeline-2008/index.html"])
    #expect(
      years.contains(
        "<p class=\"location\"><a href=\"../index.html#reference\">Reference.</a> "
          + "<a href=\"../timeline/index.html\">Timeline.</a></p>"
      )
    )
  }

  @Test(arguments: [
    "timeline", "checklists", "glossary", "api", "lexicon", "rules", "errata", "a-z", "sections",
  ])
  func `each reference page is linked from the home page and matches its plain text`(
    name: String
  ) throws {
    let site = try LittleBook.referenceSite()
    #expect(try #require(site["en/index.html"]).contains("href=\"\(name)/index.html\""))
    let page = try #require(site["en/\(name)/index.html"])
    let text = try #require(site["en/\(name)/index.txt"])
    #expect(ReadingWords(html: page).words == ReadingWords(text: text).words)
  }

  @Test(arguments: [
    ("[rotor](page:glossary#term-rotor)", nil), ("[words](page:glossary)", nil),
    ("[rotor](page:glossary#term-rotr)", "broken-anchor"), ("[words](page:glosary)", "broken-link"),
    ("[days](page:timeline)", "broken-link"), ("[controls](page:components)", "broken-link"),
    ("[items](page:checklists/tester)", "broken-link"),
    ("[a button](component:button)", "broken-link"),
  ])
  func `links to entries are checked`(link: String, id: String?) {
    let book = LittleBook(chapter: LittleBook.referenceChapter + "\n\n\(link)\n")
    #expect(book.findings.map(\.id) == [id].compactMap(\.self))
  }

  @Test func `a link to a missing reference page suggests existing ones`() throws {
    let finding = try #require(
      LittleBook(chapter: LittleBook.referenceChapter + "\n\n[days](page:timeline)\n").findings
        .first
    )
    #expect(finding.summary == "the book has no page 'page:timeline'")
    #expect(finding.help?.hasPrefix("use one of: 'page:") == true)
    #expect(finding.help?.contains("'page:glossary'") == true)
    #expect(finding.help?.contains("timeline") == false)
  }
}
