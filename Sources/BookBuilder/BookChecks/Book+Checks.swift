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
  var names = LinkablePlaces(of: book)
  let introductions = book.languages.compactMap { book.introductions[$0] }
  let opening = CheckedBook(book, lookups, introductions: introductions)
  var findings = Check.all.findings(about: .chapter, in: opening)
  var placeLinks = opening.placeLinks
  let checks = book.chapters.parallelMap { [names] in ChapterLook($0, of: book, lookups, names) }
  for check in checks {
    findings += check.findings
    placeLinks += check.placeLinks
    names.add(check.places)
  }
  let reference = Set(
    book.languages.flatMap(ReferencePage.allPaths)
  )
  names.addOthers(needsReference: placeLinks.contains { reference.contains($0.page) })
  placeLinks += book.placeLinksOfComponents
  var whole = CheckedBook(book, lookups)
  whole.placeLinks = placeLinks
  whole.anchors = names.anchors
  whole.today = today
  findings += Check.all.findings(about: .places, in: whole)
  findings += Check.all.findings(about: .book, in: whole)
  return settle(findings.sortedByLocation(), with: book.allowances).sortedByLocation()
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
  let allowances = checked.pages.flatMap(\.edition.allowances)
  return settle(findings.sortedByLocation(), with: allowances)
    .filter { paths.contains($0.location?.path ?? "") }.sortedByLocation()
}

private func collectAnchors(
  of book: Book,
  linkedFrom checked: CheckedBook
) -> [PagePath: PageAnchors] {
  let linked = Set(checked.placeLinks.map(\.page))
  let reference = Set(
    book.languages.flatMap { language in
      ReferencePage.allCases.map { $0.path(language: language) }
    }
  )
  // Reference pages are generated from all chapters.
  let needsReference = !linked.isDisjoint(with: reference)
  var names = LinkablePlaces(of: book)
  for chapter in book.chapters {
    let pages = book.languages.map { PagePath.chapter(chapter.slug, language: $0) }
    guard needsReference || !linked.isDisjoint(with: pages) else { continue }
    let paths = chapter.editions.values.map(\.path)
    names.add(names.places(of: chapter, checked.pages.filter { paths.contains($0.path) }))
  }
  names.addOthers(needsReference: needsReference)
  return names.anchors
}

/// The findings, links to anchors and own anchors of a chapter in all its languages.
///
/// A parsed page takes many times the size of its file, so one pass computes everything that needs
/// it.
struct ChapterLook {
  let findings: [Diagnostic]
  let placeLinks: [PlaceLink]
  let places: [LinkablePlaces.Page]

  init(_ chapter: Chapter, of book: Book, _ lookups: BookLookups, _ names: LinkablePlaces) {
    let checked = CheckedBook(book, lookups, chapters: [chapter])
    findings = Check.all.findings(about: .chapter, in: checked)
    placeLinks = checked.placeLinks
    places = names.places(of: chapter, checked.pages)
  }
}
