/// Makes inline content out of cmark-gfm's nodes.
struct InlineBuilder {
  /// The lines of the source, to count columns in characters.
  let lines: [Substring]
  /// The place of the block, for nodes to which cmark gives none.
  let fallback: SourcePosition
  /// How many elements, such as links, enclose the content.
  var depth = 0

  /// The content of a node.
  func inlines(of node: CommonMarkNode) -> [Inline] {
    guard depth < MarkdownDocument.depthLimit else { return [] }
    var inner = self
    inner.depth += 1
    return node.children.compactMap { child in
      inner.kind(of: child).map { Inline($0, at: position(of: child)) }
    }
  }

  private func kind(of node: CommonMarkNode) -> Inline.Kind? {
    switch node.kind {
    case "text": node.literal.isEmpty ? nil : .text(node.literal)
    case "softbreak": .softBreak
    case "linebreak": .lineBreak
    case "code": .code(node.literal)
    case "emph": .emphasis(inlines(of: node))
    case "strong": .strong(inlines(of: node))
    case "strikethrough": .strikethrough(inlines(of: node))
    case "link": .link(destination: node.url, title: node.title, inlines(of: node))
    case "image": .image(source: node.url, title: node.title, inlines(of: node))
    case "html_inline": .html(node.literal)
    case "footnote_reference": .footnoteReference(number: Int(node.literal) ?? 0)
    default: nil
    }
  }

  private func position(of node: CommonMarkNode) -> SourcePosition {
    guard node.startLine > 0, node.startColumn > 0 else { return fallback }
    return ColumnCounter(lines: lines)
      .position(line: node.startLine, byteColumn: node.startColumn)
  }
}
