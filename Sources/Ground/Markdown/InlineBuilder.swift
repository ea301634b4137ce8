import SourceText

/// Makes inline content out of cmark-gfm's nodes.
struct InlineBuilder {
  private var columns: ColumnCounter
  /// The place of the block, for nodes to which cmark gives none.
  private let fallback: SourcePosition
  /// How many elements, such as links, enclose the content.
  private var depth = 0
  /// How far the content was read: addresses that became links by themselves have no place of their own.
  private var progress: InlineProgress

  /// Creates a builder for the content of one block.
  init(columns: ColumnCounter, fallback: SourcePosition) {
    self.columns = columns
    self.fallback = fallback
    progress = InlineProgress(lines: columns.lines)
  }

  mutating func inlines(of node: CommonMarkNode) -> [Inline] {
    guard depth < MarkdownDocument.depthLimit else { return [] }
    depth += 1
    defer { depth -= 1 }
    var inlines: [Inline] = []
    for child in node.children {
      let place = position(of: child)
      if let kind = kind(of: child) { inlines.append(Inline(kind, at: place)) }
    }
    return inlines
  }

  private mutating func kind(of node: CommonMarkNode) -> Inline.Kind? {
    switch node.kind {
    case .text: text(node.literal)
    case .softBreak: .softBreak
    case .lineBreak: .lineBreak
    case .code: .code(node.literal)
    case .emphasis: .emphasis(inlines(of: node))
    case .strong: .strong(inlines(of: node))
    case .strikethrough: .strikethrough(inlines(of: node))
    case .link: .link(destination: node.url, title: node.title, inlines(of: node))
    case .image: .image(source: node.url, title: node.title, inlines(of: node))
    case .html: .html(node.literal)
    case .footnoteReference: .footnoteReference(number: Int(node.literal) ?? 0)
    default: nil
    }
  }

  private func text(_ literal: String) -> Inline.Kind? {
    literal.isEmpty ? nil : .text(literal)
  }

  private mutating func position(of node: CommonMarkNode) -> SourcePosition {
    guard let place = progress.place(of: node) else { return fallback }
    return columns.position(line: place.line, byteColumn: place.byteColumn)
  }
}

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
