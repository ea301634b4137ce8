import Diagnostics

/// Which pages a book of another tool has, and in which order.
struct ForeignOutline {
  /// The name of the book.
  var title: String
  /// What the book is, in a sentence, if its files say it.
  var description: String?
  /// The language, as a BCP 47 tag, if its files say it.
  var language: String?
  /// The path of the page that opens the book, if there is one.
  var introduction: String?
  /// The parts in their order.
  var parts: [Part] = []
  /// What of the order could not be kept.
  var findings: [Diagnostic] = []

  /// A part of the book.
  struct Part {
    var title: String
    var pages: [Page]
  }

  /// A page of the book.
  struct Page: Hashable {
    /// The path from the root.
    var path: String
    /// The name that the list of chapters gives to it, if it does.
    var title: String?
  }

  /// The paths of all pages, the one that opens the book first.
  var paths: [String] {
    [introduction].compactMap(\.self) + parts.flatMap(\.pages).map(\.path)
  }
}
