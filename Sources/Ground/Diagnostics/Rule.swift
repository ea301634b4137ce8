import Text

/// A kind of finding: its name, its weight, and what to tell an author who wonders about it.
package struct Rule: Hashable, Sendable {
  /// The name, in kebab case; stable between releases.
  package var id: String
  /// How grave a finding is.
  package var severity: Diagnostic.Severity
  /// Whether an author who knows better may let a single finding stand, with a reason.
  package var canBeAllowed: Bool
  /// What is meant and how to mend it, in whole sentences.
  package var explanation: String
  /// Whom the finding would hinder, and how, in whole sentences.
  package var readers: String
  /// A few lines of content, or a command, that lead to the finding.
  package var wrong: String
  package var right: String

  /// Creates a kind of finding; an error that must be mended unless said otherwise.
  package init(
    id: String,
    severity: Diagnostic.Severity = .error,
    canBeAllowed: Bool = false,
    explanation: String,
    readers: String,
    wrong: String,
    right: String
  ) {
    self.id = id
    self.severity = severity
    self.canBeAllowed = canBeAllowed
    self.explanation = explanation
    self.readers = readers
    self.wrong = wrong
    self.right = right
  }
}

extension Diagnostic {
  /// Creates a finding of a kind.
  package init(
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

/// The known name that a mistyped one was probably meant to be.
package struct Suggestion: Sendable {
  private let candidates: [String]

  /// Creates a suggestion out of the known names.
  package init(among candidates: [String]) {
    self.candidates = candidates
  }

  /// The nearest known name, if it is near enough for a slip.
  package func nearest(to name: String) -> String? {
    EditDistance.nearest(to: name, among: candidates)
  }

  /// A sentence for an author: the nearest name, or all of them.
  package func sentence(for name: String) -> String {
    if let nearest = nearest(to: name) {
      return "did you mean '\(nearest)'?"
    }
    return "use one of: " + candidates.map { "'\($0)'" }.joined(separator: ", ")
  }
}
