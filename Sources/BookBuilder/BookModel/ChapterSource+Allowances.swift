import Diagnostics
import Markdown
import SnippetNotation
import SourceText

extension ChapterSource {
  /// The comments that allow findings, in the order of the file.
  ///
  /// - Parameter document: what was read of the text.
  func allowances(in document: MarkdownDocument) -> [Allowance] {
    // Hardly any page has one, and looking for letters is quick.
    guard text.holds(Allowance.mark) else { return [] }
    return allowances(in: document.frontMatter) + allowances(in: document.allBlocks)
  }

  private func allowances(in blocks: [Block]) -> [Allowance] {
    var allowances: [Allowance] = []
    for (index, block) in blocks.enumerated() {
      if case .html(let html) = block.kind {
        let next = blocks[index...].first { !$0.isHTML }
        let lines = next.map(\.lines) ?? block.lines
        if let allowance = allowance(html, at: block.position, lines: lines) {
          allowances.append(allowance)
        }
      }
      for inline in block.runningTexts.flatMap(\.self).flatMap(\.withInnerInlines) {
        guard case .html(let html) = inline.kind,
          let allowance = allowance(html, at: inline.position, lines: block.lines)
        else { continue }
        allowances.append(allowance)
      }
    }
    return allowances
  }

  private func allowance(
    _ html: String,
    at position: SourcePosition,
    lines: ClosedRange<Int>
  ) -> Allowance? {
    guard let start = html.firstRange(of: "<!--"),
      let end = html[start.upperBound...].firstRange(of: "-->")
    else { return nil }
    let words = html[start.upperBound..<end.lowerBound]
    return Allowance(words: words, at: location(position), lines: lines)
  }

  /// A comment of YAML goes for the next line that is none.
  private func allowances(in frontMatter: FrontMatter?) -> [Allowance] {
    guard let frontMatter else { return [] }
    let lines = SourceLines(frontMatter.yaml)
    return lines.indices.compactMap { index in
      let comment = lines[index].drop { $0 == " " }
      guard comment.first == "#" else { return nil }
      let next = lines[index...].firstIndex { !$0.drop { $0 == " " }.hasPrefix("#") } ?? index
      let line = next + frontMatter.firstLine
      let column = lines[index].count - comment.count + 1
      let position = SourcePosition(line: index + frontMatter.firstLine, column: column)
      return Allowance(words: comment.dropFirst(), at: location(position), lines: line...line)
    }
  }
}

extension Block {
  /// Whether the block is HTML, such as a comment.
  fileprivate var isHTML: Bool {
    if case .html = kind { return true }
    return false
  }

  /// The lines of the file that it takes.
  fileprivate var lines: ClosedRange<Int> {
    position.line...max(position.line, endLine)
  }
}
