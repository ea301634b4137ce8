/// A message of the Swift compiler.
struct CompilerMessage: Hashable, Sendable {
  /// The file, as `#sourceLocation` named it.
  var path: String
  /// The line, from 1.
  var line: Int
  /// The column in bytes, from 1.
  var column: Int
  /// How grave it is.
  var kind: Kind
  /// The sentence.
  var text: String

  /// The kinds of messages that are kept.
  enum Kind: String, Hashable, Sendable {
    /// The code does not compile.
    case error
    /// A remark on the error before it.
    case note
  }
}

extension CompilerMessage {
  /// Reads the messages out of what the compiler wrote in its `llvm` style.
  static func parse(_ output: String) -> [CompilerMessage] {
    output.split(separator: "\n").compactMap(CompilerMessage.init)
  }

  /// Reads `path:line:column: error: text`.
  init?(_ line: Substring) {
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
