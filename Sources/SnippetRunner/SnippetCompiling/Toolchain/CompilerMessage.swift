/// An error or note of the Swift compiler, with the changes that it suggests.
///
/// Warnings are suppressed. Lines and columns are 1-based.
package struct CompilerMessage: Hashable, Codable, Sendable {
  package var path: String
  package var line: Int
  /// In bytes, not characters.
  package var column: Int
  package var kind: Kind
  package var text: String
  package var fixIts: [FixIt] = []

  package enum Kind: String, Hashable, Codable, Sendable {
    case error
    case note
  }
}

extension CompilerMessage {
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

  /// Parses `path:line:column: error: text`.
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
