import BookModel
import BookTestSupport
import Diagnostics
import Foundation
import SitePages
import Testing

struct AppearanceTests {
  private func book(_ lines: String) -> LittleBook {
    var book = LittleBook("Text.\n")
    let configuration = LittleBook.configuration(languages: ["en"])
    book.files.bytes["Content/book.yml"] = Array("\(configuration)\n\(lines)\n".utf8)
    book.files.bytes["Site/logo.svg"] = Array("<svg/>".utf8)
    book.files.bytes["Site/own.woff2"] = [0]
    return book
  }

  @Test func `a book without settings has no style sheet of its own`() throws {
    let site = try book("").site()
    #expect(site["book.css"] == nil)
    #expect(try !#require(site["en/index.html"]).contains("book.css"))
  }

  @Test func `an accent colour is used on all pages, unless readers ask for more contrast`() throws
  {
    let site = try book("accent: {light: \"#0A4A66\", dark: \"#9ccbe8\"}").site()
    let sheet = try #require(site["book.css"])
    #expect(sheet.contains("prefers-contrast: no-preference"))
    #expect(sheet.contains("--link: #0a4a66;"))
    #expect(sheet.contains("--link: #9ccbe8;"))
    for page in ["en/index.html", "en/labels/index.html", "en/404.html"] {
      #expect(try #require(site[page]).contains("book.css"), "\(page)")
    }
  }

  @Test(arguments: [
    ("{light: \"#ffd694\", dark: \"#9ccbe8\"}", "choose a darker colour"),
    ("{light: \"#0a4a66\", dark: \"#0a4a66\"}", "choose a lighter colour"),
    (
      "{light: blue, dark: \"#9ccbe8\"}",
      "write '\"#rrggbb\"' with six hexadecimal digits, in quotation marks"
    ),
  ])
  func `a colour that can't be read on the page is reported`(accent: String, help: String) {
    let findings = book("accent: \(accent)").findings
    #expect(findings.map(\.id) == ["wrong-value"])
    #expect(findings.first?.help == help)
  }

  @Test(arguments: [
    ("#000000", "#ffffff", 21.0), ("#777777", "#ffffff", 4.48), ("#ff0000", "#ffffff", 4.0),
    ("#9ccbe8", "#16171b", 10.34),
    ("#fbfaf6", "#fbfaf6", 1.0),
  ])
  func `contrast is computed as in WCAG`(one: String, other: String, ratio: Double) throws {
    let (one, other) = (try #require(SiteColor(one)), try #require(SiteColor(other)))
    #expect(abs(one.contrast(with: other) - ratio) < 0.01)
    #expect(one.contrast(with: other) == other.contrast(with: one))
  }

  @Test func `the page colours are those of the style sheet`() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Site/style.css").standardized
    let sheet = try String(contentsOf: file, encoding: .utf8)
    #expect(sheet.contains("--paper: \(SiteColor.lightPaper.text);"))
    #expect(sheet.contains("--paper: \(SiteColor.darkPaper.text);"))
  }

  @Test func `fonts, a logo, a footer and metadata are on each page`() throws {
    let site = try book(
      """
      logo: logo.svg
      fonts: {text: "Own, serif", files: {Own: own.woff2}}
      footer: "Made by [us](https://example.org)."
      head: [{name: theme-color, content: "#ffffff"}, {rel: me, href: "https://example.org/us"}]
      """
    ).site()
    let page = try #require(site["en/labels/index.html"])
    #expect(page.contains("<img src=\"../../logo.svg\" alt=\"\">Little</a>"))
    #expect(page.contains("<p>Made by <a href=\"https://example.org\""))
    #expect(page.contains("<meta name=\"theme-color\" content=\"#ffffff\">"))
    #expect(page.contains("<link rel=\"me\" href=\"https://example.org/us\">"))
    let sheet = try #require(site["book.css"])
    #expect(sheet.contains("src: url(own.woff2);"))
    #expect(sheet.contains("--text: Own, serif;"))
  }

  @Test func `a card is named with its full address and its words, or not at all`() throws {
    let card = "card: logo.svg"
    let site = try book("\(card)\naddress: https://example.org/book").site()
    let page = try #require(site["en/labels/index.html"])
    let image = "<meta property=\"og:image\" content=\"https://example.org/book/logo.svg\">"
    #expect(page.contains(image))
    #expect(page.contains("<meta property=\"og:image:alt\" content=\"Little. "))
    #expect(try book(card).site()["en/labels/index.html"]?.contains("og:image") == false)
  }

  @Test func `how to write elements of the head is said if they are no list`() {
    let findings = book("head: <meta name=\"theme-color\">").findings
    #expect(findings.first?.help?.contains("'- {name: …, content: …}'") == true)
  }

  @Test(arguments: [
    "logo: missing.svg", "card: missing.png", "fonts: {text: \"a; b\"}",
    "head: [{rel: stylesheet, href: a.css}]",
    "head: [{rel: icon, href: \"https://example.org/icon.png\"}]",
    "head: [{rel: me, href: \"javascript:alert(1)\"}]",
    "head: [{name: theme-color}]", "fonts: {files: {Own: missing.woff2}}",
  ])
  func `settings that would not work are reported`(line: String) {
    #expect(book(line).findings.map(\.id) == ["wrong-value"])
  }
}
