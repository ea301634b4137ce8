import Foundation
import Testing

/// The preview as a browser and an author see it.
struct ServeTests {
  private func get(_ path: String, _ port: UInt16, host: String = "127.0.0.1") throws -> String {
    try #require(BrowserConnection(port: port, "GET \(path)", host: host)).read()
  }

  @Test func `pages have their content type, and nothing outside the site is served`()
    async throws
  {
    let tool = try await Tool()
    let preview = try RunningPreview(tool)
    let port = try #require(await preview.port())
    try #require(await preview.line(with: " pages, ") != nil)
    let page = try get("/en/button/", port)
    #expect(page.hasPrefix("HTTP/1.1 200 OK\r\n"))
    #expect(page.contains("Content-Type: text/html; charset=utf-8\r\n"))
    #expect(page.contains("<p>Words."))
    #expect(try get("/style.css", port).hasSuffix("\r\n\r\nbody { color: black }\n"))
    #expect(try get("/en/button", port).contains("Location: /en/button/\r\n"))
    for path in ["/../Content/book.yml", "/%2e%2e/Content/book.yml", "/..%2fContent%2fbook.yml"] {
      let answer = try get(path, port)
      #expect(answer.hasPrefix("HTTP/1.1 404 ") || answer.hasPrefix("HTTP/1.1 400 "), "\(path)")
      #expect(!answer.contains("parts:"))
    }
    let head = try #require(BrowserConnection(port: port, "HEAD /en/button/")).read()
    #expect(head.hasSuffix("\r\n\r\n"))
    let post = try #require(BrowserConnection(port: port, "POST /en/button/")).read()
    #expect(post.hasPrefix("HTTP/1.1 405 "))
    // A host name of another site that resolves to this machine.
    #expect(try get("/en/", port, host: "book.example").hasPrefix("HTTP/1.1 403 "))
    #expect(!FileManager.default.fileExists(atPath: tool.folder.appending(path: "build/site").path))
  }

  @Test func `a saved page is updated, and browsers that show it are notified`() async throws {
    let tool = try await Tool()
    let preview = try RunningPreview(tool)
    let port = try #require(await preview.port())
    let first = try #require(await preview.line(with: " pages, "))
    let request = "GET /-preview/events?page=%2Fen%2Fbutton%2F"
    let events = try #require(BrowserConnection(port: port, request))
    let before = events.read(until: "data: ")
    #expect(before.contains("Content-Type: text/event-stream\r\n"))
    try tool.write(
      Tool.chapter.replacing("Words.", with: "Other words."),
      to: "Content/en/basics/button.md"
    )
    #expect(events.read(until: "data: ").contains("event: mark"))
    #expect(try get("/en/button/", port).contains("<p>Other words."))
    #expect(await preview.line(with: "A file has changed.", from: first.next) != nil)
  }

  @Test func `findings are shown in the console and on the page, until they are fixed`()
    async throws
  {
    let tool = try await Tool()
    let preview = try RunningPreview(tool)
    let port = try #require(await preview.port())
    let first = try #require(await preview.line(with: " pages, "))
    try tool.write(
      Tool.chapter.replacing("Words.", with: "See [it](missing.md)."),
      to: "Content/en/basics/button.md"
    )
    let told = try #require(await preview.line(with: "[broken-link]", from: first.next))
    #expect(told.text.hasPrefix("Content/en/basics/button.md:5:"))
    let second = try #require(await preview.line(with: " pages, ", from: told.next))
    let page = try get("/ru/button/", port)
    #expect(page.contains("<section id=\"preview-findings\" lang=\"en\""))
    #expect(page.contains("Content/en/basics/button.md:5:"))
    try tool.write(Tool.chapter, to: "Content/en/basics/button.md")
    // A busy machine may see the first change in two steps, and report it twice.
    var next = second.next
    while try get("/ru/button/", port).contains("preview-findings") {
      next = try #require(await preview.line(with: " pages, ", from: next)).next
    }
  }

  @Test func `a page has the same weight in the preview as on the site`() async throws {
    let tool = try await Tool()
    let rows = String(repeating: "Words of it.\n\n", count: 3_300)
    for language in ["en", "ru"] {
      try tool.write(
        Tool.chapter.replacing("Words.", with: rows),
        to: "Content/\(language)/basics/button.md"
      )
    }
    let preview = try RunningPreview(tool, "--no-run")
    let port = try #require(await preview.port())
    try #require(await preview.line(with: " pages, ") != nil)
    #expect(try get("/en/button/", port).contains("page-weight"))
  }

  @Test func `an unreadable book leaves the pages as they were`() async throws {
    let tool = try await Tool()
    let configuration = try tool.read("Content/book.yml")
    let preview = try RunningPreview(tool)
    let port = try #require(await preview.port())
    let first = try #require(await preview.line(with: " pages, "))
    try tool.write("title: [", to: "Content/book.yml")
    let second = try #require(await preview.line(with: " pages, ", from: first.next))
    let page = try get("/en/button/", port)
    #expect(page.contains("preview-findings"))
    #expect(page.contains("<p>Words."))
    try tool.write(configuration, to: "Content/book.yml")
    #expect(await preview.line(with: " pages, ", from: second.next) != nil)
    #expect(try !get("/en/button/", port).contains("preview-findings"))
  }

  @Test(arguments: ["Site", "Missing"])
  func `a folder without a book is an error, as in a check`(folder: String) async throws {
    let tool = try await Tool()
    let run = try await tool.run("serve", "--port", "0", "--book", folder)
    #expect(run.status == 1)
    #expect(run.output == "")
    #expect(
      run.errors.hasPrefix(
        """
        \(folder)/Content/book.yml: error: there is no 'Content/book.yml' [missing-file]
          help: run the tool in the folder of a book, or name the folder with '--book'
        1 error in 1 file.

        """
      )
    )
    #expect(try await tool.run("check", "--book", folder).errors == run.errors)
  }

  @Test func `a misnamed configuration is an error that says how to rename it`() async throws {
    let tool = try await Tool()
    try tool.write("title: Little\n", to: "Other/Content/book.yaml")
    let run = try await tool.run("serve", "--port", "0", "--book", "Other")
    #expect(run.status == 1)
    #expect(run.errors.contains("  help: rename 'Content/book.yaml' to 'book.yml'\n"))
  }

  @Test func `a port in use is an error with a solution`() async throws {
    let tool = try await Tool()
    let preview = try RunningPreview(tool)
    let port = try #require(await preview.port())
    let run = try await tool.run("serve", "--port", "\(port)")
    #expect(run.status == 2)
    #expect(run.errors.contains("Port \(port) is already in use"))
    #expect(run.errors.contains("'--port 0'"))
  }

  @Test(arguments: [
    (["--host", "nowhere"], "This machine has no address 'nowhere'."),
    (["--port", "70000"], "'--port' must be from 0 to 65535."),
  ])
  func `an unavailable address is an error`(arguments: [String], words: String) async throws {
    let run = try await Tool().run(["serve"] + arguments)
    #expect(run.status == 2)
    #expect(run.errors.contains(words))
  }
}
