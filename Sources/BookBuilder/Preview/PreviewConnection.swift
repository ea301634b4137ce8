import FlyingSocks
import Foundation

/// A connection of a browser: reads its requests and writes the responses, one after another.
struct PreviewConnection: Sendable {
  let socket: AsyncSocket
  let handler: PreviewHandler

  /// Serves the browser until it closes the connection, or is silent for too long.
  func run() async {
    defer { try? socket.close() }
    var heads = RequestHeads()
    do {
      while true {
        switch heads.next() {
        case .incomplete:
          heads.append(try await socket.read(atMost: 4096))
        case .tooLong:
          let limit = RequestHeads.limit
          let response = PreviewResponse.text(431, "A request must have at most \(limit) bytes.")
          return try await send(response, isLast: true)
        case .head(let bytes):
          guard let request = PreviewRequest(head: bytes) else {
            return try await send(.badRequest, isLast: true)
          }
          try await answer(request)
          guard request.keepsConnection else { return }
        }
      }
    } catch {
      // There is no one left to answer.
    }
  }

  private func answer(_ request: PreviewRequest) async throws {
    switch handler.answer(to: request) {
    case .response(let response):
      let hasBody = request.method != "HEAD"
      try await send(response, hasBody: hasBody, isLast: !request.keepsConnection)
    case .events(let response, let events):
      try await socket.write(head(response.status, response.headers, isLast: true))
      for await event in events { try await socket.write(Data(event.utf8)) }
      // The end of the connection is the end of the stream.
      throw SocketError.disconnected
    }
  }

  private func send(
    _ response: PreviewResponse,
    hasBody: Bool = true,
    isLast: Bool
  ) async throws {
    var headers = response.headers
    headers["Content-Length"] = String(response.body.count)
    try await socket.write(head(response.status, headers, isLast: isLast))
    if hasBody { try await socket.write(Data(response.body)) }
  }

  private func head(_ status: Int, _ headers: [String: String], isLast: Bool) -> Data {
    var headers = headers.merging(Self.protection) { $1 }
    headers["Connection"] = isLast ? "close" : "keep-alive"
    let fields = headers.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    let lines = ["HTTP/1.1 \(status) \(Self.phrases[status] ?? "")"] + fields + ["", ""]
    return Data(lines.joined(separator: "\r\n").utf8)
  }

  /// Headers that keep pages of other sites from including or framing the preview.
  private static let protection = [
    "Content-Security-Policy": "frame-ancestors 'self'",
    "Cross-Origin-Resource-Policy": "same-origin",
  ]

  private static let phrases = [
    200: "OK", 301: "Moved Permanently", 400: "Bad Request", 403: "Forbidden", 404: "Not Found",
    405: "Method Not Allowed", 431: "Request Header Fields Too Large", 503: "Service Unavailable",
  ]
}
