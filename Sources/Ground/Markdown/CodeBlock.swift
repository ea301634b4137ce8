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
  /// Whether fences enclose the block.
  package var isFenced: Bool
  /// Whether a closing fence ends the block, rather than the end of the file or list.
  package var isClosed: Bool

  /// Creates a block of code.
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
