import Markdown

extension ChapterFrontMatter.Passage {
  /// The running text, each piece at its place in the file.
  var inlines: [Inline] {
    // Most lines hold no marks; reading Markdown costs more than looking.
    guard text.utf8.contains(where: Self.marks.contains) else {
      return [Inline(.text(text), at: position)]
    }
    let blocks = MarkdownDocument(parsing: text).blocks
    guard blocks.count == 1, case .paragraph(let inlines) = blocks[0].kind else {
      return [Inline(.text(text), at: position)]
    }
    return inlines.map(moved)
  }

  private static let marks = Set("[]*_`<>!~\\&".utf8)

  /// A piece at its place in the file: a text of YAML stands in one line.
  private func moved(_ inline: Inline) -> Inline {
    let column = position.column + inline.position.column - 1
    return Inline(
      moved(inline.kind),
      at: SourcePosition(line: position.line, column: column)
    )
  }

  private func moved(_ kind: Inline.Kind) -> Inline.Kind {
    switch kind {
    case .emphasis(let content): .emphasis(content.map(moved))
    case .strong(let content): .strong(content.map(moved))
    case .strikethrough(let content): .strikethrough(content.map(moved))
    case .link(let destination, let title, let content):
      .link(destination: destination, title: title, content.map(moved))
    case .image(let source, let title, let content):
      .image(source: source, title: title, content.map(moved))
    case .text, .softBreak, .lineBreak, .code, .html, .footnoteReference: kind
    }
  }
}
