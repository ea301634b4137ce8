import SnippetCompiling
import SnippetNotation

/// The line of code that a message of the compiler is about.
struct CompiledLine {
  struct Call {
    var callee: String
    /// The labels of the arguments, each with a colon.
    var labels: String
  }

  let text: String
  /// The position of the message, in bytes, counted from 0.
  let offset: Int

  init(_ text: String, offset: Int) {
    self.text = text
    self.offset = offset
  }

  /// Returns `nil` for a line that the tool generated.
  init?(of message: CompilerMessage, in program: Program) {
    for piece in program.blocks.flatMap(\.pieces) where piece.path == message.path {
      let lines = piece.text.split(separator: "\n", omittingEmptySubsequences: false)
      let index = message.line - piece.firstLine
      guard lines.indices.contains(index) else { continue }
      self.init(String(lines[index]), offset: message.column - 1)
      return
    }
    return nil
  }

  /// Whether the message is about an opening brace.
  var isOpening: Bool { text.utf8.dropFirst(offset).first == UInt8(ascii: "{") }

  /// The call that contains the position or begins at it.
  var call: Call? {
    let bytes = Array(text.utf8)
    guard let opening = opening(in: bytes) else { return nil }
    let before = String(decoding: bytes[..<opening], as: UTF8.self)
    let callee = before.reversed().prefix { $0.isLetter || $0.isNumber || "._?!".contains($0) }
    let name = String(callee.reversed().drop { "?!".contains($0) }.filter { !"?!".contains($0) })
    guard !name.isEmpty else { return nil }
    let rest = String(decoding: bytes[(opening + 1)...], as: UTF8.self)
    return Call(callee: name, labels: Self.labels(of: rest))
  }

  /// The parenthesis that opens the call.
  private func opening(in bytes: [UInt8]) -> Int? {
    guard bytes.indices.contains(offset) else { return nil }
    if bytes[offset] == UInt8(ascii: "(") { return offset }
    var depth = 0
    for index in (0..<offset).reversed() {
      if bytes[index] == UInt8(ascii: ")") { depth += 1 }
      guard bytes[index] == UInt8(ascii: "(") else { continue }
      if depth == 0 { return index }
      depth -= 1
    }
    return bytes[offset...].firstIndex(of: UInt8(ascii: "("))
  }

  /// The labels of arguments up to the closing parenthesis.
  private static func labels(of arguments: String) -> String {
    var depth = 0
    var parts = [""]
    for letter in arguments {
      if "([{".contains(letter) { depth += 1 }
      if ")]}".contains(letter) { depth -= 1 }
      if depth < 0 { break }
      let isEnd = depth == 0 && letter == ","
      if isEnd { parts.append("") } else { parts[parts.count - 1].append(letter) }
    }
    guard parts.contains(where: { !$0.allSatisfy(\.isWhitespace) }) else { return "" }
    return parts.map { part in
      part.firstMatch(of: #/^\s*(\w+)\s*:/#).map { "\($0.1):" } ?? "_:"
    }.joined()
  }
}
