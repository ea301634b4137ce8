import SourceText

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
    // A message of '#error' may contain any character, also one that combines with a line's end.
    let lines = output.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { Substring($0) }
    var messages: [CompilerMessage] = []
    for (index, line) in lines.enumerated() {
      guard var message = CompilerMessage(line) else { continue }
      let rest = lines[(index + 1)...].prefix(3)
      // If several labels are wrong, the message names them all, and the compiler prints the
      // changes moved and joined where they would overlap.
      if !message.text.contains(" argument labels "), rest.count == 3,
        !rest.contains(where: { CompilerMessage($0) != nil })
      {
        message.fixIts = FixIt.parse(Array(rest), column: message.column)
      }
      messages.append(message)
    }
    return messages
  }

  /// Parses `path:line:column: error: text`.
  package init?(_ line: Substring) {
    let marks = [Kind.error, .note].compactMap { kind in
      line.firstByte(of: ": \(kind.rawValue): ").map { (kind: kind, start: $0) }
    }
    guard let mark = marks.min(by: { $0.start < $1.start }) else { return nil }
    let place = line[..<mark.start].split(separator: ":", omittingEmptySubsequences: false)
    let path = place.dropLast(2).joined(separator: ":")
    guard !path.isEmpty, let number = Int(place[place.count - 2]),
      let column = Int(place[place.count - 1])
    else { return nil }
    self.path = path
    self.line = number
    self.column = column
    kind = mark.kind
    let length = ": \(mark.kind.rawValue): ".utf8.count
    text = String(line[line.utf8.index(mark.start, offsetBy: length)...])
  }
}
