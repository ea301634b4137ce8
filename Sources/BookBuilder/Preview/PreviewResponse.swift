package struct PreviewResponse: Hashable, Sendable {
  package var status: Int
  package var headers: [String: String]
  package var body: [UInt8] = []

  static func text(_ status: Int, _ line: String) -> PreviewResponse {
    PreviewResponse(
      status: status,
      headers: ["Content-Type": ContentType.text.text],
      body: Array((line + "\n").utf8)
    )
  }

  static let badRequest = text(400, "This address is not valid.")
}
