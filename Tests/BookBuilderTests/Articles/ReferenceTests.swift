import BookReading
import Diagnostics
import Localization
import SpeechRules
import Testing

struct ReferenceTests {
  private static let timeline = """
    caption: Timeline
    columns:
      - {key: date, title: Date}
      - {key: release, title: Release}
      - key: category
        title: For whom
        words: {vision: Blind people, motor: Switch users}
      - {key: fact, title: What happened}
      - {key: source, title: Source}
    facts: [year, correction]
    rows:
      - {id: voiceover, date: June 2009, release: iOS 3, category: vision, fact: VoiceOver, source: Apple, year: 2009}
      - {id: switch, date: June 2013, release: iOS 7, category: motor, fact: Switch Control, source: Apple, year: 2013, correction: It was 2013.}
      - {id: early, date: "1989", release: Mac, category: vision, fact: A reader, source: Apple, year: "1989–2003"}
    """

  private static let apis = """
    caption: Interfaces
    columns: [{key: name, title: Name}, {key: version, title: Version}]
    rows:
      - {id: accessibilitylabel, name: accessibilityLabel, version: "3.0"}
      - {id: accessibilitypath, name: accessibilityPath, version: "7.0"}
    """

  private static let chapter = """
    ---
    title: Labels
    description: What labels are.
    checklist: [Each button has a name.]
    terms: [{term: Rotor, meaning: A dial.}]
    corrections: [{said: The rotor came in 2010., right: It came in 2009.}]
    ---
    Turn the rotor, then the rotor again.

    ## Names

    ```swift
    // accessibilityPath is only mentioned.
    view.accessibilityLabel = "accessibilityPath"
    ```

    ```voiceover view
    Buy
    ```
    """

  private func site() throws -> [String: String] {
    var book = LittleBook(
      chapter: Self.chapter,
      data: ["timeline": Self.timeline, "apis": Self.apis]
    )
    let configuration = LittleBook.configuration(languages: ["en"])
    book.files.bytes["Content/book.yml"] = Array("\(configuration)\nlexicon: true\n".utf8)
    book.files.bytes["Site/checklist.js"] = Array("// Boxes.".utf8)
    #expect(book.findings == [])
    return try book.site()
  }

