/// One thing that is wrong with a book, or worth knowing, at its place.
package struct Diagnostic: Hashable, Codable, Sendable {
  /// The name of the kind of finding, in kebab case; stable between releases.
  package var id: String
  /// How grave the finding is.
  package var severity: Severity
  /// Where it is; `nil` for what has no place, such as a missing program.
  package var location: SourceLocation?
  /// What is wrong: lower case, names in single quotes, no full stop.
  package var summary: String
  /// More lines that belong to the finding, such as a difference or a compiler's notes.
  package var details: [String]
  /// How to mend it: lower case, imperative, no full stop.
  package var help: String?

  /// Creates a finding; an error unless said otherwise.
  package init(
    id: String,
    severity: Severity = .error,
    at location: SourceLocation?,
    _ summary: String,
    details: [String] = [],
    help: String? = nil
  ) {
    self.id = id
    self.severity = severity
    self.location = location
    self.summary = summary
    self.details = details
    self.help = help
  }

  /// How grave a finding is.
  package enum Severity: String, Hashable, Codable, Sendable {
    /// The book cannot be published with it.
    case error
    /// The book can be published, but should not stay so.
    case warning
  }
}

extension Sequence<Diagnostic> {
  /// The findings by file, line and column; those without a place come first.
  package func sortedByLocation() -> [Diagnostic] {
    sorted { left, right in
      switch (left.location, right.location) {
      case (let left?, let right?) where left != right: left < right
      case (nil, .some): true
      case (.some, nil): false
      default: left.summary < right.summary
      }
    }
  }

  /// Whether a finding keeps the book from being published.
  package var containsErrors: Bool {
    contains { $0.severity == .error }
  }
}
