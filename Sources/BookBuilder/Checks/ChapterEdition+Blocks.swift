import Diagnostics
import Markdown
import SnippetRunner

extension MarkdownDocument {
  /// All blocks of the text, those inside of others too, in the order of the file.
  var allBlocks: [Block] {
    var all: [Block] = []
    for block in blocks { block.collect(into: &all) }
    return all
  }
}

extension ChapterEdition {
  /// The words after an opening fence, each with its column in the file.
  func info(of code: CodeBlock, at position: SourcePosition) -> FenceInfo {
    let lines = source.text.sourceLines
    guard code.isFenced, lines.indices.contains(position.line - 1) else {
      return FenceInfo(code.info)
    }
    return FenceInfo(code, openingLine: lines[position.line - 1])
  }

  /// A place in the file.
  func location(_ position: SourcePosition) -> SourceLocation {
    source.location(position)
  }
}

extension ChapterSource {
  /// A place in the file.
  func location(_ position: SourcePosition) -> SourceLocation {
    SourceLocation(path: path, line: position.line, column: position.column)
  }
}

extension Block {
  /// The block and all blocks inside.
  var withInnerBlocks: [Block] {
    var blocks: [Block] = []
    collect(into: &blocks)
    return blocks
  }

  /// Adds the block and all blocks inside.
  fileprivate func collect(into blocks: inout [Block]) {
    blocks.append(self)
    for block in innerBlocks { block.collect(into: &blocks) }
  }

  /// The blocks directly inside.
  var innerBlocks: [Block] {
    switch kind {
    case .quote(let blocks), .alert(_, let blocks): blocks
    case .list(let list): list.items.flatMap(\.blocks)
    case .footnote(let footnote): footnote.blocks
    case .paragraph, .heading, .code, .html, .thematicBreak, .table: []
    }
  }

  /// The running text of the block itself: one piece, or one for each cell of a table, or the caption
  /// of a figure.
  var runningTexts: [[Inline]] {
    switch kind {
    case .paragraph(let inlines), .heading(_, let inlines): [inlines]
    case .table(let table): table.header + table.rows.flatMap(\.self)
    case .code(let code): code.captions
    case .quote, .alert, .list, .html, .thematicBreak, .footnote: []
    }
  }
}

extension Block {
  /// Shows all pieces of running text in the block and in those inside, those inside of others too.
  func forEachInline(_ body: (Inline) -> Void) {
    for text in runningTexts {
      for inline in text { inline.forEach(body) }
    }
    for block in innerBlocks { block.forEachInline(body) }
  }
}

extension Inline {
  /// Shows the piece and all pieces inside.
  fileprivate func forEach(_ body: (Inline) -> Void) {
    body(self)
    switch kind {
    case .emphasis(let content), .strong(let content), .strikethrough(let content),
      .link(_, _, let content), .image(_, _, let content):
      for inline in content { inline.forEach(body) }
    case .text, .softBreak, .lineBreak, .code, .html, .footnoteReference: break
    }
  }

  /// The piece and all pieces inside.
  var withInnerInlines: [Inline] {
    var inlines: [Inline] = []
    inlines.append(withInner: [self])
    return inlines
  }
}

extension [Inline] {
  /// Adds pieces and all pieces inside of them.
  mutating func append(withInner inlines: [Inline]) {
    for inline in inlines {
      append(inline)
      switch inline.kind {
      case .emphasis(let content), .strong(let content), .strikethrough(let content),
        .link(_, _, let content), .image(_, _, let content):
        append(withInner: content)
      case .text, .softBreak, .lineBreak, .code, .html, .footnoteReference: continue
      }
    }
  }
}
