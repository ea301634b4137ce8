package import Diagnostics

/// A kind of finding: its name, its weight, and what to tell an author who wonders about it.
package struct Rule: Hashable, Sendable {
  /// The name, in kebab case; stable between releases.
  package var id: String
  /// How grave a finding is.
  package var severity: Diagnostic.Severity = .error
  /// What is meant, why it matters and how to mend it, in whole sentences.
  package var explanation: String
}

extension Diagnostic {
  /// Creates a finding of a kind.
  init(
    _ rule: Rule,
    at location: SourceLocation?,
    _ summary: String,
    details: [String] = [],
    help: String? = nil
  ) {
    self.init(
      id: rule.id,
      severity: rule.severity,
      at: location,
      summary,
      details: details,
      help: help
    )
  }
}
