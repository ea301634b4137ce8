/// Answers requests of browsers.
///
/// It serves the site, the preview script, and a stream of server-sent events about changes.
struct PreviewHandler: Sendable {
  let state: PreviewState
  /// Whether to accept any `Host` header.
  let allowsAnyHost: Bool

  enum Answer: Sendable {
    case response(PreviewResponse)
    /// A response whose body is a stream of events.
    case events(PreviewResponse, AsyncStream<String>)
  }

  func answer(to request: PreviewRequest) -> Answer {
    guard allowsAnyHost || request.isForThisMachine else {
      return .response(.text(403, "This preview is only available on this machine."))
    }
    guard !request.isFromAnotherSite else {
      return .response(.text(403, "Pages of other sites cannot use this preview."))
    }
    guard request.method == "GET" || request.method == "HEAD" else {
      return .response(.text(405, "Only GET and HEAD requests are supported."))
    }
    switch request.path {
    case PreviewScript.path:
      let headers = ["Content-Type": ContentType(path: "script.js").text]
      let body = Array(PreviewScript.text.utf8)
      return .response(PreviewResponse(status: 200, headers: headers, body: body))
    case PreviewScript.events where request.method == "GET":
      let headers = ["Content-Type": ContentType.events.text, "Cache-Control": "no-store"]
      let response = PreviewResponse(status: 200, headers: headers)
      return .events(response, state.events(of: request.field("page") ?? "/"))
    default:
      // The raw path; a normalised one would lose its last slash and name another page.
      return .response(state.site.response(to: request.path))
    }
  }
}
