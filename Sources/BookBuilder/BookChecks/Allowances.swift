package import BookModel
package import Diagnostics
package import SnippetNotation

/// Findings without those that are allowed, and with those about the comments that allow them.
///
/// Each comment goes for one finding.
func settle(_ findings: [Diagnostic], with allowances: [Allowance]) -> [Diagnostic] {
  var findings = findings
  var faults: [Diagnostic] = []
  for allowance in allowances {
    if let fault = allowance.fault {
      faults.append(fault)
    } else if let index = findings.firstIndex(where: allowance.covers) {
      findings.remove(at: index)
    } else {
      faults.append(
        Diagnostic(
          .unusedAllowance,
          at: allowance.location,
          "nothing here has the finding '\(allowance.id)'",
          help: "remove the comment, or put it right before the block it is about"
        )
      )
    }
  }
  return findings + faults
}

extension Book {
  /// The findings that authors let stand, in the order of the pages, with the reasons.
  package var allowances: [Allowance] {
    editions.flatMap(\.allowances)
  }

  /// What a check came to, with the findings that authors let stand.
  package func report(on snippets: SnippetReport) -> CheckReport {
    let allowed = allowances.map(CheckReport.Allowed.init)
    return CheckReport(snippets, of: chapterSources + componentSources, allowed: allowed)
  }
}

extension CheckReport.Allowed {
  /// A finding that stands because of a comment.
  package init(_ allowance: Allowance) {
    self.init(
      path: allowance.location.path,
      line: allowance.location.line ?? 1,
      id: allowance.id,
      reason: allowance.reason
    )
  }
}

extension Allowance {
  /// The kinds of findings about the comments themselves.
  package static let rules: [Rule] = [.malformedAllowance, .unusedAllowance]

  /// What is wrong with the comment itself, if anything is.
  package var fault: Diagnostic? {
    guard let rule = Rule.ofBooks.first(where: { $0.id == id }) else {
      let help = Suggestion(among: Rule.ofBooks.filter(\.canBeAllowed).map(\.id)).sentence(for: id)
      let summary = "there is no kind of finding '\(id)'"
      return Diagnostic(.malformedAllowance, at: location, summary, help: help)
    }
    guard rule.canBeAllowed else {
      return Diagnostic(
        .malformedAllowance,
        at: location,
        "'\(id)' cannot be allowed, only mended",
        help: "remove the comment, and see 'book explain \(id)'"
      )
    }
    guard !reason.isEmpty else {
      let summary = "the comment allows '\(id)' without a reason"
      let help = "say why after the name: '<!-- allow: \(id) REASON -->'"
      return Diagnostic(.malformedAllowance, at: location, summary, help: help)
    }
    return nil
  }
}

extension Rule {
  static let malformedAllowance = Rule(
    id: "malformed-allowance",
    explanation: """
      A comment that allows a finding names its kind and gives a reason. Only findings that are a \
      matter of judgement can be allowed; the others are always mistakes.
      """,
    readers: """
      Authors and reviewers: an exception without a reason cannot be judged again a year later.
      """,
    wrong: "<!-- allow: vague-link-text -->",
    right: "<!-- allow: vague-link-text “Here” is the name of the film -->"
  )
  package static let unusedAllowance = Rule(
    id: "unused-allowance",
    explanation: """
      A comment allows a finding that is not there, or no longer. It goes for one finding in the \
      block that it stands in, or in the block right after it.
      """,
    readers: """
      Authors and reviewers: a comment that is left behind would hide the next mistake.
      """,
    wrong: "<!-- allow: vague-link-text the film -->\nSee the [timeline](timeline.md).",
    right: "See the [timeline](timeline.md)."
  )
}
