/// A finding of a check: an error or a warning, with its location and a hint.
///
/// Everything that an author can do wrong is reported as a finding, never by throwing an error or
/// by a crash. The writers of this module print findings for people and for other programs.
package struct Diagnostic: Hashable, Codable, Sendable {
  /// The id of the rule, in kebab case; stable between releases.
  package var id: String
  package var severity: Severity
  package var location: SourceLocation?
  /// The message: lower case, names in single quotes, no full stop.
  package var summary: String
  package var details: [String]
  /// How to fix it: lower case, imperative, no full stop.
  package var help: String?

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

  package enum Severity: String, Hashable, Codable, Sendable {
    case error
    case warning
  }

  fileprivate func precedes(_ other: Diagnostic) -> Bool {
    switch (location, other.location) {
    case (let place?, let other?) where place != other: place < other
    case (nil, .some): true
    case (.some, nil): false
    default: summary < other.summary
    }
  }
}

extension Sequence<Diagnostic> {
  /// Sorts findings by file, line and column; those without a location come first.
  package func sortedByLocation() -> [Diagnostic] {
    // Findings are large, and mostly sorted already: they are compared in place, and only their
    // numbers are moved.
    let findings = Array(self)
    let isSorted = findings.indices.dropFirst().allSatisfy {
      !findings[$0].precedes(findings[$0 - 1])
    }
    if isSorted { return findings }
    return findings.indices.sorted { findings[$0].precedes(findings[$1]) }.map { findings[$0] }
  }

  package var containsErrors: Bool {
    contains { $0.severity == .error }
  }

  /// Sorts the findings and shows at most 50 per rule and file, with a count of the others.
  ///
  /// No one reads a thousand lines, and the first fifty show what to fix.
  package func limitedPerRule() -> [Diagnostic] {
    let findings = sortedByLocation()
    let groups = Dictionary(grouping: findings.indices) { RuleAndFile(of: findings[$0]) }
    var shown = groups.values.flatMap { $0.prefix(repetitionLimit) }.sorted().map { findings[$0] }
    for places in groups.values where places.count > repetitionLimit {
      let first = findings[places[0]]
      let others = places.count - repetitionLimit
      let summary =
        others == 1
        ? "there is one more finding of this rule"
        : "there are \(others) more findings of this rule"
      shown.append(
        Diagnostic(
          id: first.id,
          severity: places.contains { findings[$0].severity == .error } ? .error : .warning,
          at: first.location.map { SourceLocation(path: $0.path) },
          summary,
          help: "fix the \(repetitionLimit) that are shown, and check again"
        )
      )
    }
    return shown.sortedByLocation()
  }

  private var repetitionLimit: Int { 50 }
}

private struct RuleAndFile: Hashable {
  let id: String
  let path: String?

  init(of finding: Diagnostic) {
    id = finding.id
    path = finding.location?.path
  }
}

extension [Diagnostic] {
  /// The findings for people: of equal ones in a file, the first five, the last of which lists the
  /// lines of the others.
  package func groupedByMessage() -> [Diagnostic] {
    let keys = map { finding in
      finding.location?.line == nil || !finding.details.isEmpty
        ? nil : [finding.id, finding.location?.path, finding.summary, finding.help]
    }
    var groups: [[String?]: [Int]] = [:]
    for case (let index, let key?) in zip(indices, keys) { groups[key, default: []].append(index) }
    var shown = self
    var hidden: Set<Int> = []
    for places in groups.values where places.count > Self.equalLimit + 1 {
      let others = places[Self.equalLimit...]
      let lines = Set(others.compactMap { self[$0].location?.line }).sorted()
      let numbers = lines.map(String.init).joined(separator: ", ")
      shown[places[Self.equalLimit - 1]].details = [
        "and \(others.count) more of this kind: \(lines.count == 1 ? "line" : "lines") \(numbers)"
      ]
      hidden.formUnion(others)
    }
    return shown.indices.filter { !hidden.contains($0) }.map { shown[$0] }
  }

  private static var equalLimit: Int { 5 }
}

package struct SourceLocation: Hashable, Codable, Sendable {
  /// The path relative to the current folder, with `/` between its parts.
  package var path: String
  /// The line, from 1; `nil` for the whole file.
  package var line: Int?
  /// The column in characters, from 1; `nil` for the whole line.
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
