/// Makes inline content out of cmark-gfm's nodes.
struct InlineBuilder {
  /// Counts columns in characters.
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

  /// The content of a node.
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
