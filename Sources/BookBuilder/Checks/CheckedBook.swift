/// A book as checks see it: the text of every page is walked once, for all of them.
struct CheckedBook: Sendable {
  /// The book.
  let book: Book
  /// The pages that exist, introductions first.
  let pages: [CheckedPage]
  /// Finds out where links go.
  let links: LinkResolver

  init(_ book: Book) {
    self.book = book
    pages = book.editions.mapOnAllCores(CheckedPage.init)
    links = LinkResolver(book: book)
  }
}
