/// A block of a Markdown document with its place.
package struct Block: Hashable, Sendable {
  /// What the block is.
  package var kind: Kind
  /// Where it begins.
  package var position: SourcePosition
  /// The last line that belongs to it, from 1.
  package var endLine: Int

  /// Creates a block.
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
    /// Quoted blocks.
    case quote([Block])
    /// A quote that begins with `[!NOTE]` or one of its kin.
    case alert(AlertKind, [Block])
    /// A list.
    case list(MarkdownList)
    /// A fenced or indented block of code.
    case code(CodeBlock)
    /// Raw HTML, comments among it.
    case html(String)
    /// A line between sections.
    case thematicBreak
    /// A table.
    case table(MarkdownTable)
    /// The text of a footnote that is referred to at least once.
    case footnote(FootnoteDefinition)
  }

  /// The kinds of alerts GitHub knows.
  package enum AlertKind: String, CaseIterable, Hashable, Sendable {
    /// Worth knowing even when skimming.
    case note
    /// Advice.
    case tip
    /// What a reader needs to succeed.
    case important
    /// What needs attention at once.
    case warning
    /// What may go wrong.
    case caution
  }
}
