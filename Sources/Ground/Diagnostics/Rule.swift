import Text

/// A rule that findings refer to, with the texts that `book explain` prints.
///
/// Rules are declared next to the code that checks them.
package struct Rule: Hashable, Sendable {
  package var id: String
  package var severity: Diagnostic.Severity
  package var canBeAllowed: Bool
  /// What the rule requires and how to fix a violation, in whole sentences.
  package var explanation: String
  /// Who is affected by a violation and how, in whole sentences.
  package var readers: String
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

package struct Suggestion: Sendable {
  private let candidates: [String]

  package init(among candidates: [String]) {
    self.candidates = candidates
  }

  package func nearest(to name: String) -> String? {
    EditDistance.nearest(to: name, among: candidates)
  }

  package func sentence(for name: String) -> String {
    if let nearest = nearest(to: name) {
      return "did you mean '\(nearest)'?"
    }
    return "use one of: " + candidates.map { "'\($0)'" }.joined(separator: ", ")
  }
}
