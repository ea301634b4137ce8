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

/// The YAML between two lines of `---` at the very beginning of a Markdown file.
package struct FrontMatter: Hashable, Sendable {
  /// The YAML, without the lines of dashes.
  package var yaml: String
  /// The line of the first line of YAML, from 1.
  package var firstLine: Int

  /// Splits a file into its front matter, if it has one, and the lines that belong to it.
  ///
  /// - Returns: the front matter, or `nil` when there is none or its end is missing, and the number
  ///   of lines it takes together with its dashes.
  package static func split(_ lines: SourceLines) -> (frontMatter: FrontMatter?, lineCount: Int) {
    guard lines.first == "---", let end = lines.dropFirst().firstIndex(of: "---") else {
      return (nil, 0)
    }
    let yaml = lines[1..<end].map { $0 + "\n" }.joined()
    return (FrontMatter(yaml: yaml, firstLine: 2), end + 1)
  }
}
