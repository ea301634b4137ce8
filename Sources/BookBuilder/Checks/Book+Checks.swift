package import Diagnostics
package import SnippetRunner

/// Everything that is wrong with a book, by file, line and column.
package func check(_ book: Book) -> [Diagnostic] {
  SharedWords.with(book.words) {
    let links = LinkResolver(book: book)
    var names = PlaceNames(of: book)
    var findings: [Diagnostic] = []
    var placeLinks: [PlaceLink] = []
    // Pages take many times their size while they are looked at, so a long book does not fit at once.
    func look(at checked: CheckedBook) {
      findings += Check.all.findings(about: .chapters, in: checked)
      placeLinks += checked.pages.flatMap { $0.placeLinks(links) }
    }
    let introductions = book.languages.compactMap { book.introductions[$0] }
    look(at: CheckedBook(book, links: links, chapters: [], introductions: introductions))
    for chapters in book.chapters.inShares {
      let checked = CheckedBook(book, links: links, chapters: chapters)
      look(at: checked)
      names.add(chapters, of: checked)
    }
    let reference = Set(
      book.languages.flatMap { language in
        ReferencePage.allCases.map { $0.path(language: language) }
      }
    )
    names.addOthers(needsReference: placeLinks.contains { reference.contains($0.page) })
    var whole = CheckedBook(book, links: links, chapters: [])
    whole.placeLinks = placeLinks
    whole.anchors = names.anchors
    findings += Check.all.findings(about: .places, in: whole)
    findings += Check.all.findings(about: .book, in: whole)
    return settle(findings.sortedByLocation(), with: book.allowances).sortedByLocation()
  }
}

/// Everything that is wrong with some pages of a book whose other pages were found right, and are
/// known by their titles only.
func check(_ chapters: [Chapter], of book: Book, knowing record: SiteRecord) -> [Diagnostic] {
  let links = LinkResolver(book: book)
  var checked = CheckedBook(book, links: links, chapters: chapters)
  checked.placeLinks = checked.pages.flatMap { $0.placeLinks(links) }
  checked.anchors = record.anchors
  let findings =
    Check.all.findings(about: .chapters, in: checked)
    + Check.all.findings(about: .places, in: checked)
  return settle(findings.sortedByLocation(), with: checked.pages.flatMap(\.edition.allowances))
}

extension [Check] {
  /// What the checks of a scope find.
  fileprivate func findings(about scope: Check.Scope, in checked: CheckedBook) -> [Diagnostic] {
    filter { $0.scope == scope }.flatMap { $0.findings(checked) }
  }
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
