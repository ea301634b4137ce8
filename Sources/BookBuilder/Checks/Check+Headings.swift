import Diagnostics
import Markdown

extension Check {
  /// Finds headings out of order: a second title, a level left out, no words.
  static let headings = Check(.headingLevelOne, .skippedHeadingLevel, .emptyHeading) { book in
    book.editions.flatMap(headingFindings)
  }

  private static func headingFindings(_ edition: ChapterEdition) -> [Diagnostic] {
    var findings: [Diagnostic] = []
    var previous = 1
    for block in edition.allBlocks {
      guard case .heading(let level, let content) = block.kind else { continue }
      let location = edition.location(block.position)
      if content.plainText.allSatisfy(\.isWhitespace) {
        findings.append(Diagnostic(.emptyHeading, at: location, "the heading has no words"))
      }
      if level == 1 {
        let summary = "a heading of the first level inside a chapter"
        let help = "begin it with '##'; the title comes from the front matter"
        findings.append(Diagnostic(.headingLevelOne, at: location, summary, help: help))
      } else if level > previous + 1 {
        let summary = "a heading of level \(level) follows one of level \(previous)"
        let help = "begin it with '\(String(repeating: "#", count: previous + 1))'"
        findings.append(Diagnostic(.skippedHeadingLevel, at: location, summary, help: help))
      }
      previous = level
    }
    return findings
  }
}

extension Rule {
  static let headingLevelOne = Rule(
    id: "heading-level-one",
    explanation: """
      The title of a chapter is its only heading of the first level, and it comes from the front \
      matter. People who move by headings take a second one for the beginning of another page.
      """
  )
  static let skippedHeadingLevel = Rule(
    id: "skipped-heading-level",
    explanation: """
      A heading may be one level deeper than the one before, not two: the level is how a listener \
      learns what belongs to what. Source: WCAG 2.2, 1.3.1 and 2.4.10.
      """
  )
  static let emptyHeading = Rule(
    id: "empty-heading",
    explanation: """
      A heading without words is still announced as a heading, and says nothing.
      """
  )
}
