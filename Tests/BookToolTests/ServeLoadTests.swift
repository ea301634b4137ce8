import Foundation
import Testing

/// Many readers, slow ones and many edits do the preview no harm.
@Suite(.serialized)
struct ServeLoadTests {
  private static let events = "GET /-preview/events?page=%2Fen%2Fbutton%2F"

  private func start(_ tool: Tool) async throws -> (preview: RunningPreview, port: UInt16) {
    try tool.removeCode()
    let preview = try RunningPreview(tool)
    let port = try #require(await preview.port())
    try #require(await preview.line(with: " pages, ") != nil)
    return (preview, port)
  }

  private func get(_ path: String, _ port: UInt16) throws -> String {
    try #require(BrowserConnection(port: port, "GET \(path)")).read()
  }

  /// Whether an answer has the length that it states.
  private func isWhole(_ answer: String) -> Bool {
    guard let end = answer.range(of: "\r\n\r\n") else { return false }
    return answer[..<end.lowerBound]
      .contains("Content-Length: \(answer[end.upperBound...].utf8.count)\r\n")
  }

  @Test func `a thousand requests are answered, each with its page`() async throws {
    let (preview, port) = try await start(Tool())
    for number in 0..<1000 {
      let isPage = number % 2 == 0
      let answer = try get(isPage ? "/en/button/" : "/en/missing-\(number)/", port)
      let isRight = answer.hasPrefix(isPage ? "HTTP/1.1 200 OK\r\n" : "HTTP/1.1 404 ")
      guard isRight, !isPage || answer.contains("<p>Words."), isWhole(answer) else {
        Issue.record("request \(number): \(answer)")
        break
      }
    }
    withExtendedLifetime(preview) {}
  }

  @Test func `connections that never finish a request keep no one out`() async throws {
    let (preview, port) = try await start(Tool())
    let slow = (0..<400).compactMap { number in
      BrowserConnection(port: port, "GET /\(number)", isComplete: false)
    }
    #expect(slow.count == 400)
    for _ in 0..<20 { #expect(try get("/en/button/", port).hasPrefix("HTTP/1.1 200 OK\r\n")) }
    withExtendedLifetime((preview, slow)) {}
  }

  @Test func `every browser that shows a page is notified of its edit`() async throws {
    let tool = try await Tool()
    let (preview, port) = try await start(tool)
    let streams = (0..<200).compactMap { _ in BrowserConnection(port: port, Self.events) }
    #expect(streams.count == 200)
    for stream in streams { #expect(stream.read(until: "data: ").contains("text/event-stream")) }
    let chapter = try tool.read("Content/en/basics/button.md")
    try tool.write(chapter + "\nMore words.\n", to: "Content/en/basics/button.md")
    for stream in streams { #expect(stream.read(until: "data: ").contains("event: mark")) }
    #expect(try get("/en/button/", port).contains("More words."))
    withExtendedLifetime(preview) {}
  }

  #if os(Linux)
  @Test func `of more than five hundred connections, the oldest are closed`() async throws {
    let (preview, port) = try await start(Tool())
    let own = preview.sockets
    let open = (0..<520).compactMap { number in
      BrowserConnection(port: port, "GET /\(number)", isComplete: false)
    }
    #expect(open.count == 520)
    // Connections are accepted in order, so all others are when this one is answered.
    #expect(try get("/en/button/", port).hasPrefix("HTTP/1.1 200 OK\r\n"))
    #expect((490...500).contains(preview.sockets - own))
    #expect(open[0].read() == "")
    withExtendedLifetime((preview, open)) {}
  }

  @Test func `edits and readers that come and go take no more and more memory`() async throws {
    let tool = try await Tool()
    let (preview, port) = try await start(tool)
    let chapter = try tool.read("Content/en/basics/button.md")
    var line = 0
    func edit(_ count: Int) async throws -> Int {
      for number in 0..<count {
        let streams = (0..<20).map { _ in BrowserConnection(port: port, Self.events) }
        let words = "Edit \(number) of \(count)."
        try tool.write("\(chapter)\n\(words)\n", to: "Content/en/basics/button.md")
        line = try #require(await preview.line(with: "A file has changed.", from: line)).next
        // A write may be noticed twice, and the site of the first time is announced before the words
        // are in it.
        repeat {
          line = try #require(await preview.line(with: " pages, ", from: line)).next
        } while try !get("/en/button/", port).contains(words)
        withExtendedLifetime(streams) {}
      }
      return try #require(preview.memory)
    }
    line = try #require(await preview.line(with: " pages, ")).next
    let before = try await edit(10)
    let after = try await edit(40)
    // A kept site or connection for each edit would be much more.
    #expect(after < before + 32 << 10, "\(before) KiB, then \(after) KiB")
  }
  #endif
}
