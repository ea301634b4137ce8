import Articles
import BookModel
import Diagnostics

/// What a look at a chapter in all its languages came to.
///
/// A page takes many times its size while it is looked at, so everything that needs it is done at once.
struct ChapterLook {
  let findings: [Diagnostic]
  /// The links to places, which may be on any page.
  let placeLinks: [PlaceLink]
  /// The places on its own pages.
  let places: [PlaceNames.Page]

  init(_ chapter: Chapter, of book: Book, _ links: LinkResolver, _ names: PlaceNames) {
    let checked = CheckedBook(book, links: links, chapters: [chapter])
    findings = Check.all.findings(about: .chapter, in: checked)
    placeLinks = checked.placeLinks
    places = names.places(of: chapter, checked.pages)
  }
}
