import SourceText

/// How far running text was read, from which the places of nodes follow to which cmark gives none:
/// addresses that became links by themselves, and the text after them.
struct InlineProgress {
  /// The lines of the source.
  private let lines: SourceLines
  /// The line, from 1; 0 before the first node with a place.
  private var line = 0
  /// The column in bytes, from 1, before which everything was read.
  private var byteColumn = 1
  /// How far a text is looked for: one that is written otherwise than it reads is not found, and lines
  /// may have a hundred thousand of them.
  private static let reach = 4_096

  init(lines: SourceLines) {
    self.lines = lines
  }

  /// The place of the next node in the order of the file; `nil` if nothing is known of it.
  mutating func place(of node: CommonMarkNode) -> (line: Int, byteColumn: Int)? {
    if node.startLine > 0, node.startColumn > 0 {
      // An address within a text takes a part of it, so a text counts from its beginning.
      let isText = node.kind == .text
      let end = node.endColumn + 1
      (line, byteColumn) = (node.startLine, isText ? node.startColumn : max(node.startColumn, end))
      return (node.startLine, node.startColumn)
    }
    guard line > 0 else { return nil }
    switch node.kind {
    case .softBreak, .lineBreak:
      let place = (line, byteColumn)
      (line, byteColumn) = (line + 1, 1)
      return place
    case .text, .link: return find(node.kind == .text ? node.literal : node.children.first?.literal)
    default: return (line, byteColumn)
    }
  }

  /// Looks for a text from here on in the line, and goes on to its beginning.
  private mutating func find(_ text: String?) -> (line: Int, byteColumn: Int) {
    guard let text, lines.indices.contains(line - 1) else { return (line, byteColumn) }
    let source = lines[line - 1]
    let start = source.utf8.index(
      source.startIndex,
      offsetBy: byteColumn - 1,
      limitedBy: source.endIndex
    )
    guard let start else { return (line, byteColumn) }
    let end = source.utf8.index(
      start,
      offsetBy: Self.reach + text.utf8.count,
      limitedBy: source.endIndex
    )
    if let found = source[..<(end ?? source.endIndex)].firstByte(of: text, from: start) {
      byteColumn = source.utf8.distance(from: source.startIndex, to: found) + 1
    }
    return (line, byteColumn)
  }
}
