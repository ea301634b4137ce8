package import Diagnostics
package import Markdown
import SnippetNotation
import SourceText

extension MarkdownDocument {
  /// All blocks of the text, those inside of others too, in the order of the file.
  package var allBlocks: [Block] {
    var all: [Block] = []
    for block in blocks { block.collect(into: &all) }
    return all
  }
}

extension ChapterEdition {
  /// A place in the file.
  package func location(_ position: SourcePosition) -> SourceLocation {
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
  package var withInnerBlocks: [Block] {
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
  package var innerBlocks: [Block] {
    switch kind {
    case .quote(let blocks), .alert(_, let blocks): blocks
    case .list(let list): list.items.flatMap(\.blocks)
    case .footnote(let footnote): footnote.blocks
    case .paragraph, .heading, .code, .html, .thematicBreak, .table: []
    }
  }

  /// The running text of the block itself: one piece, or one for each cell of a table, or the caption
  /// of a figure.
  package var runningTexts: [[Inline]] {
    switch kind {
    case .paragraph(let inlines), .heading(_, let inlines): [inlines]
    case .table(let table): table.header + table.rows.flatMap(\.self)
    case .code(let code): code.captions
    case .quote, .alert, .list, .html, .thematicBreak, .footnote: []
    }
  }
}

extension Block {
  /// Counts the references to notes in the block and in those inside, by the number of the note.
  package func countNoteReferences(_ counts: inout [Int: Int]) {
    for text in runningTexts { text.countNoteReferences(&counts) }
    for block in innerBlocks { block.countNoteReferences(&counts) }
  }
}

extension Inline {
  /// The piece and all pieces inside.
  package var withInnerInlines: [Inline] {
    var inlines: [Inline] = []
    inlines.append(withInner: [self])
    return inlines
  }
}

extension [Inline] {
  /// Counts the references to notes in the pieces and inside of them, by the number of the note.
  fileprivate func countNoteReferences(_ counts: inout [Int: Int]) {
    for inline in self {
      switch inline.kind {
      case .footnoteReference(let number): counts[number, default: 0] += 1
      case .emphasis(let content), .strong(let content), .strikethrough(let content),
        .link(_, _, let content), .image(_, _, let content):
        content.countNoteReferences(&counts)
      case .text, .softBreak, .lineBreak, .code, .html: continue
      }
    }
  }

  /// Adds pieces and all pieces inside of them.
  package mutating func append(withInner inlines: [Inline]) {
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

extension Inline {
  /// The piece, and all pieces inside, at other places.
  package func moved(_ place: (SourcePosition) -> SourcePosition) -> Inline {
    Inline(kind.moved(place), at: place(position))
  }
}

extension Inline.Kind {
  fileprivate func moved(_ place: (SourcePosition) -> SourcePosition) -> Inline.Kind {
    switch self {
    case .emphasis(let content): .emphasis(content.map { $0.moved(place) })
    case .strong(let content): .strong(content.map { $0.moved(place) })
    case .strikethrough(let content): .strikethrough(content.map { $0.moved(place) })
    case .link(let destination, let title, let content):
      .link(destination: destination, title: title, content.map { $0.moved(place) })
    case .image(let source, let title, let content):
      .image(source: source, title: title, content.map { $0.moved(place) })
    case .text, .softBreak, .lineBreak, .code, .html, .footnoteReference: self
    }
  }
}

extension CodeBlock {
  /// What the author calls the table of the fence; `nil` where only the file of facts has a name.
  ///
  /// The size follows it in the same sentence, so a full stop at the end is left out.
  package var tableCaption: String? {
    var words = text.split(whereSeparator: \.isNewline).joined(separator: " ")
      .trimmingWhitespace()
    if words.last == "." { words.removeLast() }
    return words.isEmpty ? nil : words
  }

  /// The running text in the fence, each piece at its place in the file: the captions that authors
  /// write for tables and screens.
  var captions: [[Inline]] {
    guard language == FenceKind.table.rawValue || language == FenceKind.screen.rawValue else {
      return []
    }
    return MarkdownDocument(parsing: text).blocks.compactMap { block in
      guard case .paragraph(let inlines) = block.kind else { return nil }
      return inlines.map { inline in
        inline.moved { place in
          SourcePosition(line: firstLine + place.line - 1, column: column + place.column - 1)
        }
      }
    }
  }
}
