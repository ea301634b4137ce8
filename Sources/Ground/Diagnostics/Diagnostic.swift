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

  /// The findings, sorted, with at most fifty of a kind in a file, and one more that says how many others
  /// there are.
  ///
  /// Whoever gets a thousand lines reads none, and the first fifty tell what to mend.
  package func withoutRepetition() -> [Diagnostic] {
    var counts: [String: [String: Int]] = [:]
    var errors: Set<String> = []
    var shown: [Diagnostic] = []
    for finding in sortedByLocation() {
      let count = counts[finding.id, default: [:]][finding.location?.path ?? "", default: 0] + 1
      counts[finding.id, default: [:]][finding.location?.path ?? ""] = count
      if count <= repetitionLimit { shown.append(finding) }
      if finding.severity == .error { errors.insert(finding.id) }
    }
    for (id, files) in counts {
      for (path, count) in files where count > repetitionLimit {
        let others = count - repetitionLimit
        let summary =
          others == 1
          ? "there is one more finding of this kind"
          : "there are \(others) more findings of this kind"
        shown.append(
          Diagnostic(
            id: id,
            severity: errors.contains(id) ? .error : .warning,
            at: path.isEmpty ? nil : SourceLocation(path: path),
            summary,
            help: "mend the \(repetitionLimit) that are shown, and check again"
          )
        )
      }
    }
    return shown.sortedByLocation()
  }

  private var repetitionLimit: Int { 50 }
}

/// A place in a file of the book.
package struct SourceLocation: Hashable, Codable, Sendable {
  /// The path of the file, relative to the folder the tool was started in, with `/` between parts.
  package var path: String
  /// The line, from 1; `nil` when the whole file is meant.
  package var line: Int?
  /// The column in characters, from 1; `nil` when the whole line is meant.
  package var column: Int?

  package init(path: String, line: Int? = nil, column: Int? = nil) {
    self.path = path
    self.line = line
    self.column = column
  }
}

extension SourceLocation: Comparable {
  package static func < (left: SourceLocation, right: SourceLocation) -> Bool {
    (left.path, left.line ?? 0, left.column ?? 0) < (right.path, right.line ?? 0, right.column ?? 0)
  }
}

extension SourceLocation: CustomStringConvertible {
  package var description: String {
    [path, line.map(String.init), column.map(String.init)].compactMap(\.self)
      .joined(separator: ":")
  }
}
