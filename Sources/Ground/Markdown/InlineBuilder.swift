import SourceText

struct InlineBuilder {
  private var columns: ColumnCounter
  private let fallback: SourcePosition
  private var depth = 0
  private var progress: InlineProgress

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
      let start = position(of: child)
      if let kind = kind(of: child) { inlines.append(Inline(kind, at: start)) }
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
    guard let found = progress.place(of: node) else { return fallback }
    return columns.position(line: found.line, byteColumn: found.byteColumn)
  }
}

/// Infers the locations of nodes that cmark gives none: autolinks, and the text after them.
///
/// It tracks how far the text has been read, and searches the source from there.
struct InlineProgress {
  private let lines: SourceLines
  /// The line, from 1; 0 before the first node with a location.
  private var line = 0
  /// The column in bytes, from 1, up to which everything has been read.
  private var byteColumn = 1
  /// The number of bytes to search.
  ///
  /// Text that is written differently in the source, such as an escape, isn't found, and a line may
  /// have a hundred thousand of those.
  private static let searchLimit = 4_096

  init(lines: SourceLines) {
    self.lines = lines
  }

  mutating func place(of node: CommonMarkNode) -> (line: Int, byteColumn: Int)? {
    if node.startLine > 0, node.startColumn > 0 {
      // An autolink is a part of its text, so the search continues at the start of the text.
      let isText = node.kind == .text
      let end = node.endColumn + 1
      (line, byteColumn) = (node.startLine, isText ? node.startColumn : max(node.startColumn, end))
      return (node.startLine, node.startColumn)
    }
    guard line > 0 else { return nil }
    switch node.kind {
    case .softBreak, .lineBreak:
      let start = (line, byteColumn)
      (line, byteColumn) = (line + 1, 1)
      return start
    case .text, .link: return find(node.kind == .text ? node.literal : node.children.first?.literal)
    default: return (line, byteColumn)
    }
  }

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
      offsetBy: Self.searchLimit + text.utf8.count,
      limitedBy: source.endIndex
    )
    if let found = source[..<(end ?? source.endIndex)].firstByte(of: text, from: start) {
      byteColumn = source.utf8.distance(from: source.startIndex, to: found) + 1
    }
    return (line, byteColumn)
  }
}
