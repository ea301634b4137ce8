import Preview
import Testing

struct RequestHeadTests {
  private func heads(_ pieces: [String]) -> [RequestHeads.Next] {
    var heads = RequestHeads()
    var found: [RequestHeads.Next] = []
    for piece in pieces {
      heads.append(Array(piece.utf8))
      var next = heads.next()
      while case .head = next {
        found.append(next)
        next = heads.next()
      }
      if next == .tooLong { return found + [next] }
    }
    return found
  }

  @Test(arguments: ["\r\n", "\n"])
  func `the pieces in which a head arrives make no difference`(lineEnding: String) {
    let text = "GET / HTTP/1.1\nA: b\n\nGET /c HTTP/1.1\n\n".replacing("\n", with: lineEnding)
    let whole = heads([text])
    #expect(whole.count == 2)
    #expect(heads(text.unicodeScalars.map { String($0) }) == whole)
    for case .head(let bytes) in whole {
      #expect(PreviewRequest(head: bytes)?.method == "GET")
    }
  }

  @Test func `a head is too long from the byte after the limit`() {
    let limit = RequestHeads.limit
    let longest = String(repeating: "a", count: limit)
    #expect(heads([longest]) == [])
    #expect(heads([longest + "\n\n"]) == [.head(Array(longest.utf8))])
    #expect(heads([longest + "a"]) == [.tooLong])
    #expect(heads([longest + "a\n\n"]) == [.tooLong])
  }

  @Test func `a request has a path, a query and headers`() throws {
    let head = "GET /a%20b/?page=%2Fen%2F&x HTTP/1.1\r\nHost: a\r\nX-B:  c \r\nhost: d"
    let request = try #require(PreviewRequest(head: Array(head.utf8)))
    #expect(request.path == "/a%20b/")
    #expect(request.field("page") == "/en/")
    #expect(request.field("y") == nil)
    #expect(request.headers == ["host": "a, d", "x-b": "c"])
    #expect(request.keepsConnection)
  }

  @Test(arguments: ["Connection: close", "Content-Length: 3", "Transfer-Encoding: chunked"])
  func `no request follows on a connection that ends or has a body`(header: String) throws {
    let head = "GET / HTTP/1.1\r\n\(header)"
    #expect(try #require(PreviewRequest(head: Array(head.utf8))).keepsConnection == false)
  }
}
