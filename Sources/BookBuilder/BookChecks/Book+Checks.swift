import Articles
package import BookModel
package import Diagnostics
import System

/// Everything that is wrong with a book, by file, line and column.
///
/// - Parameter today: the day of the check, for what goes out of date; `nil` to leave that out.
package func check(_ book: Book, on today: CalendarDay? = nil) -> [Diagnostic] {
  let lookups = BookLookups(book)
  var names = LinkablePlaces(of: book)
  let introductions = book.languages.compactMap { book.introductions[$0] }
  let opening = CheckedBook(book, lookups, introductions: introductions)
  var findings = Check.all.findings(about: .chapter, in: opening)
  var placeLinks = opening.placeLinks
  let looks = book.chapters.parallelMap { [names] in ChapterLook($0, of: book, lookups, names) }
  for look in looks {
    findings += look.findings
    placeLinks += look.placeLinks
    names.add(look.places)
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

/// Everything that is wrong with some files of a book.
///
/// Of the other pages no more is looked at than the places to which links of these lead.
///
/// - Parameters:
///   - paths: the paths of the files.
///   - anchors: the names of the places on each page that links may refer to; found out unless given.
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
  checked.anchors = anchors ?? placeNames(of: book, linkedFrom: checked)
  let findings = [Check.Scope.chapter, .places, .book].flatMap { scope in
    Check.all.findings(about: scope, in: checked)
  }
  let allowances = checked.pages.flatMap(\.edition.allowances)
  return settle(findings.sortedByLocation(), with: allowances)
    .filter { paths.contains($0.location?.path ?? "") }.sortedByLocation()
}

private func placeNames(of book: Book, linkedFrom checked: CheckedBook) -> [PagePath: PageAnchors] {
  let linked = Set(checked.placeLinks.map(\.page))
  let reference = Set(
    book.languages.flatMap { language in
      ReferencePage.allCases.map { $0.path(language: language) }
    }
  )
  // What stands on the pages of the knowledge base follows from all chapters.
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

/// What a look at a chapter in all its languages came to.
///
/// A page takes many times its size while it is looked at, so everything that needs it is done at once.
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
