import FlyingFox
import Foundation

/// Handles HTTP requests of browsers.
///
/// It serves the site, the preview script, and a stream of server-sent events about changes.
struct PreviewHandler: HTTPHandler {
  let state: PreviewState
  /// Whether to accept any `Host` header.
  let allowsAnyHost: Bool

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    guard allowsAnyHost || isForThisMachine(request) else {
      return response(to: request, .text(403, "This preview is only available on this machine."))
    }
    guard request.method == .GET || request.method == .HEAD else {
      return response(to: request, .text(405, "Only GET and HEAD requests are supported."))
    }
    // Use the raw path; a normalised one would lose its last slash and name another page.
    let path = request.target.path()
    switch path {
    case PreviewScript.path:
      let headers = ["Content-Type": ContentType(path: "script.js").text]
      let script = PreviewResponse(
        status: 200,
        headers: headers,
        body: Array(PreviewScript.text.utf8)
      )
      return response(to: request, script)
    case PreviewScript.events where request.method == .GET:
      let page = request.query.first { $0.name == "page" }?.value ?? "/"
      return HTTPResponse(
        statusCode: .ok,
        headers: [.contentType: ContentType.events.text, HTTPHeader("Cache-Control"): "no-store"],
        body: HTTPBodySequence(from: EventBytes(events: state.events(of: page)))
      )
    default:
      return response(to: request, state.site.response(to: path))
    }
  }

  /// Whether the `Host` header names this machine.
  ///
  /// Otherwise a page of another site could point its own domain here and read the preview (DNS
  /// rebinding).
  private func isForThisMachine(_ request: HTTPRequest) -> Bool {
    guard let host = request.headers[.host] else { return true }
    let name = host.split(separator: ":").first.map(String.init) ?? ""
    return [PreviewServer.loopback, "localhost"].contains(name.lowercased())
  }

  private func response(to request: HTTPRequest, _ response: PreviewResponse) -> HTTPResponse {
    var headers = HTTPHeaders()
    for (name, value) in response.headers { headers[HTTPHeader(name)] = value }
    headers[.contentLength] = String(response.body.count)
    let body = request.method == .HEAD ? Data() : Data(response.body)
    return HTTPResponse(
      statusCode: Self.status(response.status),
      headers: headers,
      body: HTTPBodySequence(data: body, suggestedBufferSize: 1 << 16)
    )
  }

  private static func status(_ number: Int) -> HTTPStatusCode {
    let phrases = [
      200: "OK", 301: "Moved Permanently", 400: "Bad Request", 403: "Forbidden", 404: "Not Found",
      405: "Method Not Allowed", 503: "Service Unavailable",
    ]
    return HTTPStatusCode(number, phrase: phrases[number] ?? "")
  }
}
