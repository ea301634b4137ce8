import Articles
package import BookModel
package import Diagnostics
import System

/// Runs all checks on a book and returns the findings that no comment allows, sorted by location.
///
/// Chapters are checked in parallel; the checks that need the whole book follow.
///
/// - Parameter today: the day against which dates in tables are compared; `nil` skips these
///   comparisons.
package func check(_ book: Book, on today: CalendarDay? = nil) -> [Diagnostic] {
  let lookups = BookLookups(book)
  var names = AnchorCollector(of: book)
  let introductions = book.languages.compactMap { book.introductions[$0] }
  let opening = CheckedBook(book, lookups, introductions: introductions)
  var findings = Check.all.findings(about: .chapter, in: opening)
  var anchorLinks = opening.anchorLinks
  let checks = book.chapters.parallelMap { [names] in ChapterCheck($0, of: book, lookups, names) }
  for check in checks {
    findings += check.findings
    anchorLinks += check.anchorLinks
    names.add(check.places)
  }
  let reference = Set(
    book.languages.flatMap(ReferencePage.allPaths)
  )
  names.addPagesOutsideChapters(
    needsReference: anchorLinks.contains { reference.contains($0.page) }
  )
  anchorLinks += book.anchorLinksOfComponents + book.anchorLinksOfTables(lookups.links)
  var whole = CheckedBook(book, lookups)
  whole.anchorLinks = anchorLinks
  whole.anchors = names.anchors
  whole.today = today
  findings += Check.all.findings(about: .places, in: whole)
  findings += Check.all.findings(about: .book, in: whole)
  findings = findings.withoutEffectsOfConflicts(in: book.editions)
  return suppressAllowed(findings.sortedByLocation(), with: book.allowances.aboutText)
    .relaxed(inDraftsOf: book).sortedByLocation()
}

/// Runs all checks on some files of a book.
///
/// Of the other pages only the anchors are computed, and only where the given files link to them.
///
/// - Parameters:
///   - paths: the paths of the files to check.
///   - anchors: the anchors of each page, from an earlier check; computed if `nil`.
package func check(
  _ book: Book,
  only paths: Set<String>,
  knowing anchors: [PagePath: PageAnchors]? = nil
) -> [Diagnostic] {
  let lookups = BookLookups(book)
  let introductions = book.languages.compactMap { book.introductions[$0] }
  let chosen = book.chapters.filter { chapter in
    chapter.editions.values.contains { paths.contains($0.path) }
  }
  var checked = CheckedBook(
    book,
    lookups,
    chapters: chosen,
    introductions: introductions.filter { paths.contains($0.path) }
  )
  checked.anchors = anchors ?? collectAnchors(of: book, linkedFrom: checked)
  let findings = [Check.Scope.chapter, .places, .book].flatMap { scope in
    Check.all.findings(about: scope, in: checked)
  }
  .withoutEffectsOfConflicts(in: checked.pages.map(\.edition))
  let allowances = checked.pages.flatMap(\.edition.allowances).aboutText
  return suppressAllowed(findings.sortedByLocation(), with: allowances)
    .filter { paths.contains($0.location?.path ?? "") }.relaxed(inDraftsOf: book).sortedByLocation()
}

private func collectAnchors(
  of book: Book,
  linkedFrom checked: CheckedBook
) -> [PagePath: PageAnchors] {
  let linked = Set(checked.anchorLinks.map(\.page))
  let reference = Set(
    book.languages.flatMap { language in
      ReferencePage.allCases.map { $0.path(language: language) }
    }
  )
  // Reference pages are generated from all chapters.
  let needsReference = !linked.isDisjoint(with: reference)
  var names = AnchorCollector(of: book)
  for chapter in book.chapters {
    let pages = book.languages.map { PagePath.chapter(chapter.slug, language: $0) }
    guard needsReference || !linked.isDisjoint(with: pages) else { continue }
    let paths = chapter.editions.values.map(\.path)
    names.add(names.places(of: chapter, checked.pages.filter { paths.contains($0.path) }))
  }
  names.addPagesOutsideChapters(needsReference: needsReference)
  return names.anchors
}

/// The findings, links to anchors and own anchors of a chapter in all its languages.
///
/// A parsed page takes many times the size of its file, so one pass computes everything that needs
/// it.
struct ChapterCheck {
  let findings: [Diagnostic]
  let anchorLinks: [AnchorLink]
  let places: [AnchorCollector.Page]

  init(_ chapter: Chapter, of book: Book, _ lookups: BookLookups, _ names: AnchorCollector) {
    let checked = CheckedBook(book, lookups, chapters: [chapter])
    findings = Check.all.findings(about: .chapter, in: checked)
    anchorLinks = checked.anchorLinks
    places = names.places(of: chapter, checked.pages)
  }
}
