import SnippetMessages

/// The host of snippets is not of one build with the tool that started it.
///
/// Without this error, messages that the tool does not know would be lost without a word: a drawing,
/// for example, would be missing on its page.
package struct HostMismatch: Error, CustomStringConvertible {
  package let host: String
  private let answer: Answer

  /// What gave the host away.
  enum Answer: Sendable {
    /// It told another version, or none.
    case version(Int?)
    /// A message cannot be read.
    case message(String)
  }

  init(host: String, _ answer: Answer) {
    self.host = host
    self.answer = answer
  }

  /// What is wrong, and how to mend it.
  package var description: String {
    let known = HostProtocol.version
    let told =
      switch answer {
      case .version(let version?): "speaks version \(version) of the messages, this tool \(known)"
      case .version(nil): "tells no version of the messages, this tool speaks \(known)"
      case .message(let line): "sends a message that this tool cannot read: \(line.prefix(80))"
      }
    return """
      the host of snippets is of another build: \(host) \(told). \
      Build or install both together: 'swift build', or 'make install'
      """
  }
}
