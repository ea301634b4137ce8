package import Diagnostics
package import Markdown
import SnippetNotation
import SourceText

extension MarkdownDocument {
  package var allBlocks: [Block] {
    var all: [Block] = []
    for block in blocks { block.collect(into: &all) }
    return all
  }
}

extension ChapterEdition {
  package func location(_ position: SourcePosition) -> SourceLocation {
    source.location(position)
  }
}

extension ChapterSource {
  func location(_ position: SourcePosition) -> SourceLocation {
    SourceLocation(path: path, line: position.line, column: position.column)
  }
}

extension Block {
  package var flattened: [Block] {
    var blocks: [Block] = []
    collect(into: &blocks)
    return blocks
  }

  fileprivate func collect(into blocks: inout [Block]) {
    blocks.append(self)
    for block in innerBlocks { block.collect(into: &blocks) }
  }

  package var innerBlocks: [Block] {
    switch kind {
    case .quote(let blocks), .alert(_, let blocks): blocks
    case .list(let list): list.items.flatMap(\.blocks)
    case .footnote(let footnote): footnote.blocks
    case .paragraph, .heading, .code, .html, .thematicBreak, .table: []
    }
  }

  /// The text of the block itself: one piece, or one for each cell of a table, or the captions of a
  /// figure.
  package var runningTexts: [[Inline]] {
    switch kind {
    case .paragraph(let inlines), .heading(_, let inlines): [inlines]
    case .table(let table): table.header + table.rows.flatMap(\.self)
    case .code(let code): code.captions
    case .quote, .alert, .list, .html, .thematicBreak, .footnote: []
    }
  }
}

extension Inline {
  package var flattenedInlines: [Inline] {
    var inlines: [Inline] = []
    inlines.append(withInner: [self])
    return inlines
  }
}

extension [Inline] {
  package mutating func append(withInner inlines: [Inline]) {
    for inline in inlines {
      append(inline)
      switch inline.kind {
      case .emphasis(let content), .strong(let content), .strikethrough(let content),
        .link(_, _, let content), .image(_, _, _, let content):
        append(withInner: content)
      case .text, .softBreak, .lineBreak, .code, .html, .footnoteReference: continue
      }
    }
  }
}

extension Inline {
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
    case .image(let source, let title, let width, let content):
      .image(source: source, title: title, width: width, content.map { $0.moved(place) })
    case .text, .softBreak, .lineBreak, .code, .html, .footnoteReference: self
    }
  }
}

extension CodeBlock {
  /// The caption of a `table` fence; `nil` if only the data file has one.
  ///
  /// The size of the table follows in the same sentence, so a trailing full stop is removed.
  package var tableCaption: String? {
    var words = text.split(whereSeparator: \.isNewline).joined(separator: " ")
      .trimmingWhitespace()
    if words.last == "." { words.removeLast() }
    return words.isEmpty ? nil : words
  }

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
