package import SourceText

/// A Markdown file, read.
package struct MarkdownDocument: Hashable, Sendable {
  /// The lines of the file; whoever looks at lines takes these.
  package let lines: SourceLines
  /// The YAML at the top, if there is any.
  package var frontMatter: FrontMatter?
  /// The blocks in the order of the file; footnotes stand at the end.
  package var blocks: [Block]

  /// How many lists and quotes may enclose a block whose content is read, and how many marks, such as
  /// links and emphasis, running text.
  ///
  /// A page that nests deeper is no page, but would take more stack than there is.
  package static let depthLimit = 100

  /// Reads GitHub-flavoured Markdown: tables, strikethrough, autolinks, task lists, footnotes and
  /// alerts, with every place counted from the beginning of the file.
  package init(parsing source: String) {
    lines = SourceLines(source)
    let (frontMatter, lineCount) = FrontMatter.split(lines)
    self.frontMatter = frontMatter
    let parser = CommonMarkParser(
      body: lines.text(from: lineCount),
      lines: lines,
      firstLine: lineCount
    )
    blocks = Self.numberingFootnotes(in: parser.parse())
  }

  /// Gives footnotes their numbers: the parser puts them in the order in which they are referred to.
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
