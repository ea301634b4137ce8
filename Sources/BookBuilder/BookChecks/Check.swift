import BookModel
package import Diagnostics
import SnippetNotation

/// A check of a book: the rules it can report and the function that finds violations.
///
/// `Check.all` lists the checks of a book, `Check.forLooseFiles` those that also apply to Markdown files
/// outside a book.
package struct Check: Sendable {
  package var rules: [Rule]
  let scope: Scope
  let findings: @Sendable (CheckedBook) -> [Diagnostic]

  /// The part of a book that a check needs at once.
  ///
  /// `chapter` is one chapter in all its languages, or the introductions; `places` are all links to
  /// anchors and all anchors. `book` is everything except the text of chapters, so edits to that
  /// text can't change the findings.
  enum Scope: Hashable, Sendable {
    case chapter
    case places
    case book
  }

  init(
    _ rules: Rule...,
    scope: Scope = .chapter,
    findings: @escaping @Sendable (CheckedBook) -> [Diagnostic]
  ) {
    self.rules = rules
    self.scope = scope
    self.findings = findings
  }

  init(
    onEachPage rules: Rule...,
    findings: @escaping @Sendable (CheckedPage) -> [Diagnostic]
  ) {
    self.rules = rules
    scope = .chapter
    self.findings = { checked in checked.pages.flatMap(findings) }
  }

  package static let all: [Check] = [
    .translations, .staleTranslations, .emptyChapters, .sameCode, .sections, .chapterList,
    .siteFiles,
    .coverage, .checklistGroups, .checklistSizes, .outdatedSources,
    .fences, .tables, .tableHeaders, .tableRows, .tableCaptions, .nesting, .misreadLines,
    .boldHeadings, .listNumbers, .emptyItems, .unparsedMarkdown, .undrawnFences, .nestedAlerts,
    .unfinishedText, .rawHTML, .unclosedTags,
    .activeFiles,
    .headings, .links, .places, .dataLinks, .dataText, .references, .footnotes, .images, .linkText,
    .linkTargets, .linkLanguages,
    .alphabets, .characters, .misreadCharacters, .repeatedWords, .languages, .sensoryReferences,
    .rejections, .placeholders, .terms, .wordsToAvoid, .wordsToAvoidInData, .glance, .glances,
    .foreignTranscripts, .allowedForeignTranscripts,
    .retainCycles, .gluedPlurals, .gluedPluralsOfComponents, .contestedClaims,
  ]
}

extension [Check] {
  func findings(about scope: Check.Scope, in checked: CheckedBook) -> [Diagnostic] {
    filter { $0.scope == scope }.flatMap { $0.findings(checked) }
  }
}

extension Rule {
  package static let bookRules =
    reading + Check.all.flatMap(\.rules) + dateDependent + Allowance.rules + budgets + snippets
    + components + promises
}
