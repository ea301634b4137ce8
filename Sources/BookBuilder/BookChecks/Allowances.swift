package import BookModel
package import Diagnostics
package import SnippetNotation

/// Removes the findings that allow comments suppress, and reports comments that are malformed or
/// unused.
///
/// Each comment suppresses one finding.
func suppressAllowed(_ findings: [Diagnostic], with allowances: [Allowance]) -> [Diagnostic] {
  var places = FindingPlaces(of: findings, allowedBy: allowances)
  var faults: [Diagnostic] = []
  for allowance in allowances {
    if let fault = allowance.fault {
      faults.append(fault)
    } else if !places.take(allowance) {
      faults.append(
        Diagnostic(
          .unusedAllowance,
          at: allowance.location,
          "the comment allows '\(allowance.id)', which is not reported here",
          help: "remove the comment, or move it right before the block it applies to"
        )
      )
    }
  }
  if places.taken.isEmpty { return findings + faults }
  return findings.enumerated().filter { !places.taken.contains($0.offset) }.map(\.element) + faults
}

/// Where the findings of each rule are, so that comments aren't compared with all of them.
private struct FindingPlaces {
  private struct Key: Hashable {
    var id: String
    var path: String
  }

  /// The lines and numbers of findings, in the order of the file.
  private var places: [Key: [(line: Int, number: Int)]] = [:]
  private(set) var taken: Set<Int> = []

  init(of findings: [Diagnostic], allowedBy allowances: [Allowance]) {
    let ids = Set(allowances.map(\.id))
    for (number, finding) in findings.enumerated() where ids.contains(finding.id) {
      guard let location = finding.location, let line = location.line else { continue }
      places[Key(id: finding.id, path: location.path), default: []].append((line, number))
    }
    for key in places.keys { places[key]?.sort { ($0.line, $0.number) < ($1.line, $1.number) } }
  }

  /// Takes the first finding that a comment covers; `false` if there is none.
  mutating func take(_ allowance: Allowance) -> Bool {
    let key = Key(id: allowance.id, path: allowance.location.path)
    guard let found = places[key] else { return false }
    var (start, end) = (0, found.count)
    while start < end {
      let middle = (start + end) / 2
      if found[middle].line < allowance.lines.lowerBound {
        start = middle + 1
      } else {
        end = middle
      }
    }
    guard start < found.count, found[start].line <= allowance.lines.upperBound else { return false }
    taken.insert(found[start].number)
    places[key]?.remove(at: start)
    return true
  }
}

extension Book {
  package var allowances: [Allowance] {
    editions.flatMap(\.allowances)
  }

  package func report(on snippets: SnippetReport) -> CheckReport {
    let allowed = allowances.map(CheckReport.Allowed.init)
    return CheckReport(snippets, of: chapterSources + componentSources, allowed: allowed)
  }
}

extension CheckReport.Allowed {
  package init(_ allowance: Allowance) {
    self.init(
      path: allowance.location.path,
      line: allowance.location.line ?? 1,
      id: allowance.id,
      reason: allowance.reason
    )
  }
}

extension [Allowance] {
  /// Those of findings about text; the others are about programs, which run later.
  var aboutText: [Allowance] {
    filter { allowance in
      !Rule.promises.contains { $0.id == allowance.id } || allowance.reason.isEmpty
    }
  }
}

extension Allowance {
  package static let rules: [Rule] = [.malformedAllowance, .unusedAllowance]

  /// The error in the comment: an unknown rule, one that can't be allowed, or a missing reason.
  package var fault: Diagnostic? {
    guard let rule = Rule.bookRules.first(where: { $0.id == id }) else {
      let help = Suggestion(among: Rule.bookRules.filter(\.canBeAllowed).map(\.id)).sentence(
        for: id
      )
      let summary = "there is no rule '\(id)'"
      return Diagnostic(.malformedAllowance, at: location, summary, help: help)
    }
    guard rule.canBeAllowed else {
      return Diagnostic(
        .malformedAllowance,
        at: location,
        "'\(id)' cannot be allowed, only fixed",
        help: "remove the comment, and see 'book explain \(id)'"
      )
    }
    guard !reason.isEmpty else {
      let summary = "the comment allows '\(id)' without a reason"
      let help = "give the reason after the name: '<!-- allow: \(id) REASON -->'"
      return Diagnostic(.malformedAllowance, at: location, summary, help: help)
    }
    return nil
  }
}

extension Rule {
  static let malformedAllowance = Rule(
    id: "malformed-allowance",
    explanation: """
      A comment that allows a finding names the rule and gives a reason. Only findings that are a \
      matter of judgement can be allowed; the others are always mistakes.
      """,
    readers: """
      Authors and reviewers: an exception without a reason cannot be reviewed a year later.
      """,
    wrong: "<!-- allow: vague-link-text -->",
    right: "<!-- allow: vague-link-text “Here” is the name of the film -->"
  )
  package static let unusedAllowance = Rule(
    id: "unused-allowance",
    explanation: """
      A comment allows a finding that is not, or no longer, reported. Each comment covers one finding, \
      in the block that contains it or in the block right after it.
      """,
    readers: "Authors and reviewers: a leftover comment would hide the next mistake.",
    wrong: "<!-- allow: vague-link-text the film -->\nSee the [timeline](timeline.md).",
    right: "See the [timeline](timeline.md)."
  )
}
