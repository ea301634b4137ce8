import FlyingSocks
import Foundation
import Preview
import Testing

struct PreviewServerTests {
  /// Starts a server and sends it bytes.
  ///
  /// - Returns: everything it answers until it closes the connection.
  private func answer(to request: String) async throws -> String {
    let server = try PreviewServer(host: PreviewServer.loopback, port: 0, timeout: .seconds(5))
    return try await withPort(of: server) { port in
      try await Self.answer(to: request.replacing("PORT", with: "\(port)"), port: port)
    }
  }

  private static func answer(to request: String, port: UInt16) async throws -> String {
    let socket = try await connected(to: port)
    var received: [UInt8] = []
    do {
      try await socket.write(Data(request.utf8))
      while true { received += try await socket.read(atMost: 4096) }
    } catch {
      // The end of the answer; also a reset, if the server didn't read everything.
    }
    return String(decoding: received, as: UTF8.self)
  }

  private static func connected(to port: UInt16) async throws -> AsyncSocket {
    // The default of five seconds passes where a thousand other tests wait for the processors.
    try await .connected(to: .inet(ip4: PreviewServer.loopback, port: port), timeout: 50)
  }

  /// Runs a server with a page of a word, and a large one.
  private func withPort<Result>(
    of server: PreviewServer,
    _ body: (UInt16) async throws -> Result
  ) async throws -> Result {
    server.show(
      PreviewSite(files: [
        "index.html": PreviewFile(bytes: Array("Words".utf8), startOfBody: 0),
        "large.html": PreviewFile(bytes: Array(repeating: 65, count: 1 << 20), startOfBody: 0),
      ])
    )
    let (addresses, continuation) = AsyncStream.makeStream(of: String.self)
    let running = Task { try await server.run { continuation.yield($0) } }
    defer { running.cancel() }
    var ready = addresses.makeAsyncIterator()
    let address = try #require(await ready.next())
    return try await body(
      try #require(address.split(separator: ":").last.flatMap { UInt16($0.dropLast()) })
    )
  }

  private func get(_ headers: String...) async throws -> String {
    let lines = ["GET / HTTP/1.1"] + headers + ["Connection: close", "", ""]
    return try await answer(to: lines.joined(separator: "\r\n"))
  }

