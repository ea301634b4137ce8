import Diagnostics
import Markdown
import SnippetRunner

extension ChapterEdition {
  /// All blocks of the text, those inside of others too, in the order of the file.
  var allBlocks: [Block] {
    document.blocks.flatMap(\.withInnerBlocks)
  }

  /// All pieces of running text, those inside of others too.
  var allInlines: [Inline] {
    allBlocks.flatMap { $0.runningTexts.flatMap(\.self) }.flatMap(\.withInnerInlines)
  }

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
    SourceLocation(path: path, line: position.line, column: position.column)
  }
}

extension Block {
  /// The block and all blocks inside.
  var withInnerBlocks: [Block] {
    [self] + innerBlocks.flatMap(\.withInnerBlocks)
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

extension Inline {
  /// The piece and all pieces inside.
  var withInnerInlines: [Inline] {
    switch kind {
    case .emphasis(let content), .strong(let content), .strikethrough(let content),
      .link(_, _, let content), .image(_, _, let content):
      [self] + content.flatMap(\.withInnerInlines)
    case .text, .softBreak, .lineBreak, .code, .html, .footnoteReference: [self]
    }
  }
}
