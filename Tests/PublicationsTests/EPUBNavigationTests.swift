import Testing

struct EPUBNavigationTests {
  @Test func `the contents list parts, chapters and sections in reading order`() throws {
    let contents =
      try UnpackedEPUB("## Why\n\nText.\n").text("nav.xhtml")
      .split(separator: "</nav>").first.map(String.init) ?? ""
    let targets = contents.matches(of: /href="([^"]+)"/).map { String($0.1) }
    #expect(
      targets.filter { !$0.hasSuffix(".css") }.prefix(6) == [
        "cover.xhtml", "introduction.xhtml", "introduction.xhtml#first", "text/labels.xhtml",
        "text/labels.xhtml#why", "text/values.xhtml",
      ]
    )
    #expect(contents.contains("<nav epub:type=\"toc\" role=\"doc-toc\""))
    #expect(contents.contains("<span>Basics</span>"))
  }

  @Test func `the landmarks are the cover, the contents and the beginning of the text`() throws {
    let nav = try UnpackedEPUB("Text.\n").text("nav.xhtml")
    #expect(
      nav.contains("<nav epub:type=\"landmarks\" aria-label=\"Landmarks\" hidden=\"\">")
    )
    #expect(nav.contains("<a href=\"cover.xhtml\" epub:type=\"cover\">Cover</a>"))
    #expect(nav.contains("<a href=\"#contents\" epub:type=\"toc\">"))
    #expect(nav.contains("<a href=\"text/labels.xhtml\" epub:type=\"bodymatter\">"))
  }

  @Test func `the cover has alternative text in the language of the book`() throws {
    let publication = try UnpackedEPUB("Text.\n", language: "ru", languages: ["en", "ru"])
    let cover = try publication.text("cover.xhtml")
    #expect(cover.contains("role=\"doc-cover\""))
    #expect(cover.contains("alt=\"Обложка: «Little &amp; &lt;big>». A book.\""))
    #expect(
      try publication.text("package.opf").contains(
        "media-type=\"image/svg+xml\" properties=\"cover-image\""
      )
    )
  }
}