  @Test(.timeLimit(.minutes(1)), arguments: ["127.0.0.1:PORT", "localhost:PORT", "LOCALHOST"])
  func `a host name of this machine is answered`(host: String) async throws {
    let answer = try await get("Host: \(host)")
    #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"))
    #expect(answer.hasSuffix("Words"))
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      "127.0.0.1:PORT, evil.example", "127.0.0.1, evil.example", "evil.example",
      "127.0.0.1.evil.example", "localhost:PORT:evil.example", "127.0.0.1:", "",
      "127.0.0.1:PORT\r\nHost: evil.example",
    ]
  )
  func `any other host name is refused`(host: String) async throws {
    #expect(try await get("Host: \(host)").hasPrefix("HTTP/1.1 403 Forbidden\r\n"))
  }

  @Test(.timeLimit(.minutes(1)), arguments: ["same-origin", "none", "same-site"])
  func `the preview's own pages and the author are answered`(origin: String) async throws {
    let answer = try await get("Host: 127.0.0.1", "Sec-Fetch-Site: \(origin)")
    #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"))
  }

  @Test(.timeLimit(.minutes(1)), arguments: ["cross-site", "Cross-Site"])
  func `a page of another site is refused`(origin: String) async throws {
    let answer = try await get("Host: 127.0.0.1", "sec-fetch-site: \(origin)")
    #expect(answer.hasPrefix("HTTP/1.1 403 Forbidden\r\n"))
    #expect(!answer.contains("Words"))
  }

  @Test(.timeLimit(.minutes(1)), arguments: ["/", "/missing", "/-preview/script.js"])
  func `no other site may include or frame an answer`(path: String) async throws {
    let answer = try await answer(
      to: "GET \(path) HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"
    )
    #expect(answer.contains("\r\nCross-Origin-Resource-Policy: same-origin\r\n"))
    #expect(answer.contains("\r\nContent-Security-Policy: frame-ancestors 'self'\r\n"))
  }

  @Test(.timeLimit(.minutes(1)))
  func `a request that is too long is refused`() async throws {
    for request in [
      "GET /\(String(repeating: "a", count: 1 << 20)) HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
      "GET / HTTP/1.1\r\n\(String(repeating: "A: b\r\n", count: 2_000))\r\n",
      String(repeating: "a", count: 9 << 10),
    ] {
      let answer = try await answer(to: request)
      #expect(answer.isEmpty || answer.hasPrefix("HTTP/1.1 431 "))
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func `requests on one connection are answered in order`() async throws {
    let answer = try await answer(
      to: """
        GET / HTTP/1.1\r
        Host: 127.0.0.1\r
        \r
        \r
        HEAD / HTTP/1.1\r
        Host: 127.0.0.1\r
        \r
        POST / HTTP/1.1\r
        Host: 127.0.0.1\r
        Content-Length: 5\r
        \r
        Words
        """
    )
    let parts = answer.split(separator: "HTTP/1.1 ").map { $0.prefix(3) }
    #expect(parts == ["200", "200", "405"])
    #expect(answer.contains("WordsHTTP/1.1 200 OK\r\n"))
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      "GET\r\n\r\n", "GET /\r\n\r\n", "GET / SPDY\r\n\r\n", "GET / HTTP/1.1\r\nHost\r\n\r\n",
    ]
  )
  func `bytes that are no request are refused`(bytes: String) async throws {
    #expect(try await answer(to: bytes).hasPrefix("HTTP/1.1 400 Bad Request\r\n"))
  }

  @Test(.timeLimit(.minutes(1)))
  func `a silent connection is closed, and new ones are accepted`() async throws {
    let server = try PreviewServer(
      host: PreviewServer.loopback,
      port: 0,
      timeout: .milliseconds(200)
    )
    try await withPort(of: server) { port in
      for _ in 0..<2 {
        let socket = try await Self.connected(to: port)
        await #expect(throws: SocketError.disconnected) { _ = try await socket.read() }
      }
    }
  }

  private static let largePages = Data(
    String(repeating: "GET /large.html HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", count: 20).utf8
  )

  @Test(.timeLimit(.minutes(1)))
  func `a browser that doesn't read is closed`() async throws {
    let server = try PreviewServer(
      host: PreviewServer.loopback,
      port: 0,
      timeout: .milliseconds(200)
    )
    try await withPort(of: server) { port in
      let socket = try await Self.connected(to: port)
      try await socket.write(Self.largePages)
      // The server no longer reads, so writing succeeds until it closes the connection.
      await #expect(throws: SocketError.self) {
        while true {
          try await socket.write(Data("\r\n".utf8))
          try await Task.sleep(for: .milliseconds(20))
        }
      }
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func `a browser is answered while many others don't read`() async throws {
    let server = try PreviewServer(
      host: PreviewServer.loopback,
      port: 0,
      timeout: .seconds(120),
      limit: 4
    )
    try await withPort(of: server) { port in
      for _ in 0..<20 {
        let socket = try await Self.connected(to: port)
        try await socket.write(Self.largePages)
      }
      let request = "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"
      #expect(try await Self.answer(to: request, port: port).hasSuffix("Words"))
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func `the oldest connection is closed for a new one, even if it watches for changes`()
    async throws
  {
    let server = try PreviewServer(
      host: PreviewServer.loopback,
      port: 0,
      timeout: .seconds(120),
      limit: 1
    )
    try await withPort(of: server) { port in
      let watching = try await Self.connected(to: port)
      let events = "GET /-preview/events HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
      try await watching.write(Data(events.utf8))
      #expect(try await watching.read() == UInt8(ascii: "H"))
      let request = "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"
      #expect(try await Self.answer(to: request, port: port).hasSuffix("Words"))
      await #expect(throws: SocketError.self) {
        while true { _ = try await watching.read() }
      }
    }
  }
}
