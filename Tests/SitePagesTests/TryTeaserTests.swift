import BookModel
import BookTestSupport
import Testing

/// The small form on the home page.
struct TryTeaserTests {
  private func home(
    _ language: String = "en",
    files: [String] = ["try.js", "speech.js", "try-teaser.js"]
  ) throws -> String {
    var book = LittleBook("Text.\n", language: language)
    for file in files { book.files.bytes["Site/\(file)"] = [] }
    return try #require(book.site()["\(language)/index.html"])
  }

  @Test(arguments: [
    ("en", "Close", "<b>Close</b>, <i class=\"t\">Button</i>"),
    ("ru", "Закрыть", "<b>Закрыть</b>, <i class=\"t\">Кнопка</i>"),
  ])
  func `the form shows an element with its computed line`(
    language: String,
    label: String,
    line: String
  ) throws {
    let page = try home(language)
    #expect(page.contains("<input name=\"label\" value=\"\(label)\">"))
    #expect(page.contains("<span aria-live=\"polite\" lang=\"\(language)\">\(line)</span>"))
    #expect(page.matches(of: #/ checked>/#).count == 1)
    #expect(page.contains("value=\"button\" checked"))
  }

  @Test func `the form follows the first steps and leads to the page with all fields`() throws {
    let page = try home()
    let steps = try #require(page.firstRange(of: "<ul class=\"steps\">"))
    let form = try #require(page.firstRange(of: "<form class=\"teaser\""))
    #expect(steps.lowerBound < form.lowerBound)
    #expect(page[form.lowerBound...].prefix { $0 != ">" }.contains("action=\"try/index.html\""))
  }

  @Test func `the page does not load the speech model`() throws {
    let page = try home()
    #expect(page.contains("<script src=\"../try-teaser.js\" defer"))
    #expect(!page.contains("speech.js\""))
    #expect(!page.contains("try.js\""))
  }

  @Test(arguments: [["try.js", "speech.js"], ["try-teaser.js"], []])
  func `a site without one of the scripts has no form`(files: [String]) throws {
    #expect(try !home(files: files).contains("class=\"teaser\""))
  }

  @Test func `chapters have no form, and neither has the plain text`() throws {
    var book = LittleBook("Text.\n")
    for file in ["try.js", "speech.js", "try-teaser.js"] { book.files.bytes["Site/\(file)"] = [] }
    let site = try book.site()
    #expect(try !#require(site["en/labels/index.html"]).contains("teaser"))
    #expect(try !#require(site["en/index.txt"]).contains("Traits"))
  }
}
