import Markdown

/// The names of the places in a book that links may refer to, found out share by share without
/// settling the rest of the pages, which would be the dearest part of a check.
struct PlaceNames {
  /// The names of the places on each page.
  private(set) var anchors: [PagePath: PageAnchors] = [:]
  private let articles: BookArticles
  /// The chapters of each language, as far as names of the knowledge base depend on them.
  private var sectioned: [String: [Article]] = [:]

  /// Creates the names of a book of which nothing was looked at yet.
  init(of book: Book) {
    articles = BookArticles(book: book, extent: .names)
  }

  /// Adds the places of some chapters.
  mutating func add(_ chapters: some RandomAccessCollection<Chapter>, of checked: CheckedBook) {
    let documents = Dictionary(
      checked.chapters.joined().map { ($0.path, $0.document) }
    ) { first, _ in first }
    for language in checked.book.languages {
      let named = Array(chapters).mapOnAllCores { [articles] chapter in
        articles.chapter(chapter, language: language) { documents[$0.path] ?? $0.document }
          .map { ($0.page, $0.anchors, $0.sectioned) }
      }
      for case (let page, let names, let article)? in named {
        anchors[page] = names
        sectioned[language, default: []].append(article)
      }
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
