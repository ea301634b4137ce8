package import Diagnostics
import Markdown
import SnippetNotation
import SourceText

/// A comment that suppresses one finding, with a reason.
///
/// In a chapter it is an HTML comment, `<!-- allow: vague-link-text the name of the film is “Here”
/// -->`, in or right before the block with the finding. In a front matter it is a YAML comment, `#
/// allow: …`, before the line.
package struct Allowance: Hashable, Sendable {
  package var id: String
  package var reason: String
  package var location: SourceLocation
  package var lines: ClosedRange<Int>

  init?(words: Substring, at location: SourceLocation, lines: ClosedRange<Int>) {
    let words = words.trimmingWhitespace()
    guard words.hasPrefix(Self.mark) else { return nil }
    let rest = words.dropFirst(Self.mark.count).drop(while: \.isWhitespace)
    id = String(rest.prefix { !$0.isWhitespace })
    reason = rest.dropFirst(id.count).trimmingWhitespace()
    self.location = location
    self.lines = lines
  }

  static let mark = "allow:"
}

extension ChapterSource {
  /// The comments that allow findings, in the order of the file.
  ///
  /// - Parameter document: the parsed text.
  func allowances(in document: MarkdownDocument) -> [Allowance] {
    // Hardly any page has one, and searching for the prefix is fast.
    guard text.includes(Allowance.mark) else { return [] }
    return allowances(in: document.frontMatter) + allowances(in: document.allBlocks)
  }

  private func allowances(in blocks: [Block]) -> [Allowance] {
    var allowances: [Allowance] = []
    var next: ClosedRange<Int>?
    for block in blocks.reversed() {
      for inline in block.runningTexts.flatMap(\.self).flatMap(\.flattenedInlines).reversed() {
        guard case .html(let html) = inline.kind,
          let allowance = allowance(html, at: inline.position, lines: block.lines)
        else { continue }
        allowances.append(allowance)
      }
      guard case .html(let html) = block.kind else {
        next = block.lines
        continue
      }
      if let allowance = allowance(html, at: block.position, lines: next ?? block.lines) {
        allowances.append(allowance)
      }
    }
    return allowances.reversed()
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

  /// A YAML comment applies to the next line that isn't a comment.
  private func allowances(in frontMatter: FrontMatter?) -> [Allowance] {
    guard let frontMatter else { return [] }
    let lines = SourceLines(frontMatter.yaml)
    var allowances: [Allowance] = []
    var next: Int?
    for index in lines.indices.reversed() {
      let comment = lines[index].drop { $0 == " " }
      guard comment.first == "#" else {
        next = index
        continue
      }
      let line = (next ?? index) + frontMatter.firstLine
      let column = lines[index].count - comment.count + 1
      let position = SourcePosition(line: index + frontMatter.firstLine, column: column)
      if let allowance = Allowance(
        words: comment.dropFirst(),
        at: location(position),
        lines: line...line
      ) {
        allowances.append(allowance)
      }
    }
    return allowances.reversed()
  }
}

extension Block {
  fileprivate var lines: ClosedRange<Int> {
    position.line...max(position.line, endLine)
  }
}
