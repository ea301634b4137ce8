/// A book as checks see it: the text of every page is walked once, for all of them.
struct CheckedBook: Sendable {
  /// The book.
  let book: Book
  /// The pages that exist, introductions first.
  let pages: [CheckedPage]
  /// Finds out where links go.
  let links: LinkResolver
  /// The names of places on each page that links may refer to, if they are known already.
  let anchors: [PagePath: [String]]?

  /// A book all of whose pages are checked, or those of some editions.
  init(
    _ book: Book,
    editions: [ChapterEdition]? = nil,
    anchors: [PagePath: [String]]? = nil
  ) {
    self.book = book
    self.anchors = anchors
    pages = (editions ?? book.editions).mapOnAllCores(CheckedPage.init)
    links = LinkResolver(book: book)
  }
}
