import SwiftSyntax

/// What is replaced in a piece of code so that its lines stay where they are.
struct CodeEdits {
  private var edits: [(range: Range<Int>, replacement: [UInt8])] = []

  /// Writes a text between what is there.
  mutating func insert(_ text: String, at offset: Int) {
    replace(offset..<offset, with: text)
  }

  /// Writes a text in the place of a range.
  mutating func replace(_ range: Range<Int>, with text: String) {
    edits.append((range, Array(text.utf8)))
  }

  /// Writes a text in the place of a node, with blanks as far as it is shorter.
  mutating func replace(_ node: some SyntaxProtocol, with text: String) {
    let range = node.byteRange
    let padding = String(repeating: " ", count: max(0, range.count - text.utf8.count))
    replace(range, with: text + padding)
  }

  /// Leaves blanks in the place of a node.
  mutating func blank(_ node: some SyntaxProtocol) {
    edits.append((node.byteRange, node.trimmedDescription.utf8.map(Self.blank)))
  }

  /// Returns code with all replacements in it.
  func applied(to code: String) -> String {
    guard !edits.isEmpty else { return code }
    var bytes = Array(code.utf8)
    // What is added moves what follows, so the last place comes first.
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(edit.range, with: edit.replacement)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func blank(_ byte: UInt8) -> UInt8 {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") ? byte : UInt8(ascii: " ")
  }
}
