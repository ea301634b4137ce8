import Articles
import BookModel
import Markdown

/// The names of the places in a book that links may refer to, found out without settling the rest of
/// the pages, which would be the dearest part of a check.
struct PlaceNames: Sendable {
  /// The names of the places on each page.
  private(set) var anchors: [PagePath: PageAnchors] = [:]
  private let articles: BookArticles
  /// The chapters of each language, as far as names of the knowledge base depend on them.
  private var sectioned: [String: [Article]] = [:]

  /// Creates the names of a book of which nothing was looked at yet.
  init(of book: Book) {
    articles = BookArticles(book: book, extent: .names)
  }

  /// The places of a page.
  struct Page: Sendable {
    /// The language of the page, which may have the text in another one.
    fileprivate var language: String
    /// Their names.
    fileprivate var anchors: PageAnchors
    /// The article as far as its title and its sections.
    fileprivate var article: Article
  }

  /// The places of a chapter in each language that has it.
  ///
  /// - Parameter pages: its pages, whose text was read.
  func places(of chapter: Chapter, _ pages: [CheckedPage]) -> [Page] {
    articles.book.languages.compactMap { language in
      let article = articles.chapter(chapter, language: language) { edition in
        pages.first { $0.path == edition.path }?.document ?? edition.document
      }
      return article.map {
        Page(language: language, anchors: $0.anchors, article: $0.sectioned)
      }
    }
  }

  /// Adds the places of a chapter, the chapters in their order.
  mutating func add(_ pages: [Page]) {
    for page in pages {
      anchors[page.article.page] = page.anchors
      sectioned[page.language, default: []].append(page.article)
    }
  }

  /// Adds the places of the pages that are none of chapters.
  ///
  /// - Parameter needsReference: whether links go to pages of the knowledge base that are made of data
  ///   and front matter.
  mutating func addOthers(needsReference: Bool) {
    for language in articles.book.languages {
      let tables = articles.tables(in: language)
      var others = [articles.home(language: language)] + tables
      if needsReference {
        others += articles.reference(
          in: language,
          articles: sectioned[language, default: []],
          tables: tables
        )
      }
      for article in others { anchors[article.page] = article.anchors }
    }
  }
}
