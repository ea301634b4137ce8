package import Diagnostics
package import SnippetRunner

/// Everything that is wrong with a book, by file, line and column.
package func check(_ book: Book) -> [Diagnostic] {
  SharedWords.with(book.words) {
    let checked = CheckedBook(book)
    let findings = Check.all.flatMap { $0.findings(checked) }.sortedByLocation()
    return settle(findings, with: book.allowances).sortedByLocation()
  }
}

extension Book {
  /// The findings that authors let stand, in the order of the pages, with the reasons.
  package var allowances: [Allowance] {
    editions.flatMap(\.allowances)
  }

  /// What a check came to, with the findings that authors let stand.
  package func report(on snippets: SnippetReport) -> CheckReport {
    let allowed = allowances.map { allowance in
      CheckReport.Allowed(
        path: allowance.location.path,
        line: allowance.location.line ?? 1,
        id: allowance.id,
        reason: allowance.reason
      )
    }
    return CheckReport(snippets, of: chapterSources, allowed: allowed)
  }
}

/// Findings without those that are allowed, and with those about the comments that allow them.
///
/// Each comment goes for one finding.
private func settle(_ findings: [Diagnostic], with allowances: [Allowance]) -> [Diagnostic] {
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
