import BookChecks
import BookModel
import BookTestSupport
import Diagnostics
import Testing

struct StatementTests {
  @Test(arguments: ["en", "ru"])
  func `the statement names every check that fails a build, in its language`(
    language: String
  ) throws {
    let site = try LittleBook("", language: language).site()
    let page = try #require(site["\(language)/accessibility/index.html"])
    let start = try #require(page.firstRange(of: "id=\"checked\"")?.upperBound)
    let end = try #require(page.firstRange(of: "id=\"cost\"")?.lowerBound)
    let list = page[start..<end]
    let checks = Check.all.flatMap(\.rules).count { $0.severity == .error } + 1
    #expect(list.ranges(of: "<li>").count == checks)
    #expect(!list.contains("<code"))
  }

  @Test(arguments: [
    ("en", "The most recent change recorded in this edition is from 3 November 2026."),
    ("ru", "Последнее изменение, указанное в этом издании, сделано 3 ноября 2026 года."),
  ])
  func `the statement contains the day of the last change`(
    language: String,
    sentence: String
  ) throws {
    let changes = "changes: [{date: 2026-11-03, note: New.}, {date: 2025-12-24, note: Old.}]"
    let chapter = "---\ntitle: Labels\ndescription: D.\n\(changes)\n---\nText.\n"
    let book = LittleBook(chapter: chapter, language: language)
    #expect(try #require(book.site()["\(language)/accessibility/index.txt"]).contains(sentence))
    let silent = try #require(LittleBook("").site()["en/accessibility/index.txt"])
    #expect(!silent.contains("most recent change"))
  }

  @Test(arguments: ["accessibility", "report", "plain-text"])
  func `a page about the book names the book`(name: String) throws {
    let page = try #require(LittleBook("").site()["en/\(name)/index.html"])
    #expect(page.contains("<p class=\"location\"><a href=\"../index.html\">Little.</a></p>"))
  }

  @Test func `a custom language lists checks by their IDs until their names are translated`()
    throws
  {
    var book = LittleBook("")
    book.files.bytes["Content/book.yml"] = Array(
      (LittleBook.configuration(languages: ["en", "xx"]) + "\npartial: [xx]\n").utf8
    )
    book.files.bytes["Content/xx/words.yml"] = Array(
      "statement: {checks: {broken-link: xyz}}\n".utf8
    )
    book.files.bytes["Content/xx/index.md"] = Array("---\ntitle: T\ndescription: D\n---\n".utf8)
    let page = try #require(book.site()["xx/accessibility/index.html"])
    #expect(page.contains("<li>xyz</li>"))
    #expect(page.contains("<code lang=\"en\" translate=\"no\">broken-anchor</code>"))
  }
}
