/// A block of a Markdown document with its place.
package struct Block: Hashable, Sendable {
  package var kind: Kind
  package var position: SourcePosition
  /// The last line that belongs to it, from 1.
  package var endLine: Int

  package init(_ kind: Kind, at position: SourcePosition, endLine: Int) {
    self.kind = kind
    self.position = position
    self.endLine = endLine
  }

  /// The kinds of blocks of GitHub-flavoured Markdown.
  package indirect enum Kind: Hashable, Sendable {
    /// Running text.
    case paragraph([Inline])
    /// A heading; the level is 1 to 6.
    case heading(level: Int, [Inline])
    case quote([Block])
    /// A quote that begins with `[!NOTE]` or one of its kin.
    case alert(AlertKind, [Block])
    case list(MarkdownList)
    /// A fenced or indented block of code.
    case code(CodeBlock)
    /// Raw HTML, comments among it.
    case html(String)
    /// A line between sections.
    case thematicBreak
    case table(MarkdownTable)
    /// The text of a footnote that is referred to at least once.
    case footnote(FootnoteDefinition)
  }

  /// The kinds of alerts GitHub knows.
  package enum AlertKind: String, CaseIterable, Hashable, Sendable {
    /// Worth knowing even when skimming.
    case note
    case tip
    /// What a reader needs to succeed.
    case important
    /// What needs attention at once.
    case warning
    /// What may go wrong.
    case caution
  }
}

/// A block of code.
package struct CodeBlock: Hashable, Sendable {
  /// The words after the opening fence, as written; empty for indented code.
  package var info: String
  /// The code, each line ended by a line feed.
  package var text: String
  /// The line of the first line of code, from 1.
  package var firstLine: Int
  /// The column at which the lines of code begin, in characters, from 1; more than 1 in lists.
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

  /// The first word after the opening fence: the language, or the name of the notation.
  package var language: String {
    String(info.drop(while: \.isSpace).prefix { !$0.isSpace })
  }
}

/// A list of a Markdown document.
package struct MarkdownList: Hashable, Sendable {
  /// The number of the first item; `nil` for a list without numbers.
  package var start: Int?
  /// Whether no blank lines stand between the items.
  package var isTight: Bool
  package var items: [Item]

  /// One item of a list.
  package struct Item: Hashable, Sendable {
    /// Whether the task is done; `nil` when the item is no task.
    package var isDone: Bool?
    package var blocks: [Block]
  }
}

/// A table of a Markdown document.
package struct MarkdownTable: Hashable, Sendable {
  /// The cells of the head row.
  package var header: [[Inline]]
  /// The cells of the other rows; each row has as many as the head.
  package var rows: [[[Inline]]]
}

/// The text of a footnote.
package struct FootnoteDefinition: Hashable, Sendable {
  /// The number, from 1, in the order of reference.
  package var number: Int
  package var blocks: [Block]
}

/// A place in a Markdown file.
package struct SourcePosition: Hashable, Codable, Sendable, Comparable {
  /// The line, from 1.
  package var line: Int
  /// The column in characters, from 1.
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  package static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
