import Diagnostics
import SnippetRunner

/// The pages of a book in one language, with everything that belongs to the language alone.
struct LanguageEdition {
  /// The pages that the language has, for those who list them.
  let pages: [PagePath]
  /// What is kept for the next build.
  let record: LanguageRecord

  /// Renders the pages of a language.
  ///
  /// - Parameters:
  ///   - check: what the check of the book came to.
  ///   - put: takes the files one after another: pages, text editions, the feed, the page for missing
  ///     pages. A long book has more of them than fit into memory.
  /// - Throws: what the taker throws.
  init(
    _ language: String,
    of book: Book,
    _ articles: BookArticles,
    _ check: CheckReport,
    _ markup: SiteRenderer.Markup,
    put: (OutputFile) throws -> Void
  ) rethrows {
    let outline = SiteOutline(of: book, language: language)
    let renderer = ArticleRenderer(book: book, language: language, outline: outline, markup: markup)
    let shares = book.chapters.filter { !$0.editions.isEmpty }.inShares
    // A book of one share is composed once.
    let only = shares.count == 1 ? articles.chapters(shares[0], language: language) : nil
    let composed = shares.lazy.map { only ?? articles.chapters($0, language: language) }
    let home = articles.home(language: language)
    let terms = articles.terms(in: language, besides: composed)
    let openings = [home.named] + articles.titles(in: language)
    let search =
      SearchPage.exists(in: book)
      ? SearchPage(book: book, language: language, outline: outline) : nil
    let finisher = PageFinisher(
      renderer: renderer,
      openings: openings,
      terms: terms,
      isSearched: search != nil,
      holdsCode: articles.listsInterfaces
    )
    var finished = FinishedPages(finisher, index: search.map { SearchIndex(from: $0.page) })
    try finished.add([home], put: put)
    if let only {
      try finished.add(only, put: put)
    } else {
      for share in shares {
        try finished.add(share, composing: { articles.chapter($0, language: language) }, put: put)
      }
    }
    let facts = articles.tables(in: language)
    let outlines = finished.takeOutlines()
    try finished.add(
      facts + articles.reference(in: language, articles: outlines, tables: facts),
      put: put
    )
    let report = articles.report(check, language: language, articles: outlines).placed(in: book)
    let records = try finished.records + [Self.write(report, renderer, put: put)]
    var others: [PageSummary] = []
    if let search, let index = finished.index {
      others.append(try Self.write(search, index) { try put(markup.laidOut($0)) })
    }
    let notFound = OutputFile(
      path: PagePath.notFound(language: language).path,
      bytes: NotFoundPage(book: book, only: language).render()
    )
    record = LanguageRecord(
      language: language,
      outline: outline,
      terms: terms,
      pages: records,
      chapterCount: openings.count,
      others: others + [PageSummary(.notFound, page: notFound.bytes)],
      lastChange: book.pages(in: language).compactMap(\.edition.frontMatter.lastChange).max(),
      search: finished.index
    )
    let closing = ClosingPages(record, wholeSize: finished.wholeTextSize, renderer).rendered
    let redirects = book.redirects.flatMap { redirect in
      RedirectPage(redirect: redirect, book: book, language: language).files
    }
    for file in closing.flatMap({ [$0.page, $0.text] }) { try put(file) }
    if let feed = ChangeFeed(book: book, language: language).file { try put(feed) }
    for file in [notFound] + redirects { try put(markup.laidOut(file)) }
    self.pages = records.map(\.page) + closing.map { PagePath($0.page.path) }
  }

  /// Hands over the page about the check, which is long in a long book: nothing but its record is kept.
  private static func write(
    _ report: Article,
    _ renderer: ArticleRenderer,
    put: (OutputFile) throws -> Void
  ) rethrows -> PageRecord {
    let rendered = renderer.render(report, kind: .about)
    try put(rendered.page)
    try put(rendered.text)
    return PageRecord(report, rendered)
  }

  /// Hands over the page that searches and its index, which takes megabytes in a long book.
  private static func write(
    _ search: SearchPage,
    _ index: SearchIndex,
    put: (OutputFile) throws -> Void
  ) rethrows -> PageSummary {
    let page = search.file
    try put(page)
    try put(SearchPage.file(of: index, language: search.language))
    return PageSummary(.search, page: page.bytes)
  }
}

extension Article {
  /// A page about the book, which says where it is.
  ///
  /// Source: WCAG 2.2, 2.4.8.
  func placed(in book: Book) -> Article {
    var article = self
    let name = ScriptRuns(language: language).runs(of: book.title[language] + ".")
    article.location = [.link(.page(.home(language: language), anchor: nil), name)]
    return article
  }
}
