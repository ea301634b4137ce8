import BookModel
import BookTestSupport
import Testing

struct ChapterPageTests {
  @Test(arguments: [
    (
      "`accessoryView` of a cell",
      "<code lang=\"en\" translate=\"no\">accessoryView</code> of a cell"
    ),
    ("accessoryView of a cell", "accessoryView of a cell"), ("iOS 13 has it", "iOS 13 has it"),
    ("viewDidLoad() is called", "viewDidLoad() is called"), ("what it is", "What it is"),
  ])
  func `a source's note begins with a capital letter unless it begins with a code name`(
    note: String,
    shown: String
  ) throws {
    let page = try LittleBook(
      chapter: "---\ntitle: T\ndescription: D.\n"
        + "sources: [{title: UIKit, note: \"\(note)\"}]\n---\nText.\n"
    ).page()
    #expect(page.contains("UIKit. \(shown)"))
  }

  @Test(arguments: [
    ("It costs 799 ₽ or 9 €.", "It costs 799\u{A0}₽ or 9\u{A0}€."),
    ("At 60 % and 21 °C, not % or 5 a.", "At 60\u{A0}% and 21\u{A0}°C, not % or 5 a."),
    ("A room for 5 “guests” and x %.", "A room for 5 “guests” and x %."),
  ])
  func `a sign stays on the same line as its number`(text: String, html: String) throws {
    #expect(try LittleBook(text + "\n").page().contains(html))
  }

  @Test func `a word with a hyphen in the title stays on one line`() throws {
    let book = LittleBook(chapter: "---\ntitle: A ten-minute script\ndescription: D.\n---\nText.\n")
    let page = try #require(book.site()["en/labels/index.html"])
    #expect(page.contains("<h1>A <span class=\"unbroken\">ten-minute</span> script</h1>"))
  }

  @Test func `a page begins with a skip link, then the banner and the text`() throws {
    let page = try LittleBook("Text.\n").page()
    #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">"))
    #expect(page.contains("<title>Labels – Little – Little</title>"))
    #expect(page.contains("<body><a href=\"#main\" class=\"skip\">Skip to content</a><header>"))
    #expect(page.contains("<main id=\"main\" tabindex=\"-1\"><h1>Labels</h1>"))
    #expect(page.contains("<p class=\"location\">Chapter 1 of 1. <a href=\"../index.html#"))
    #expect(page.contains("#contents-of-basics\">Part: Little.</a></p>"))
    #expect(page.split(separator: "<h1>").count == 2)
    #expect(!page.contains("<script src"))
  }

  @Test func `the plain text is linked in the head and in the body`() throws {
    let page = try LittleBook("Text.\n").page()
    #expect(page.contains("<link rel=\"alternate\" href=\"index.txt\" type=\"text/plain\">"))
    #expect(page.contains("<a href=\"index.txt\" type=\"text/plain\">plain text, 1\u{A0}kB</a>"))
  }

