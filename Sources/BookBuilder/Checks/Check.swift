import Diagnostics

/// Something that must hold for every book, and the search for places where it does not.
package struct Check: Sendable {
  /// The kinds of findings.
  package var rules: [Rule]
  /// Finds the places.
  let findings: @Sendable (Book) -> [Diagnostic]

  /// Creates a check.
  init(_ rules: Rule..., findings: @escaping @Sendable (Book) -> [Diagnostic]) {
    self.rules = rules
    self.findings = findings
  }

  /// All checks.
  package static let all: [Check] = [
    .translations, .sameCode, .listing, .fences, .tables, .headings, .links, .images, .linkText,
    .rawHTML,
    .scripts, .siteFiles,
  ]
}

extension Rule {
  /// The kinds of findings about a book.
  package static let all = reading + Check.all.flatMap(\.rules) + output
}
