/// The kinds of pages that take a reader to the text in their own ways: the templates of the site.
package enum PageKind: String, Hashable, CaseIterable, Sendable {
  /// The page that opens the book.
  case home
  /// A chapter.
  case chapter
  /// A table of facts, or a page made of facts and front matter.
  case reference
  /// A page about the site and the book: what was checked, the plain texts.
  case about
  /// The results of a search.
  case search
  /// The form in which readers try out an element.
  case tryout
  /// The page for missing pages.
  case notFound
}
