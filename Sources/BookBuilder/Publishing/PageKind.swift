/// The kinds of pages that take a reader to the text in their own ways.
enum PageKind: Hashable, CaseIterable, Sendable {
  /// The page that opens the book.
  case home
  /// A chapter.
  case chapter
  /// Any other page.
  case other
}