  @Test func `a heading is spoken once, without extra content`() throws {
    let page = try LittleBook("## First `steps`\n").page()
    #expect(
      page.contains(
        """
        <h2 id="first-steps"><span class="number">1.1</span> First \
        <code lang="en" translate="no">steps</code></h2>
        </main>
        """
      )
    )
  }

  @Test func `headings with the same text have different anchors`() throws {
    let page = try LittleBook("## Check\n\n## Check\n\n## Main\n").page()
    #expect(page.contains("<h2 id=\"check\">"))
    #expect(page.contains("<h2 id=\"check-1\">"))
    // `main` is the ID of the main element.
    #expect(page.contains("<h2 id=\"main-1\">"))
  }

  @Test func `a heading does not take the name of a figure`() throws {
    let page = try LittleBook("## Listing 1\n\n```\na\n```\n").page()
    #expect(page.ranges(of: "id=\"listing-1\"").count == 1)
    #expect(page.contains("<h2 id=\"listing-1-1\">"))
  }

  @Test func `three sections make a table of contents, two do not`() throws {
    let three = try LittleBook("## A\n\n## B\n\n## C\n").page()
    #expect(
      three.contains(
        "<nav aria-label=\"Contents\" class=\"contents\"><details><summary>Contents</summary>\n<ul>"
      )
    )
    #expect(three.contains("<li>1.2 <a href=\"#b\">B</a></li>"))
    #expect(try !LittleBook("## A\n\n## B\n").page().contains("class=\"contents\""))
  }

  @Test(arguments: [(3, false), (4, false), (5, true)])
  func `more than four sources are one Tab stop, and are listed in the plain text`(
    count: Int,
    isFolded: Bool
  ) throws {
    let sources = (1...count).map { "{title: Page \($0), url: \"https://a.example/\($0)\"}" }
    let book = LittleBook(
      chapter: """
        ---
        title: Labels
        description: D.
        sources: [\(sources.joined(separator: ", "))]
        ---
        Text.

        """
    )
    let site = try book.site()
    let page = try #require(site["en/labels/index.html"])
    let summary = "<summary><span data-not-in-text>Sources: \(count)</span></summary>"
    #expect(page.contains("<details>\(summary)\n<ul>") == isFolded)
    #expect(page.contains("<a href=\"https://a.example/\(count)\">Page \(count)</a>"))
    let text = try #require(site["en/labels/index.txt"])
    #expect(text.contains("Page \(count)"))
    #expect(!text.contains("Sources: \(count)"))
  }

  @Test func `a page that lists the chapters of its part does not link to them twice`() throws {
    var book = LittleBook("Text.\n")
    #expect(try book.page().contains("#contents-of-basics\">Part: Little.</a></p>"))
    book.addSecondChapter()
    let page = try book.page()
    #expect(page.contains("<p class=\"location\">Chapter 1 of 2. Part: Little.</p>"))
    #expect(page.contains("<details><summary>In this part: Little</summary>\n<ul><li aria-c"))
  }

  @Test(arguments: [("Why", "Part: Why."), ("Why?", "Part: Why?")])
  func `a part that is a question has no full stop`(title: String, words: String) throws {
    var book = LittleBook("Text.\n")
    let configuration = LittleBook.configuration(languages: ["en"])
      .replacing("{en: Little", with: "{en: \"\(title)\"")
    book.files.bytes["Content/book.yml"] = Array(configuration.utf8)
    #expect(try book.page().contains("\(words)</a></p>"))
    #expect(try book.text().contains(" \(words) Language"))
  }

  @Test func `the footer has no link that the banner has`() throws {
    let page = try LittleBook("Text.\n").page()
    let parts = page.split(separator: "<footer>")
    let links = { (part: Substring) in Set(part.matches(of: #/href="([^"]*)"/#).map(\.output.1)) }
    let banner = try #require(page.split(separator: "</header>").first)
    let footer = try #require(parts.last)
    #expect(!links(footer).isEmpty)
    #expect(links(footer).isDisjoint(with: links(banner.split(separator: "<header>").last ?? "")))
  }

  @Test func `sections have the same numbers on the page and in the plain text`() throws {
    let site = try LittleBook("Words.\n\n## A\n\n### B\n").site()
    let page = try #require(site["en/labels/index.html"])
    let text = try #require(site["en/labels/index.txt"])
    #expect(page.contains("<span class=\"number\">1.1.1</span> B"))
    #expect(text.contains("Section 1.1.1. B."))
    // Headings of other pages are names, not sections of a book.
    #expect(try !#require(site["en/index.html"]).contains("class=\"number\""))
  }

  @Test func `the text begins before the summary and the contents`() throws {
    let book = LittleBook(
      chapter: """
        ---
        title: Labels
        description: What labels are.
        glance: {rule: Name it., check: Listen.}
        ---
        A promise.

        ## A

        ## B

        ## C
        """
    )
    let site = try book.site()
    for name in ["html", "txt"] {
      let page = try #require(site["en/labels/index.\(name)"])
      let places = ["A promise.", "At a glance", "1.2", "Listen."].compactMap {
        page.firstRange(of: $0)?.lowerBound
      }
      let (promise, glance, contents, end) = (places[0], places[1], places[2], places[3])
      #expect(promise < glance && glance < end && end < contents)
    }
  }

  @Test func `a summary shows what is heard before and after the fix of each problem`() throws {
    let book = LittleBook(
      chapter: """
        ---
        title: Labels
        description: What labels are.
        glance:
          - {heard: ic_close_24, after: Close, rule: Name it., check: Listen.}
          - {rule: Shorten it., check: Count the words.}
        ---
        A promise.

        ```voiceover a
        ic_close_24
        Close
        ```
        """
    )
    let site = try book.site()
    let page = try #require(site["en/labels/index.html"])
    #expect(page.contains(/<dt>Heard before<\/dt>\s*<dd>“ic_close_24”<\/dd>/))
    #expect(page.contains(/<dt>Heard after<\/dt>\s*<dd>“Close”<\/dd>/))
    let text = try #require(site["en/labels/index.txt"])
    #expect(text.contains("Heard before: “ic_close_24”.\n"))
    #expect(text.contains("Rule: Shorten it."))
  }

  @Test(arguments: [
    ("[limit]", "[предел]"), ("[nothing happens]", "[ничего не происходит]"),
    ("[silence]", "[тишина]"), ("[announcement] Готово", "[объявление] «Готово»"),
    ("[activated Оплатить]", "[активировано: Оплатить]"), ("Оплатить", "«Оплатить»"),
  ])
  func `a summary names events in the language of the book`(line: String, shown: String) throws {
    let text = """
      ---
      title: Подписи
      description: Что такое подписи.
      glance: {heard: '\(line)', rule: Назовите., check: Послушайте.}
      ---
      Обещание.
      """
    let site = try LittleBook(chapter: text, language: "ru").site()
    #expect(try #require(site["ru/labels/index.html"]).contains("<dd>\(shown)</dd>"))
  }

  @Test func `the list of chapters is one link away from every page`() throws {
    let site = try LittleBook("Text.\n").site()
    #expect(
      try #require(site["en/labels/index.html"])
        .contains("<li><a href=\"../index.html#contents\">Chapters</a></li>")
    )
    #expect(
      try #require(site["en/index.html"])
        .contains("<li><a href=\"index.html#contents\">Chapters</a></li>")
    )
  }

  @Test func `a table that becomes cards has roles and column names`() throws {
    let table = "| A | B's | C |\n|---|---|---|\n| 1 | 2 | 3 |\n"
    let page = try LittleBook(table).page()
    #expect(
      page.contains("<table role=\"table\" style=\"--column-2:'B\\'s';--column-3:'C'\">")
        || page.contains("<table role=\"table\" style=\"--column-2:'B’s';--column-3:'C'\">")
    )
    #expect(page.contains("<th scope=\"row\" role=\"rowheader\">1</th><td role=\"cell\">2</td>"))
    // One of two columns fits, unless they contain sentences.
    let sentence = "What an element is called."
    for (cell, isCard) in [("2", false), (sentence, false), (sentence + " " + sentence, true)] {
      let page = try LittleBook("| A | B |\n|---|---|\n| 1 | \(cell) |\n").page()
      #expect(page.contains("<table><caption") == !isCard)
      #expect(page.contains("<table role=\"table\" style=\"--column-2:'B'\">") == isCard)
    }
  }

  @Test(arguments: [
    ("2", nil), ("What an element is called.", nil), ("`accessibilityDecrement()`", "1.9"),
    ("Доступность, непроизносимость", "1.6"),
  ])
  func `the longer the words of the columns, the wider the window in which rows become cards`(
    cell: String,
    size: String?
  ) throws {
    let row = String(repeating: "| \(cell) ", count: 5) + "|\n"
    let page = try LittleBook("| A | B | C | D | E |\n|---|---|---|---|---|\n" + row).page()
    let box = try #require(page.firstMatch(of: #/<div class="table wide"[^>]*>/#)).0
    #expect(box.firstMatch(of: #/style="font-size:([\d.]+)rem"/#).map { String($0.1) } == size)
  }

  @Test func `tasks state their status in words`() throws {
    let page = try LittleBook("- [x] read\n- [ ] write\n").page()
    #expect(page.contains("<ul><li>Done: read</li>\n<li>To do: write</li>\n</ul>"))
  }

  @Test func `an alert begins with the word for its kind`() throws {
    let page = try LittleBook("> [!WARNING]\n> Mind the gap.\n").page()
    #expect(
      page.contains(
        """
        <aside role="note" class="callout warning"><p class="callout-label">Warning.</p>
        <p>Mind the gap.</p>
        </aside>
        """
      )
    )
  }

  @Test func `a note and its references link to each other in words`() throws {
    let page = try LittleBook("One[^a], two[^a].\n\n## Next\n\n[^a]: The note.\n").page()
    #expect(
      page.contains(
        """
        <p>One (<a href="#note-1" id="note-1-reference-1" class="note-reference" \
        role="doc-noteref">note 1</a>), two (<a href="#note-1" id="note-1-reference-2"
        """
      )
    )
    #expect(page.contains("<div class=\"note\" id=\"note-1\"><p class=\"note-label\">Note 1.</p>"))
    #expect(page.contains("<a href=\"#note-1-reference-2\" role=\"doc-backlink\">"))
    #expect(page.contains(">Back to reference 1.2</a>"))
    // The note is at the end of its section.
    let note = try #require(page.firstRange(of: "id=\"note-1\"")?.lowerBound)
    let next = try #require(page.firstRange(of: "<h2 id=\"next\"")?.lowerBound)
    #expect(note < next)
  }

  @Test func `checklist, terms and sources end the chapter`() throws {
    let page = try LittleBook(
      chapter: """
        ---
        title: Labels
        description: What labels are.
        checklist: ["Every `UIButton` has a label."]
        terms: [{term: label, meaning: "The name."}]
        sources:
          - {title: UIKit, url: "https://example.org/?a=1&b=2", note: The names.}
        ---
        """
    ).page()
    #expect(page.contains("<h2 id=\"checklist\"><span class=\"number\">1.1</span> Checklist</h2>"))
    #expect(
      page.contains(
        "\">Every <code lang=\"en\" translate=\"no\">UIButton</code> has a label.</li>"
      )
    )
    #expect(page.contains("<dl><dt>label</dt>\n<dd>The name.</dd>\n</dl>"))
    #expect(
      page.contains("<li><a href=\"https://example.org/?a=1&amp;b=2\">UIKit</a>. The names.</li>")
    )
  }

  @Test func `a Markdown table gets its section as caption and has row headers`() throws {
    let page = try LittleBook("## Sizes\n\n| Size | Price |\n|---|---|\n| Small | 395 |\n").page()
    #expect(page.contains(">Table 1. Sizes, 1 row, 2 columns.</caption>"))
    #expect(page.contains("<tr><th scope=\"row\">Small</th><td>395</td></tr>"))
  }

  @Test func `a table that may be too wide can be scrolled from the keyboard`() throws {
    let page = try LittleBook("| A | B | C | D |\n|---|---|---|---|\n| 1 | 2 | 3 | 4 |\n").page()
    #expect(
      page.contains(
        "<div class=\"table wide\" role=\"region\" aria-labelledby=\"table-1\" tabindex=\"0\">"
      )
    )
  }

  @Test func `an author's text cannot become markup`() throws {
    let page = try LittleBook(
      chapter: "---\ntitle: \"a < b & \\\"c\\\"\"\ndescription: <script>\n---\n`<b>` &lt;i&gt;\n"
    ).page()
    #expect(page.contains("<h1>a &lt; b &amp; \"c\"</h1>"))
    #expect(!page.contains("<script>"))
    #expect(page.contains("<code lang=\"en\" translate=\"no\">&lt;b&gt;</code> &lt;i&gt;"))
  }

  @Test func `the title of a picture is kept, except for a decorative one`() throws {
    var book = LittleBook(
      "![A dot](dot.png \"Drawn in 2026\")\n\n![](dot.png \"decorative\")\n\n![A dot](dot.png)\n"
    )
    book.files.bytes["Content/en/basics/dot.png"] = [1]
    let page = try book.page()
    let picture = "<img src=\"../../assets/en/basics/dot.png\""
    #expect(page.contains("\(picture) alt=\"A dot\" title=\"Drawn in 2026\">"))
    #expect(page.contains("\(picture) alt=\"\">"))
    #expect(page.contains("\(picture) alt=\"A dot\">"))
    #expect(try book.text().contains("Drawn in 2026."))
  }

  private static func bytes(_ text: String, _ rest: [UInt8]) -> [UInt8] { Array(text.utf8) + rest }

  @Test(arguments: [
    (bytes("GIF89a", [3, 0, 2, 0]), " width=\"3\" height=\"2\""),
    (
      [0x89] + bytes("PNG\r\n\u{1A}\n\0\0\0\rIHDR", [0, 0, 1, 0, 0, 0, 0, 9]),
      " width=\"256\" height=\"9\""
    ),
    (
      [0xFF, 0xD8, 0xFF, 0xFE, 0, 4, 1, 2, 0xFF, 0xC0, 0, 17, 8, 0, 9, 0, 8],
      " width=\"8\" height=\"9\""
    ),
    (bytes("RIFF----WEBPVP8X", [UInt8](repeating: 0, count: 14)), " width=\"1\" height=\"1\""),
    (bytes("<svg width='90' height = \"4.0px\"/>", []), " width=\"90\" height=\"4\""),
    // Exif data may turn a photo, a 'viewBox' has no size, and a percentage is not in pixels.
    (
      [0xFF, 0xD8, 0xFF, 0xE1, 0, 8] + bytes("Exif\0\0", [0xFF, 0xC0, 0, 17, 8, 0, 9, 0, 8]), ""
    ),
    (bytes("<svg viewBox='0 0 9 9'/>", []), ""),
    (bytes("<svg width='100%' height='9'/>", []), ""),
    (bytes("<svg height='9'><rect width='9' height='9'/></svg>", []), ""),
    (bytes("GIF89a", [0, 0, 2, 0]), ""), ([1], ""), ([], ""),
  ])
  func `a picture keeps its place while the page loads`(bytes: [UInt8], size: String) throws {
    var book = LittleBook("![A dot](dot.png)\n")
    book.files.bytes["Content/en/basics/dot.png"] = bytes
    #expect(try book.page().contains("dot.png\" alt=\"A dot\"\(size)>"))
  }

  @Test(arguments: [
    ([UInt8]("GIF89a".utf8) + [30, 0, 20, 0], " width=\"60\" height=\"40\""),
    ([1], " width=\"60\""),
  ])
  func `a picture has the width that its author set`(bytes: [UInt8], size: String) throws {
    var book = LittleBook("![A dot](dot.png){width=60}\n")
    book.files.bytes["Content/en/basics/dot.png"] = bytes
    #expect(try book.page().contains("dot.png\" alt=\"A dot\"\(size)></p>"))
  }

  @Test func `an internal link goes to the page, and a picture to the site's copy`() throws {
    var book = LittleBook("[Start](../index.md#contents) ![A dot](my%20dot.png)\n")
    book.files.bytes["Content/en/basics/my dot.png"] = [1]
    #expect(book.findings == [])
    let site = try book.site()
    let page = try #require(site["en/labels/index.html"])
    #expect(page.contains("<a href=\"../index.html#contents\">Start</a>"))
    #expect(page.contains("<img src=\"../../assets/en/basics/my%20dot.png\" alt=\"A dot\">"))
    #expect(site["assets/en/basics/my dot.png"] != nil)
  }
}
