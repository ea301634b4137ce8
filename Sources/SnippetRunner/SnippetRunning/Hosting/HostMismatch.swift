import SnippetMessages

/// The host program was built from a different commit than the tool that started it.
///
/// Without this error, messages that the tool doesn't know would be ignored: a drawing, for
/// example, would be missing on its page.
package struct HostMismatch: Error, CustomStringConvertible {
  package let host: String
  private let answer: Answer

  enum Answer: Sendable {
    case version(Int?)
    case message(String)
  }

  init(host: String, _ answer: Answer) {
    self.host = host
    self.answer = answer
  }

  package var description: String {
    let known = HostProtocol.version
    let problem =
      switch answer {
      case .version(let version?): "uses message version \(version), this tool \(known)"
      case .version(nil): "reports no message version, this tool uses \(known)"
      case .message(let line): "sent a message that this tool cannot read: \(line.prefix(80))"
      }
    return """
      the snippet host was built from a different commit: \(host) \(problem). \
      Build or install both together: 'swift build', or 'make install'
      """
  }
}
