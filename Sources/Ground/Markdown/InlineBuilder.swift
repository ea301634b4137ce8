import SourceText

struct InlineBuilder {
  private var columns: ColumnCounter
  private let fallback: SourcePosition
  private var depth = 0
  private var progress: InlineProgress

  init(columns: ColumnCounter, fallback: SourcePosition) {
    self.columns = columns
    self.fallback = fallback
    progress = InlineProgress(lines: columns.lines, indent: fallback.column - 1)
  }

  mutating func inlines(of node: CommonMarkNode) -> [Inline] {
    guard depth < MarkdownDocument.depthLimit else { return [] }
    depth += 1
    defer { depth -= 1 }
    var inlines: [Inline] = []
    for child in node.children {
      let start = position(of: child)
      guard let kind = kind(of: child) else { continue }
      inlines.append(Inline(kind, at: start))
      if case .text = kind { PictureWidth.move(from: &inlines) }
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
  /// The number of bytes before the text in each line of the paragraph.
  private let indent: Int
  /// The hard breaks by a backslash so far: cmark doesn't count their lines, and continues the
  /// columns of the line before.
  private var uncountedLines = 0
  private var uncountedColumns = (line: 0, count: 0)

  init(lines: SourceLines, indent: Int) {
    self.lines = lines
    self.indent = indent
  }

  mutating func place(of node: CommonMarkNode) -> (line: Int, byteColumn: Int)? {
    if node.startLine > 0, node.startColumn > 0 {
      // An autolink is a part of its text, so the search continues at the start of the text.
      let isText = node.kind == .text
      let start = node.startLine + uncountedLines
      let surplus = start == uncountedColumns.line ? uncountedColumns.count : 0
      let column = max(1, node.startColumn - surplus)
      let end = node.endColumn - surplus + 1
      (line, byteColumn) = (start, isText ? column : max(column, end))
      return (start, column)
    }
    guard line > 0 else { return nil }
    switch node.kind {
    case .softBreak, .lineBreak:
      let start = (line, byteColumn)
      if node.kind == .lineBreak { skipBackslash() }
      (line, byteColumn) = (line + 1, 1)
      return start
    case .text, .link: return find(node.kind == .text ? node.literal : node.children.first?.literal)
    default: return (line, byteColumn)
    }
  }

  /// Remembers that cmark counts neither the line that ends here nor its columns, if it ends with a
  /// backslash.
  private mutating func skipBackslash() {
    guard lines.indices.contains(line - 1) else { return }
    let source = lines[line - 1]
    let hasReturn = source.utf8.last == UInt8(ascii: "\r")
    let text = hasReturn ? source.utf8.dropLast() : source.utf8[...]
    guard text.last == UInt8(ascii: "\\") else { return }
    let before = line == uncountedColumns.line ? uncountedColumns.count : 0
    uncountedLines += 1
    uncountedColumns = (line + 1, before + source.utf8.count + 1 - indent)
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
