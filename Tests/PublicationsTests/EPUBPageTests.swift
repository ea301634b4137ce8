import Testing

struct EPUBPageTests {
  @Test func `a chapter declares its role for readers and screen readers`() throws {
    let chapter = try UnpackedEPUB("Text.\n").chapter()
    #expect(
      chapter.contains(
        "<section epub:type=\"chapter\" role=\"doc-chapter\" aria-labelledby=\"main\">"
          + "<h1 id=\"main\">Labels</h1>"
      )
    )
    #expect(chapter.contains("<html xmlns=\"http://www.w3.org/1999/xhtml\""))
    #expect(chapter.contains("lang=\"en\" xml:lang=\"en\" dir=\"ltr\">"))
    #expect(chapter.contains("<title>Labels – Little &amp; &lt;big&gt;</title>"))
  }

  @Test func `a note, its reference and its backlink have their roles`() throws {
    let chapter = try UnpackedEPUB("A note[^1].\n\n[^1]: The note.\n").chapter()
    #expect(chapter.contains("href=\"#note-1\" epub:type=\"noteref\""))
    #expect(chapter.contains("role=\"doc-noteref\""))
    #expect(chapter.contains("<aside epub:type=\"footnote\" role=\"doc-footnote\""))
    #expect(chapter.contains("epub:type=\"backlink\" role=\"doc-backlink\""))
  }

  @Test func `every note of a page has its own name`() throws {
    let chapter = try UnpackedEPUB("A note[^1], another[^b].\n\n[^1]: One.\n[^b]: Two.\n").chapter()
    #expect(chapter.contains("id=\"note-1\" aria-label=\"Note 1\""))
    #expect(chapter.contains("id=\"note-2\" aria-label=\"Note 2\""))
  }

  @Test(arguments: [
    // To another chapter, to a section of it, to a missing section, and within the page.
    ("[v](values.md)", "<a href=\"values.xhtml\">v</a>"),
    ("[v](values.md#numbers)", "<a href=\"values.xhtml#numbers\">v</a>"),
    ("[v](../index.md)", "<a href=\"../introduction.xhtml\">v</a>"),
    ("[v](../index.md#first)", "<a href=\"../introduction.xhtml#first\">v</a>"),
    ("[v](https://a.example/b)", "<a href=\"https://a.example/b\">v</a>"),
    ("[v](#here)\n\n## Here", "<a href=\"#here\">v</a>"),
  ])
  func `links have the same targets as on the site`(text: String, html: String) throws {
    #expect(try UnpackedEPUB(text + "\n").chapter().contains(html))
  }

  @Test func `the link to the part leads to the contents of the book`() throws {
    let publication = try UnpackedEPUB("Text.\n")
    #expect(try publication.chapter().contains("href=\"../nav.xhtml#contents-of-basics\""))
    #expect(try publication.text("nav.xhtml").contains("<li id=\"contents-of-basics\">"))
  }

  @Test func `a file that is not in the book is linked on the site, if its address is known`()
    throws
  {
    let files = ["Content/en/basics/data.pdf": "%PDF"]
    let alone = try UnpackedEPUB("[Data](data.pdf)\n", files: files)
    #expect(try alone.chapter().contains("<p>Data</p>") || alone.chapter().contains(">Data</p>"))
    #expect(try !alone.chapter().contains("data.pdf"))
    let published = try UnpackedEPUB(
      "[Data](data.pdf)\n",
      settings: "address: https://book.example",
      files: files
    )
    #expect(
      try published.chapter()
        .contains("href=\"https://book.example/assets/en/basics/data.pdf\"")
    )
  }

  @Test func `words of another language are also marked for XML`() throws {
    let chapter = try UnpackedEPUB("The word «одна пицца» is Russian.\n").chapter()
    #expect(chapter.contains("<span lang=\"ru\" xml:lang=\"ru\">одна пицца</span>"))
  }

  @Test func `nothing that needs scripts of the site remains`() throws {
    let publication = try UnpackedEPUB("A note[^1].\n\n[^1]: The note.\n")
    for path in publication.paths where path.hasSuffix(".xhtml") {
      #expect(try !publication.text(path).contains(" data-"), "\(path)")
      #expect(try !publication.text(path).contains("<script"), "\(path)")
    }
  }

  @Test func `a wide table is not a scrollable region on a page that does not scroll`() throws {
    let table = "| A | B | C | D |\n|---|---|---|---|\n| 1 | 2 | 3 | 4 |\n"
    let chapter = try UnpackedEPUB(table).chapter()
    #expect(chapter.contains("<th scope=\"col\">A</th>"))
    #expect(chapter.contains("<th scope=\"row\">1</th>"))
    #expect(!chapter.contains("tabindex"))
    #expect(!chapter.contains("role=\"region\""))
  }

  @Test func `a table becomes cards if a small page would break its words`() throws {
    let table = "| Name | It\\'s for |\n|---|---|\n| `accessibilityIncrement()` | adjustables |\n"
    let publication = try UnpackedEPUB(table)
    let chapter = try publication.chapter()
    #expect(chapter.contains("<table role=\"table\" style=\"--column-2:'It\\'s for'\">"))
    #expect(chapter.contains("<th scope=\"row\" role=\"rowheader\"><code"))
    let style = try publication.text("style.css")
    let rule = ".table table[style] td:nth-child(2)::before { content: var(--column-2); }"
    #expect(style.contains(rule))
    #expect(!style.contains("td { overflow-wrap: anywhere"))
  }

  @Test func `gestures and spoken lines are distinguished in words, and gestures have no number`()
    throws
  {
    let text = """
      ```swift
      let size = 1
      ```

      ```voiceover size
      Size, Small, adjustable
      > swipe up
      Medium
      ```

      """
    let publication = try UnpackedEPUB(text)
    let chapter = try publication.chapter()
    #expect(chapter.contains("<li class=\"gesture\">You: swipe up</li>"))
    #expect(chapter.contains("<li value=\"2\"><b>Medium</b></li>"))
    #expect(try publication.text("style.css").contains(".transcript li.gesture {"))
  }

  @Test func `the style sheet has no pixels, text colours or physical sides`() throws {
    let style = try UnpackedEPUB("Text.\n").text("style.css")
    #expect(!style.contains("px"))
    #expect(!style.contains("background"))
    #expect(!style.contains(" color:"))
    #expect(!style.contains("direction"))
  }
}
