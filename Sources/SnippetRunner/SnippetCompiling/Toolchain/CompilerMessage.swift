/// A message of the Swift compiler.
package struct CompilerMessage: Hashable, Codable, Sendable {
  /// The file, as `#sourceLocation` named it.
  package var path: String
  /// The line, from 1.
  package var line: Int
  /// The column in bytes, from 1.
  package var column: Int
  package var kind: Kind
  package var text: String
  /// The changes of the line that the compiler proposes.
  package var fixIts: [FixIt] = []

  /// The kinds of messages that are kept.
  package enum Kind: String, Hashable, Codable, Sendable {
    case error
    /// A remark on the error before it.
    case note
  }
}

extension CompilerMessage {
  /// Reads the messages out of what the compiler wrote in its `llvm` style.
  package static func parse(_ output: String) -> [CompilerMessage] {
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
    var messages: [CompilerMessage] = []
    for (index, line) in lines.enumerated() {
      guard var message = CompilerMessage(line) else { continue }
      let rest = lines[(index + 1)...].prefix(3)
      if rest.count == 3, !rest.contains(where: { CompilerMessage($0) != nil }) {
        message.fixIts = FixIt.parse(Array(rest), column: message.column)
      }
      messages.append(message)
    }
    return messages
  }

  /// Reads `path:line:column: error: text`.
  package init?(_ line: Substring) {
    guard
      let match = line.wholeMatch(of: #/(.+?):(\d+):(\d+): (error|note): (.*)/#),
      let number = Int(match.2), let column = Int(match.3), let kind = Kind(rawValue: "\(match.4)")
    else { return nil }
    path = String(match.1)
    self.line = number
    self.column = column
    self.kind = kind
    text = String(match.5)
  }
}
