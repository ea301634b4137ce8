package import Articles
import BookModel

/// Where to go on from a chapter: its neighbours and the others of its part.
///
/// A page names the chapters around it and never all of a book, so that a book's size grows with its
/// chapters and not with their square.
package struct Onward: Sendable {
  /// The chapter before.
  var previous: Entry?
  /// The chapter after.
  var next: Entry?
  /// The name of the part.
  var part: String?
  /// The chapters of the part around this one, itself among them.
  var chapters: [Entry] = []

  /// A chapter that can be gone to.
  struct Entry: Hashable, Sendable {
    /// The page.
    var page: PagePath
    /// Its title.
    var title: [Run]

    init(_ article: Article) {
      page = article.page
      title = article.title
    }
  }

  /// How many chapters of a part are named before and after the one of the page.
  static let reach = 12

  /// Whether there is nowhere to go.
  var isEmpty: Bool { previous == nil && next == nil }

  /// Nowhere.
  init() {}

  /// The way on from an article of a language; the one that opens the book, at 0, has none.
  ///
  /// - Parameters:
  ///   - count: how many articles there are, the opening among them.
  ///   - opening: the article at a place as far as its title; asked for those around it only.
  package init(from index: Int, of count: Int, language: String, opening: (Int) -> Article?) {
    guard index > 0 else {
      next = count > 1 ? opening(1).map(Entry.init) : nil
      return
    }
    previous = index > 1 ? opening(index - 1).map(Entry.init) : nil
    next = index + 1 < count ? opening(index + 1).map(Entry.init) : nil
    guard let part = opening(index)?.part else { return }
    self.part = part[language]
    let reach = max(1, index - Self.reach)...min(count - 1, index + Self.reach)
    chapters = reach.compactMap(opening).filter { $0.part == part }.map(Entry.init)
  }
}
