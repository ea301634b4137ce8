package import BookModel
import Diagnostics
package import SnippetNotation

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
