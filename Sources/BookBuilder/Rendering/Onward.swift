/// Where to go on from a chapter: its neighbours and the others of its part.
///
/// A page names the chapters around it and never all of a book, so that a book's size grows with its
/// chapters and not with their square.
struct Onward: Sendable {
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
  }

  /// How many chapters of a part are named before and after the one of the page.
  static let reach = 12

  /// Whether there is nowhere to go.
  var isEmpty: Bool { previous == nil && next == nil }

  /// Nowhere.
  init() {}

  /// The way on from an article of a language; the one that opens the book, at 0, has none.
  init(from index: Int, in articles: [Article], language: String) {
    func entry(_ article: Article) -> Entry { Entry(page: article.page, title: article.title) }
    previous = index > 1 ? entry(articles[index - 1]) : nil
    next = index + 1 < articles.count ? entry(articles[index + 1]) : nil
    guard index > 0, let part = articles[index].part else { return }
    self.part = part[language]
    let first = max(1, index - Self.reach)
    let last = min(articles.count - 1, index + Self.reach)
    chapters = articles[first...last].filter { $0.part == part }.map(entry)
  }
}
