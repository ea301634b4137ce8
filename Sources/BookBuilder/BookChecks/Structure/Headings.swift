import BookModel
import Diagnostics
import Localization
import Markdown
import SourceText

extension Check {
  static let headings = Check(
    onEachPage: .headingLevelOne,
    .skippedHeadingLevel,
    .emptyHeading,
    .duplicateHeading,
    findings: headingFindings
  )

  private static func headingFindings(_ page: CheckedPage) -> [Diagnostic] {
    var findings: [Diagnostic] = []
    var previous = 1
    var hasTitle = !page.isLoose
    let pageHeadings = ownHeadings(of: page)
    var lines: [String: Int] = [:]
    var parents: [(level: Int, name: String)] = []
    for block in page.blocks {
      guard case .heading(let level, let content) = block.kind else { continue }
      let location = page.location(block.position)
      let words = content.plainText.trimmingWhitespace()
      parents.removeAll { $0.level >= level }
      // A change log repeats “Fixes” under each version; only in a chapter must headings be unique.
      let lowercased = words.fastLowercased
      let name = (page.isLoose ? parents.map { "\($0.name)\n" }.joined() : "") + lowercased
      parents.append((level, lowercased))
      if words.isEmpty {
        let help = "name the section, or remove the number signs"
        let summary = "the heading has no words"
        findings.append(Diagnostic(.emptyHeading, at: location, summary, help: help))
      } else if !page.isLoose,
        words.allSatisfy({ !$0.isLetter && !$0.isNumber && !$0.isASCII })
      {
        let help = "name the section in words: a screen reader only has the names of the symbols"
        let summary = "the heading '\(words)' has no letters, so its address is meaningless"
        findings.append(Diagnostic(.emptyHeading, at: location, summary, help: help))
      } else if let earlier = lines[name].map({ "line \($0)" }) ?? pageHeadings[name] {
        let summary = "the heading '\(words)' already exists: \(earlier)"
        let help = "reword one of the two to tell them apart"
        findings.append(Diagnostic(.duplicateHeading, at: location, summary, help: help))
      }
      if level == 1, !hasTitle {
        hasTitle = true
      } else if level == 1 {
        let summary =
          page.isLoose
          ? "a second heading of the first level" : "a heading of the first level inside a chapter"
        let help =
          "begin it with '##'; the title "
          + (page.isLoose ? "is the first heading" : "comes from the front matter")
        findings.append(Diagnostic(.headingLevelOne, at: location, summary, help: help))
      } else if level > previous + 1 {
        let summary = "a heading of level \(level) follows one of level \(previous)"
        let help = "begin it with '\(String(repeating: "#", count: previous + 1))'"
        findings.append(Diagnostic(.skippedHeadingLevel, at: location, summary, help: help))
      }
      lines[name] = block.position.line
      previous = level
    }
    return findings
  }

  private static func ownHeadings(of page: CheckedPage) -> [String: String] {
    let words = page.words
    let frontMatter = page.edition.frontMatter
    var names = [frontMatter.title.fastLowercased: "the title"]
    if !frontMatter.checklist.isEmpty { names[words.checklist.fastLowercased] = "'checklist'" }
    if !frontMatter.terms.isEmpty { names[words.terms.fastLowercased] = "'terms'" }
    if !frontMatter.sources.isEmpty { names[words.sources.fastLowercased] = "'sources'" }
    return names
  }
}

extension Rule {
  static let headingLevelOne = Rule(
    id: "heading-level-one",
    explanation: """
      The title of a chapter is its only heading of the first level and comes from the front matter.
      """,
    readers: "People who navigate by headings take a second title for the start of another page.",
    wrong: "# Swipes",
    right: "## Swipes"
  )
  static let skippedHeadingLevel = Rule(
    id: "skipped-heading-level",
    explanation: """
      A heading may be one level deeper than the one before, but not two: the level tells a listener \
      how the page is organised. Source: WCAG 2.2, 1.3.1 and 2.4.10.
      """,
    readers: """
      A listener who hears “level 4” after “level 2” looks for the level 3 that was missed.
      """,
    wrong: "## Swipes\n\n#### Left",
    right: "## Swipes\n\n### Left"
  )
  static let duplicateHeading = Rule(
    id: "duplicate-heading",
    severity: .warning,
    canBeAllowed: true,
    explanation: """
      Two headings of a page have the same text; the title and the headings generated from the front \
      matter count too. Source: WCAG 2.2, 2.4.6.
      """,
    readers: """
      Screen reader users get an overview from the list of headings. If two entries sound the same, \
      they have to visit both. Also, links to the second one break when the first is removed.
      """,
    wrong: "## Swipes\n\n### Example\n\n## Taps\n\n### Example",
    right: "## Swipes\n\n### A list of mail\n\n## Taps\n\n### A keyboard"
  )
  static let emptyHeading = Rule(
    id: "empty-heading",
    explanation: "A heading without text is still announced as a heading, but says nothing.",
    readers: """
      Screen reader users jump to it, hear “heading level 2”, and don't know where they are.
      """,
    wrong: "##",
    right: "## Swipes"
  )
}

extension Check {
  static let boldHeadings = Check(onEachPage: .headingInBold) { page in
    // In lists and quotes, a bold line introduces what follows; one with a link is text.
    let blocks = page.document.blocks
    return blocks.enumerated().compactMap { index, block -> Diagnostic? in
      guard case .paragraph(let inlines) = block.kind, inlines.count == 1,
        case .strong(let content)? = inlines.first?.kind,
        !content.contains(where: { if case .link = $0.kind { true } else { false } }),
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
        "'\(words)' looks like a heading but is bold text",
        help: "write '## \(words)', with one number sign per level"
      )
    }
  }
}

extension Rule {
  static let headingInBold = Rule(
    id: "heading-in-bold",
    severity: .warning,
    canBeAllowed: true,
    explanation: """
      A bold line of its own, without a full stop, is a heading only visually. Source: WCAG 2.2, \
      1.3.1; technique H42.
      """,
    readers: """
      Screen reader users who jump from heading to heading would miss that a section begins here. The \
      section cannot be linked to either.
      """,
    wrong: "**Why it matters**\n\nA listener hears…",
    right: "## Why it matters\n\nA listener hears…"
  )
}
