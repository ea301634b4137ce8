import Text

/// A rule that findings refer to, with the texts that `book explain` prints.
package struct Rule: Hashable, Sendable {
  /// The id, in kebab case; stable between releases.
  package var id: String
  package var severity: Diagnostic.Severity
  /// Whether an author can suppress a single finding with a reason.
  package var canBeAllowed: Bool
  /// What the rule requires and how to fix a violation, in whole sentences.
  package var explanation: String
  /// Who is affected by a violation and how, in whole sentences.
  package var readers: String
  /// A few lines of content, or a command, that violate the rule.
  package var wrong: String
  package var right: String

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

/// Suggests a known name for a mistyped one.
package struct Suggestion: Sendable {
  private let candidates: [String]

  package init(among candidates: [String]) {
    self.candidates = candidates
  }

  /// The most similar candidate, if it is close enough to be a typo.
  package func nearest(to name: String) -> String? {
    EditDistance.nearest(to: name, among: candidates)
  }

  /// A hint for a message: the most similar candidate, or all of them.
  package func sentence(for name: String) -> String {
    if let nearest = nearest(to: name) {
      return "did you mean '\(nearest)'?"
    }
    return "use one of: " + candidates.map { "'\($0)'" }.joined(separator: ", ")
  }
}
