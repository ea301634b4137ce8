import BookModel
import Diagnostics
import Markdown
import SourceText

extension Check {
  /// Finds paragraphs that look like headings and are none.
  static let boldHeadings = Check(onEachPage: .headingInBold) { page in
    // In lists and quotes a stressed line names what follows there.
    let blocks = page.document.blocks
    return blocks.enumerated().compactMap { index, block -> Diagnostic? in
      guard case .paragraph(let inlines) = block.kind, inlines.count == 1,
        case .strong(let content)? = inlines.first?.kind,
        blocks.dropFirst(index + 1).first != nil
      else { return nil }
      let words = content.plainText.trimmingWhitespace()
      guard let last = words.last, !".!?…:".contains(last), block.endLine == block.position.line
      else {
        return nil
      }
      return Diagnostic(
        .headingInBold,
        at: page.location(block.position),
        "'\(words)' looks like a heading and is none",
        help: "write '## \(words)', with as many number signs as its level"
      )
    }
  }
}

extension Rule {
  static let headingInBold = Rule(
    id: "heading-in-bold",
    canBeAllowed: true,
    explanation: """
      A line of its own in bold, without a full stop, is a heading to the eye alone. Source: WCAG 2.2, \
      1.3.1; technique H42.
      """,
    readers: """
      Screen reader users jump from heading to heading, and would pass over the section without knowing \
      that it begins here. Nobody can link to it either.
      """,
    wrong: "**Why it matters**\n\nA listener hears…",
    right: "## Why it matters\n\nA listener hears…"
  )
}
