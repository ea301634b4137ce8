import Foundation
import Publications
import Testing

struct SinglePageTests {
  @Test func `the page is self-contained`() throws {
    let page = try LittleBook(
      "![A dial](dial.png)\n",
      files: ["Content/en/basics/dial.png": "PNG"]
    ).text(.html, "little-en.html")
    #expect(page.contains("<img src=\"data:image/png;base64,UE5H\" alt=\"A dial\">"))
    #expect(page.contains("<link rel=\"stylesheet\" href=\"data:text/css;base64,"))
    #expect(!page.contains("<script"))
    #expect(!page.contains("src=\"../"))
  }

  @Test(arguments: [
    ("[v](values.md)", "<a href=\"#values\">v</a>"),
    ("[v](values.md#numbers)", "<a href=\"#values--numbers\">v</a>"),
    ("[v](../index.md)", "<a href=\"#-introduction\">v</a>"),
    ("[v](https://a.example/b)", "<a href=\"https://a.example/b\">v</a>"),
  ])
  func `links lead to anchors on the page`(text: String, html: String) throws {
    #expect(try LittleBook(text + "\n").text(.html, "little-en.html").contains(html))
  }

  @Test func `every link within the page has an existing target, and anchors are unique`()
    throws
  {
    let page = try LittleBook("A note[^1].\n\n## Numbers\n\n[^1]: The note.\n")
      .text(.html, "little-en.html")
    let names = page.matches(of: #/ id="([^"]+)"/#).map { String($0.1) }
    #expect(Set(names).count == names.count)
    let targets = page.matches(of: /href="#([^"]+)"/).map { String($0.1) }
    #expect(targets.filter { !names.contains($0) } == [])
    #expect(targets.contains("labels--note-1"))
  }

  @Test func `there is one heading of level 1, and no level is skipped`() throws {
    let page = try LittleBook("## Two\n\n### Three\n\nText.\n").text(.html, "little-en.html")
    let levels = page.matches(of: /<h([1-6])[ >]/).compactMap { Int($0.1) }
    #expect(levels.count { $0 == 1 } == 1)
    #expect(zip(levels, levels.dropFirst()).allSatisfy { $1 <= $0 + 1 })
  }
}
