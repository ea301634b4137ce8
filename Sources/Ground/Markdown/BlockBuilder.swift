import SourceText

struct BlockBuilder {
  let lines: SourceLines
  var depth = 0

  func block(_ node: CommonMarkNode) -> Block? {
    guard let kind = kind(of: node) else { return nil }
    return Block(kind, at: position(of: node), endLine: max(node.endLine, node.startLine))
  }

  private func kind(of node: CommonMarkNode) -> Block.Kind? {
    switch node.kind {
    case .paragraph: .paragraph(inlines(of: node))
    case .heading: .heading(level: node.headingLevel, inlines(of: node))
    case .quote: quote(node)
    case .list: .list(list(node))
    case .codeBlock: .code(code(node))
    case .htmlBlock: .html(node.literal)
    case .thematicBreak: .thematicBreak
    case .table: .table(table(node))
    case .footnote: .footnote(footnote(node))
    default: nil
    }
  }

  private func blocks(in node: CommonMarkNode) -> [Block] {
    guard depth < MarkdownDocument.depthLimit else { return [] }
    var inner = self
    inner.depth += 1
    return node.children.compactMap(inner.block)
  }

  private func inlines(of node: CommonMarkNode) -> [Inline] {
    var builder = InlineBuilder(columns: ColumnCounter(lines: lines), fallback: position(of: node))
    return builder.inlines(of: node)
  }

  private func quote(_ node: CommonMarkNode) -> Block.Kind {
    let blocks = blocks(in: node)
    return AlertParser().alert(in: blocks) ?? .quote(blocks)
  }

  private func list(_ node: CommonMarkNode) -> MarkdownList {
    MarkdownList(
      start: node.isOrdered ? node.listStart : nil,
      isTight: node.isTight,
      items: node.children.map { item in
        MarkdownList.Item(
          isDone: item.kind == .task ? item.isDone : nil,
          position: position(of: item),
          blocks: blocks(in: item)
        )
      }
    )
  }

  private func table(_ node: CommonMarkNode) -> MarkdownTable {
    let rows = node.children.map { row in row.children.map { inlines(of: $0) } }
    return MarkdownTable(
      header: rows.first ?? [],
      alignments: node.columnAlignments,
      rows: Array(rows.dropFirst())
    )
  }

  private func footnote(_ node: CommonMarkNode) -> FootnoteDefinition {
    // `MarkdownDocument` sets the number, which depends on the other footnotes.
    FootnoteDefinition(number: 0, blocks: blocks(in: node))
  }

  private func code(_ node: CommonMarkNode) -> CodeBlock {
    let start = position(of: node)
    guard let fence = node.fence else {
      return CodeBlock(
        info: "",
        text: node.literal,
        firstLine: start.line,
        column: start.column,
        isFenced: false
      )
    }
    return CodeBlock(
      info: node.fenceInfo,
      text: node.literal,
      firstLine: start.line + 1,
      column: start.column,
      isClosed: isClosed(node, fence)
    )
  }

  /// Whether a closing fence ends the block, rather than the end of the file, list or quote.
  ///
  /// A fence outside the list or quote opens a new block instead.
  private func isClosed(
    _ node: CommonMarkNode,
    _ fence: (length: Int, character: Character)
  ) -> Bool {
    let count = node.literal.utf8.count { $0 == UInt8(ascii: "\n") }
    return node.endLine == node.startLine + count + 1
      && node.successor?.startLine != node.endLine
      && isClosing(fence, line: node.endLine)
  }

  /// Whether a line closes a fence: only the character of the fence, at least as often.
  private func isClosing(_ fence: (length: Int, character: Character), line: Int) -> Bool {
    guard lines.indices.contains(line - 1) else { return false }
    let text = lines[line - 1].trimmingWhitespace()
    let run = text.reversed().prefix { $0 == fence.character }.count
    let rest = text.dropLast(run)
    return run >= fence.length && rest.allSatisfy { $0 == ">" || $0.isSpace }
  }

  private func position(of node: CommonMarkNode) -> SourcePosition {
    var columns = ColumnCounter(lines: lines)
    return columns.position(line: node.startLine, byteColumn: node.startColumn)
  }
}

extension Substring {
  fileprivate func trimmingWhitespace() -> Substring {
    var text = drop(while: \.isSpace)
    while text.last?.isSpace == true {
      text.removeLast()
    }
    return text
  }
}

/// Recognises quotes that begin with `[!NOTE]` or a similar marker as alerts.
///
/// Source: GitHub Docs, “Basic writing and formatting syntax”, section “Alerts”.
struct AlertParser {
  func alert(in blocks: [Block]) -> Block.Kind? {
    guard let first = blocks.first, case .paragraph(let inlines) = first.kind else { return nil }
    let firstLine = inlines.prefix { $0.kind != .softBreak && $0.kind != .lineBreak }
    let marker = firstLine.plainText.lowercased()
    guard
      let kind = Block.AlertKind.allCases.first(where: { marker == "[!\($0.rawValue)]" })
    else { return nil }
    let rest = Array(inlines.dropFirst(firstLine.count + 1))
    guard let start = rest.first else { return .alert(kind, Array(blocks.dropFirst())) }
    let paragraph = Block(.paragraph(rest), at: start.position, endLine: first.endLine)
    return .alert(kind, [paragraph] + blocks.dropFirst())
  }
}
