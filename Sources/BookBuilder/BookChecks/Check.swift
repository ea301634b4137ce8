import BookModel
package import Diagnostics
import SnippetNotation

/// Something that must hold for every book, and the search for places where it does not.
package struct Check: Sendable {
  /// The kinds of findings.
  package var rules: [Rule]
  /// How much of a book is looked at at once.
  let scope: Scope
  let findings: @Sendable (CheckedBook) -> [Diagnostic]

  /// How much of a book is looked at at once.
  enum Scope: Hashable, Sendable {
    /// A chapter in all its languages, or the introductions.
    case chapter
    /// The links to places, and the places of the whole book.
    case places
    /// The whole book, but not the text of chapters: nothing is new when only that changed.
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

  /// Creates a check that looks at one page after another.
  init(
    onEachPage rules: Rule...,
    findings: @escaping @Sendable (CheckedPage) -> [Diagnostic]
  ) {
    self.rules = rules
    scope = .chapter
    self.findings = { checked in checked.pages.flatMap(findings) }
  }

  package static let all: [Check] = [
    .translations, .staleTranslations, .emptyChapters, .sameCode, .sections, .listing, .siteFiles,
    .coverage, .checklistGroups, .checklistSizes, .lookedAt,
    .fences, .tables, .tableHeaders, .tableRows, .tableCaptions, .nesting, .misreading,
    .boldHeadings, .listNumbers, .unreadMarkdown,
    .unfinishedText, .rawHTML, .unclosedTags,
    .activeFiles,
    .headings, .links, .places, .dataLinks, .dataText, .references, .footnotes, .images, .linkText,
    .linkTargets, .linkLanguages,
    .alphabets, .characters, .languages, .senses,
    .rejections, .placeholders, .terms, .wordsToAvoid, .wordsToAvoidInData, .glance, .glances,
    .foreignTranscripts, .allowedForeignTranscripts,
    .retainCycles,
  ]
}

extension [Check] {
  func findings(about scope: Check.Scope, in checked: CheckedBook) -> [Diagnostic] {
    filter { $0.scope == scope }.flatMap { $0.findings(checked) }
  }
}

extension Rule {
  /// The kinds of findings about a book and its snippets.
  package static let ofBooks =
    reading + Check.all.flatMap(\.rules) + dated + Allowance.rules + budgets + snippets + components
}
