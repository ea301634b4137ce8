/// A block of a Markdown document, such as a paragraph or a list, with its location in the file.
///
/// Blocks are values copied from the tree of cmark-gfm, which isn't visible outside this module.
package struct Block: Hashable, Sendable {
  package var kind: Kind
  package var position: SourcePosition
  package var endLine: Int

  package init(_ kind: Kind, at position: SourcePosition, endLine: Int) {
    self.kind = kind
    self.position = position
    self.endLine = endLine
  }

  package indirect enum Kind: Hashable, Sendable {
    case paragraph([Inline])
    case heading(level: Int, [Inline])
    case quote([Block])
    case alert(AlertKind, [Block])
    case list(MarkdownList)
    case code(CodeBlock)
    case html(String)
    case thematicBreak
    case table(MarkdownTable)
    case footnote(FootnoteDefinition)
  }

  package enum AlertKind: String, CaseIterable, Hashable, Sendable {
    case note
    case tip
    case important
    case warning
    case caution
  }
}

package struct CodeBlock: Hashable, Sendable {
  /// The text after the opening fence, as written; empty for indented code.
  package var info: String
  /// The code; each line ends with a line feed.
  package var text: String
  /// The number of the first line of code, from 1.
  package var firstLine: Int
  /// The column where the code begins, in characters, from 1; greater than 1 in lists.
  package var column: Int
  package var isFenced: Bool
  /// Whether a closing fence ends the block, rather than the end of the file or list.
  package var isClosed: Bool

  package init(
    info: String,
    text: String,
    firstLine: Int,
    column: Int = 1,
    isFenced: Bool = true,
    isClosed: Bool = true
  ) {
    self.info = info
    self.text = text
    self.firstLine = firstLine
    self.column = column
    self.isFenced = isFenced
    self.isClosed = isClosed
  }

  package var language: String {
    String(info.drop(while: \.isSpace).prefix { !$0.isSpace })
  }
}

package struct MarkdownList: Hashable, Sendable {
  /// The number of the first item; `nil` for an unordered list.
  package var start: Int?
  package var isTight: Bool
  package var items: [Item]

  package struct Item: Hashable, Sendable {
    /// Whether the task is done; `nil` if the item isn't a task.
    package var isDone: Bool?
    package var position: SourcePosition
    package var blocks: [Block]
  }
}

package struct MarkdownTable: Hashable, Sendable {
  package var header: [[Inline]]
  /// The alignment of each column; `nil` if none is given.
  package var alignments: [ColumnAlignment?]
  package var rows: [[[Inline]]]
}

package enum ColumnAlignment: String, Hashable, Sendable {
  case left
  case center
  case right
}

package struct FootnoteDefinition: Hashable, Sendable {
  /// The number in order of reference, from 1.
  package var number: Int
  package var blocks: [Block]
}

package struct SourcePosition: Hashable, Codable, Sendable, Comparable {
  package var line: Int
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  package static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
