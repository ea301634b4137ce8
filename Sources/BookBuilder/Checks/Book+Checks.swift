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

/// Everything that is wrong with some pages of a book whose other pages were found right, and are
/// known by their titles only.
func check(_ editions: [ChapterEdition], of book: Book, knowing record: SiteRecord) -> [Diagnostic]
{
  let checked = CheckedBook(book, editions: editions, anchors: record.anchors)
  let paths = Set(editions.map(\.path))
  let findings = Check.all.filter(\.looksAtChapters).flatMap { $0.findings(checked) }
    .filter { $0.location.map { paths.contains($0.path) } ?? true }
  return settle(findings.sortedByLocation(), with: editions.flatMap(\.allowances))
}

extension Book {
  /// The findings that authors let stand, in the order of the pages, with the reasons.
  package var allowances: [Allowance] {
    editions.flatMap(\.allowances)
  }

  /// What a check came to, with the findings that authors let stand.
  package func report(on snippets: SnippetReport) -> CheckReport {
    let allowed = allowances.map(CheckReport.Allowed.init)
    return CheckReport(snippets, of: chapterSources, allowed: allowed)
  }
}

extension CheckReport.Allowed {
  /// A finding that stands because of a comment.
  init(_ allowance: Allowance) {
    self.init(
      path: allowance.location.path,
      line: allowance.location.line ?? 1,
      id: allowance.id,
      reason: allowance.reason
    )
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
