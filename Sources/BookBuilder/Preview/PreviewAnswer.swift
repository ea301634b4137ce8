/// What a browser gets.
package struct PreviewAnswer: Hashable, Sendable {
  /// The status of HTTP.
  package var status: Int
  /// The fields of the header by name.
  package var headers: [String: String]
  /// The content.
  package var body: [UInt8] = []

  /// An answer of a line of text.
  static func text(_ status: Int, _ line: String) -> PreviewAnswer {
    PreviewAnswer(
      status: status,
      headers: ["Content-Type": ContentType.text.text],
      body: Array((line + "\n").utf8)
    )
  }

  /// The answer to what is no address of a site.
  static let refusal = text(400, "This is no address of a site.")
}
