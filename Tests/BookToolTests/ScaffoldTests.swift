import Foundation
import Testing

/// What the tool begins for an author can be built at once.
struct ScaffoldTests {
  @Test func `a new book is built, in every format that needs no other program`() async throws {
    let tool = try await Tool()
    let start = try await tool.run("init", "Handbook")
    #expect(start.status == 0, "\(start.errors)")
    let run = try await tool.run("build", "--book", "Handbook", "--format", "site,epub,text,html")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors == "")
    #expect(run.output.contains("2 transcripts computed (en 1, ru 1)"))
    for path in [
      "site/ru/first-button/index.html", "epub/new-book-en.epub", "text/new-book-ru.txt",
      "html/new-book-en.html",
    ] {
      #expect(try !tool.read("Handbook/build/\(path)").isEmpty, "\(path)")
    }
  }

  @Test func `a folder that holds something is left alone`() async throws {
    let tool = try await Tool()
    try tool.write("mine", to: "Handbook/thesis.txt")
    let run = try await tool.run("init", "Handbook")
    #expect(run.status == 1)
    #expect(run.errors == "Error: 'Handbook' is there already; name a new folder.\n")
    let names = try FileManager.default.contentsOfDirectory(
      atPath: tool.folder.appending(path: "Handbook").path(percentEncoded: false)
    )
    #expect(names == ["thesis.txt"])
  }

  @Test func `a new chapter is built in each language`() async throws {
    let tool = try await Tool()
    let start = try await tool.run("new", "chapter", "second-button")
    #expect(start.status == 0, "\(start.errors)")
    #expect(try tool.read("Content/book.yml").contains("chapters: [button, second-button]\n"))
    let run = try await tool.run("build")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors == "")
    #expect(try tool.read("build/site/en/second-button/index.txt").contains("\n1. Buy, Button\n"))
    #expect(
      try tool.read("build/site/ru/second-button/index.txt").contains("\n1. Купить, Кнопка\n")
    )
  }

  @Test(arguments: [
    (["new", "chapter", "button"], 1, "there is a chapter 'button' already"),
    (
      ["new", "chapter", "other", "--part", "basic"], 1,
      "there is no part 'basic'; there are 'basics'"
    ),
    (["new", "chapter", "../other"], 2, "'../other' is no name for an address"),
    (["new", "chapter", "Other"], 2, "'Other' is no name for an address"),
  ])
  func `a chapter that cannot be begun leaves the book as it was`(
    arguments: [String],
    status: Int,
    words: String
  ) async throws {
    let tool = try await Tool()
    let before = try tool.read("Content/book.yml")
    let run = try await tool.run(arguments)
    #expect(run.status == status)
    #expect(run.errors.contains(words))
    #expect(try tool.read("Content/book.yml") == before)
  }
}