  @Test func `the timeline has a page for each few years and one for each subject`() throws {
    let site = try site()
    let contents = try #require(site["en/timeline/index.html"])
    #expect(
      contents.contains("<a href=\"../timeline-before-2005/index.html\">before 2005</a>: 1 event")
    )
    #expect(
      contents.contains("<a href=\"../timeline-vision/index.html\">Blind people</a>: 2 events")
    )
    let years = try #require(site["en/timeline-2008/index.html"])
    #expect(years.contains("<h2 id=\"year-2009\">The year 2009</h2>"))
    #expect(years.contains("<tr id=\"timeline-voiceover\" role=\"row\">"))
    let subject = try #require(site["en/timeline-motor/index.html"])
    #expect(subject.contains("href=\"../timeline-2011/index.html#timeline-switch\""))
  }

  @Test func `the first page of the timeline tells the first event of each year, with its source`()
    throws
  {
    let contents = try #require(try site()["en/timeline/index.html"])
    #expect(contents.contains("<h2 id=\"milestones\">Milestones</h2>\n<ul class=\"events\">"))
    #expect(
      contents.contains(
        "<li><a href=\"../timeline-2008/index.html#timeline-voiceover\">June 2009</a>, iOS 3"
          + "<p>VoiceOver</p>\n<p>Source: Apple</p>"
      )
    )
    #expect(contents.contains(">A reader</p>"))
  }

  @Test func `the first page of the timeline tells what is marked, where anything is`() throws {
    let marked = Self.timeline.replacing("facts: [year,", with: "facts: [year, milestone,")
      .replacing("year: 2013,", with: "year: 2013, milestone: marked,")
    let book = LittleBook(chapter: Self.chapter, data: ["timeline": marked, "apis": Self.apis])
    let contents = try #require(book.site()["en/timeline/index.html"])
    #expect(contents.contains("<p>Switch Control</p>"))
    #expect(!contents.contains("<p>VoiceOver</p>"))
  }

  @Test func `an index that one page has no room for is divided by letters`() throws {
    let terms = (0..<26).flatMap { letter in
      (0..<40).map { number in
        let name = String(UnicodeScalar(UInt8(97 + letter))) + String(repeating: "x", count: 30)
        return "{term: \(name)\(number), meaning: A dial.}"
      }
    }
    let chapter = Self.chapter.replacing(
      "{term: Rotor, meaning: A dial.}",
      with: terms.joined(separator: ", ")
    )
    let book = LittleBook(chapter: chapter, data: ["timeline": Self.timeline, "apis": Self.apis])
    let site = try book.site()
    let contents = try #require(site["en/a-z/index.html"])
    #expect(contents.contains("<a href=\"1/index.html\">A to Z: letter A – letter"))
    let page = try #require(site["en/a-z/4/index.html"])
    #expect(site["en/a-z/5/index.html"] == nil)
    #expect(page.contains("<h2 id=\"letter-z\">"))
    #expect(page.contains("<a href=\"../index.html\">A to Z.</a>"))
    #expect(!contents.contains("xxx"))
  }

  /// A book with so many words in its glossary that one page has no room for them.
  private func longGlossary() throws -> [String: String] {
    let terms = (0..<26).flatMap { letter in
      (0..<16).map { number in
        let name = "\(UnicodeScalar(UInt8(97 + letter)))\(number < 10 ? "0" : "")\(number)"
        return "{term: \(name)word, meaning: \(String(repeating: "A dial. ", count: 15))}"
      }
    }
    let chapter = Self.chapter.replacing(
      "{term: Rotor, meaning: A dial.}",
      with: (terms + ["{term: Rotor, meaning: A dial.}"]).joined(separator: ", ")
    )
    var book = LittleBook(chapter: chapter, data: ["timeline": Self.timeline, "apis": Self.apis])
    book.files.bytes["Site/search.js"] = Array("// Searches.".utf8)
    return try book.site()
  }

  @Test func `a glossary that one page has no room for is divided, with a heading for each letter`()
    throws
  {
    let site = try longGlossary()
    let first = try #require(site["en/glossary/1/index.html"])
    let last = try #require(site["en/glossary/2/index.html"])
    #expect(site["en/glossary/3/index.html"] == nil)
    #expect(first.contains("<h1>Glossary: a00word\u{A0}– "))
    #expect(first.contains("<h2 id=\"letter-a\">"))
    #expect(last.contains("\u{A0}– z15word</h1>"))
    #expect(last.contains("<dt id=\"term-rotor\">Rotor</dt>"))
    #expect(last.contains("<a href=\"../index.html\">Glossary.</a>"))
    #expect([first, last].allSatisfy { $0.utf8.count < 52_000 })
  }

  @Test func `an old address of a word in a divided glossary leads on to it`() throws {
    let page = try #require(try longGlossary()["en/glossary/index.html"])
    #expect(page.contains("<a href=\"1/index.html\">Glossary: a00word\u{A0}– "))
    #expect(page.contains("<a href=\"2/index.html#term-rotor\">Rotor</a>"))
    #expect(page.contains(" id=\"term-rotor\""))
    #expect(!page.contains("<dt"))
  }

  @Test func `words lead to their page of a divided glossary, from chapters and from A to Z`()
    throws
  {
    let site = try longGlossary()
    let link = "href=\"../glossary/2/index.html#term-rotor\""
    #expect(try #require(site["en/labels/index.html"]).contains(link))
    let index = try #require(site["en/search/index.js"])
    #expect(index.contains(",\"term-*\",\"Rotor\"]"))
    #expect(index.contains("\"../glossary/2/index.html\""))
    #expect(!index.contains("\"../glossary/index.html\""))
    let names = site.filter { $0.key.hasPrefix("en/a-z/") }.values.joined()
    #expect(names.contains("glossary/2/index.html#term-rotor"))
  }

  @Test func `names of the interface with many chapters stand on several pages, too`() throws {
    let names = (0..<500).map { "accessibilityNumber\($0)" + String(repeating: "x", count: 60) }
    let rows = names.enumerated().map { "  - {id: row\($0), name: \($1), version: \"3.0\"}" }
    let apis =
      "caption: Interfaces\ncolumns: [{key: name, title: Name}, {key: version, title: Version}]\nrows:\n"
      + rows.joined(separator: "\n") + "\n"
    let site = try LittleBook(
      chapter: Self.chapter,
      data: ["timeline": Self.timeline, "apis": apis]
    ).site()
    let pages = site.filter { $0.key.hasPrefix("en/api/") && $0.key.hasSuffix("/index.html") }
    #expect(pages.count > 2)
    for name in names {
      let anchor = "id=\"api-\(name.lowercased())\""
      #expect(pages.filter { $0.value.contains("<tr \(anchor)") }.count == 1)
    }
  }

  @Test func `links called by the same day lead to the same place`() throws {
    let rows =
      Self.timeline
      + "\n  - {id: zoom, date: June 2009, release: iOS 3, category: vision, fact: Zoom, "
      + "source: Apple, year: 2009}"
    let book = LittleBook(chapter: Self.chapter, data: ["timeline": rows, "apis": Self.apis])
    let page = try #require(book.site()["en/timeline-vision/index.html"])
    let links = page.matches(of: #/<a href="([^"]+)">June 2009<\/a>/#).map { String($0.1) }
    #expect(links.count == 2)
    #expect(Set(links) == ["../timeline-2008/index.html#timeline-voiceover"])
  }

  @Test func `an entry of an index says what it is in its link if its name leads elsewhere, too`()
    throws
  {
    let chapter = Self.chapter.replacing("term: Rotor", with: "term: AccessibilityLabel")
    let book = LittleBook(chapter: chapter, data: ["timeline": Self.timeline, "apis": Self.apis])
    let page = try #require(book.site()["en/a-z/index.html"])
    #expect(page.contains(">AccessibilityLabel, Glossary</a>"))
    #expect(page.contains(">Labels</a>, chapter"))
    let statement = LittleBook(
      chapter: Self.chapter.replacing("term: Rotor", with: "term: Accessibility"),
      data: ["timeline": Self.timeline, "apis": Self.apis]
    )
    #expect(
      try #require(statement.site()["en/a-z/index.html"]).contains(">Accessibility, Glossary</a>")
    )
  }

  @Test func `the newest page of the timeline promises no later year`() throws {
    var rows = Self.timeline
    for year in [2014, 2015] {
      rows += "\n  - {id: y\(year), date: '\(year)', release: iOS, category: motor, "
      rows += "fact: New, source: Apple, year: \(year)}"
    }
    let contents = try #require(
      LittleBook(chapter: Self.chapter, data: ["timeline": rows, "apis": Self.apis])
        .site()["en/timeline/index.html"]
    )
    #expect(contents.contains(">2011 to 2013</a>: 1 event"))
    #expect(contents.contains(">2014 to 2015</a>: 2 events"))
  }

  @Test func `a link to a year is called by more than digits`() throws {
    let row =
      "\n  - {id: y2014, date: '2014', release: iOS, category: motor, fact: New, source: Apple, "
      + "year: 2014}"
    let site = try LittleBook(
      chapter: Self.chapter,
      data: ["timeline": Self.timeline + row, "apis": Self.apis]
    )
    .site()
    #expect(try #require(site["en/timeline/index.html"]).contains(">The year 2014</a>: 1 event"))
    #expect(try #require(site["en/timeline-motor/index.html"]).contains(">The year 2014</a></th>"))
    #expect(try #require(site["en/timeline-2014/index.html"]).contains("<h1>Timeline, 2014</h1>"))
  }

  @Test func `a checklist's items have names, and a script that is not needed`() throws {
    let page = try #require(site()["en/checklists/index.html"])
    #expect(
      page.contains(
        #/<ul class="checklist"><li id="checklist-labels-[0-9a-z]+">Each button has a name\./#
      )
    )
    #expect(page.contains("<script src=\"../../checklist.js\" defer"))
    #expect(!page.contains("checkbox"))
    let text = try #require(site()["en/checklists/index.txt"])
    #expect(text.contains("- Each button has a name."))
  }

  @Test func `the first use of a word in the text leads to the glossary`() throws {
    let page = try #require(site()["en/labels/index.html"])
    #expect(
      page.contains(
        "<p>Turn the <a href=\"../glossary/index.html#term-rotor\">rotor</a>, then the rotor again.</p>"
      )
    )
    let glossary = try #require(site()["en/glossary/index.html"])
    #expect(glossary.contains("<dt id=\"term-rotor\">Rotor</dt>"))
  }

  @Test func `a word that people use in other senses is explained and does not lead there`() throws
  {
    let chapter = Self.chapter.replacing("meaning: A dial.", with: "meaning: A dial., links: false")
    let book = LittleBook(chapter: chapter, data: ["timeline": Self.timeline, "apis": Self.apis])
    let page = try #require(book.site()["en/labels/index.html"])
    #expect(page.contains("<p>Turn the rotor, then the rotor again.</p>"))
    let glossary = try #require(book.site()["en/glossary/index.html"])
    #expect(glossary.contains("<dt id=\"term-rotor\">Rotor</dt>"))
  }

  @Test func `names of the interface are found in code, not in texts and remarks`() throws {
    let page = try #require(site()["en/api/index.html"])
    let cell = "<td role=\"cell\">"
    #expect(
      page.contains(
        "accessibilityLabel</code></th>\(cell)iOS 3.0</td>\(cell)"
          + "<a href=\"../labels/index.html\">Labels</a>"
      )
    )
    #expect(
      page.contains(
        "accessibilityPath</code></th>\(cell)iOS 7.0</td>\(cell)No chapter yet</td>"
      )
    )
  }

  @Test func `spoken words carry their certainty and source`() throws {
    let page = try #require(site()["en/lexicon-en/index.html"])
    #expect(page.contains("<tr id=\"word-traits-button\" role=\"row\">"))
    let cell = "<td role=\"cell\">"
    #expect(
      page.contains("Button</th>\(cell)Captured from VoiceOver</td>\(cell)VO27, CAP</td>")
    )
    let german = try #require(site()["en/lexicon-de/index.html"])
    #expect(german.contains("Button</th><td role=\"cell\" lang=\"de\">Taste</td>"))
  }

  @Test func `rules of speech say how sure they are and what was heard`() throws {
    let page = try #require(site()["en/rules/index.html"])
    #expect(page.contains("<tr id=\"rule-switch-state\" role=\"row\">"))
    #expect(page.contains("“Notifications Switch button on Double tap to toggle setting.”"))
    #expect(
      page.contains("<td role=\"cell\">A switch says its state after the word for a switch.</td>")
    )
  }

  @Test func `the rules are told in the languages of pages as the model tells them`() throws {
    let english = BookWords()["en"].knowledge.rules
    #expect(
      english
        == Dictionary(uniqueKeysWithValues: SpeechRule.allCases.map { ($0.rawValue, $0.statement) })
    )
  }

  @Test func `corrections have names`() throws {
    let page = try #require(site()["en/errata/index.html"])
    let correction = "<dd>Right: It was 2013.</dd>"
    #expect(page.contains("<dt id=\"erratum-switch\">June 2013, iOS 7</dt>\n\(correction)"))
  }

  @Test func `corrections of chapters lead to their chapter`() throws {
    let page = try #require(site()["en/errata/index.html"])
    #expect(
      page.contains(
        "<dt id=\"erratum-labels-1\">The rotor came in 2010.</dt>\n<dd>Right: It came in 2009. "
          + "<a href=\"../labels/index.html\">Labels</a></dd>"
      )
    )
  }

  @Test func `every page leads to the reference, and each page of it back`() throws {
    let site = try site()
    for name in ["labels", "errata", "accessibility"] {
      let page = try #require(site["en/\(name)/index.html"])
      let foot = try #require(page.firstRange(of: "<footer>")?.lowerBound)
      #expect(page[foot...].contains("<a href=\"../index.html#reference\">Reference</a>"))
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

  @Test func `a Russian index names letters of two alphabets that sound alike apart`() throws {
    let chapter = """
      ---
      title: Жесты
      description: Жесты.
      terms: [{term: AssistiveTouch, meaning: Меню.}, {term: Анонс, meaning: Весть.}]
      ---
      Текст.

      """
    let book = LittleBook(chapter: chapter, language: "ru")
    let index = try #require(book.site()["ru/a-z/index.txt"])
    #expect(index.contains("Раздел 1. Латинская буква A.\n"))
    #expect(index.contains("Раздел 2. Буква А.\n"))
  }

  @Test func `everything with a name is in the index`() throws {
    let page = try #require(site()["en/a-z/index.html"])
    for link in [
      "../glossary/index.html#term-rotor", "../api/index.html#api-accessibilitylabel",
      "../labels/index.html",
    ] {
      #expect(page.contains("href=\"\(link)\""), "\(link)")
    }
    let sections = try #require(site()["en/sections/index.html"])
    #expect(sections.contains("href=\"../labels/index.html#names\""))
  }

  @Test(arguments: [
    "timeline", "checklists", "glossary", "api", "lexicon", "rules", "errata", "a-z", "sections",
  ])
  func `each page is linked from the first page and says the same as text`(name: String) throws {
    let site = try site()
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
    let book = LittleBook(chapter: Self.chapter + "\n\n\(link)\n")
    #expect(book.findings.map(\.id) == [id].compactMap(\.self))
  }

  @Test func `a page that the book does not have is told with those that it has`() throws {
    let finding = try #require(
      LittleBook(chapter: Self.chapter + "\n\n[days](page:timeline)\n").findings.first
    )
    #expect(finding.summary == "the book has no page 'page:timeline'")
    #expect(finding.help?.hasPrefix("use one of: 'page:") == true)
    #expect(finding.help?.contains("'page:glossary'") == true)
    #expect(finding.help?.contains("timeline") == false)
  }
}
