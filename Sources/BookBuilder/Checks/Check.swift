package import Diagnostics
import SnippetRunner

/// Something that must hold for every book, and the search for places where it does not.
package struct Check: Sendable {
  /// The kinds of findings.
  package var rules: [Rule]
  /// Whether places may lie in chapters; other checks have nothing to tell when only a chapter changed.
  let looksAtChapters: Bool
  /// Finds the places.
  let findings: @Sendable (CheckedBook) -> [Diagnostic]

  /// Creates a check that looks at a book as a whole.
  init(
    _ rules: Rule...,
    looksAtChapters: Bool = true,
    findings: @escaping @Sendable (CheckedBook) -> [Diagnostic]
  ) {
    self.rules = rules
    self.looksAtChapters = looksAtChapters
    self.findings = findings
  }

  /// Creates a check that looks at one page after another.
  init(
    onEachPage rules: Rule...,
    findings: @escaping @Sendable (CheckedPage) -> [Diagnostic]
  ) {
    self.rules = rules
    looksAtChapters = true
    self.findings = { book in book.pages.mapOnAllCores(findings).flatMap(\.self) }
  }

  /// All checks.
  package static let all: [Check] = [
    .translations, .staleTranslations, .sameCode, .listing, .siteFiles, .coverage,
    .fences, .tables, .tableHeaders, .tableCaptions, .nesting, .rawHTML, .activeFiles,
    .headings, .links, .dataLinks, .references, .footnotes, .images, .linkText, .linkTargets,
    .alphabets, .characters, .languages, .senses,
  ]
}

extension Rule {
  /// The kinds of findings about a book and its snippets.
  package static let all =
    reading + Check.all.flatMap(\.rules) + Allowance.rules + budgets + output + snippets
}
