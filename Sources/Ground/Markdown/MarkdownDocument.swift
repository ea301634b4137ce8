package import SourceText

/// A parsed Markdown file: its front matter and its blocks.
///
/// Parsing never fails; anything that isn't recognised is text. Only a text with too many table
/// cells, or whose references expand to too much, has no blocks.
package struct MarkdownDocument: Hashable, Sendable {
  package let lines: SourceLines
  package var frontMatter: FrontMatter?
  /// The blocks in order; footnotes come last.
  package var blocks: [Block]
  /// The head of the table because of which the text isn't parsed, since its tables together have
  /// more than ``cellLimit`` cells; `nil` if it is parsed.
  package private(set) var oversizedTable: SourcePosition?

  /// The definition because of which the text isn't parsed, since its references expand to more
  /// than ``referenceLimit`` bytes; `nil` if it is parsed.
  package private(set) var oversizedReference: SourcePosition?

  /// The most bytes of addresses and titles that the references of a text expand to.
  package static let referenceLimit = ReferenceSize.limit

  /// The most cells, including empty ones that complete short rows, in the tables of a text.
  ///
  /// A text with more isn't parsed, since that could take minutes and gigabytes.
  package static let cellLimit = TableSize.limit

  /// The deepest nesting of lists and quotes, and of inlines such as links and emphasis.
  ///
  /// Deeper content is dropped, since it could overflow the stack.
  package static let depthLimit = 100

  /// Parses GitHub-flavoured Markdown: tables, strikethrough, autolinks, task lists, footnotes and
  /// alerts.
  ///
  /// Locations count from the start of the file, including the front matter.
  package init(parsing source: String) {
    lines = SourceLines(source)
    let (frontMatter, lineCount) = FrontMatter.split(lines)
    self.frontMatter = frontMatter
    let body = lines.text(from: lineCount)
    if let line = TableSize.oversizedTable(in: body) {
      oversizedTable = SourcePosition(line: lineCount + line + 1, column: 1)
      blocks = []
      return
    }
    if let line = ReferenceSize.oversizedDefinition(in: body) {
      oversizedReference = SourcePosition(line: lineCount + line + 1, column: 1)
      blocks = []
      return
    }
    let parser = CommonMarkParser(
      body: body,
      lines: lines,
      firstLine: lineCount
    )
    blocks = Self.numberingFootnotes(in: parser.parse())
  }

  /// Numbers the footnotes, which the parser returns in order of reference.
  private static func numberingFootnotes(in blocks: [Block]) -> [Block] {
    var number = 0
    return blocks.map { block in
      guard case .footnote(var footnote) = block.kind else { return block }
      number += 1
      footnote.number = number
      return Block(.footnote(footnote), at: block.position, endLine: block.endLine)
    }
  }
}

package struct FrontMatter: Hashable, Sendable {
  package var yaml: String
  /// The number of the first line of YAML, from 1.
  package var firstLine: Int

  /// Splits off the front matter.
  ///
  /// - Returns: the front matter, or `nil` if there is none or its end is missing; and the number
  ///   of
  /// lines it takes, including the dashes.
  package static func split(_ lines: SourceLines) -> (frontMatter: FrontMatter?, lineCount: Int) {
    guard lines.first == "---", let end = lines.dropFirst().firstIndex(of: "---") else {
      return (nil, 0)
    }
    let yaml = lines[1..<end].map { $0 + "\n" }.joined()
    return (FrontMatter(yaml: yaml, firstLine: 2), end + 1)
  }
}
