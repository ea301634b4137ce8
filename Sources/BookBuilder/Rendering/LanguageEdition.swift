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
    let reportPage = renderer.render(report, kind: .about)
    try put(reportPage.page)
    try put(reportPage.text)
    let records = finished.records + [PageRecord(report, reportPage)]
    let searchFiles = search.flatMap { search in finished.index.map(search.files) } ?? []
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
      others: searchFiles.prefix(1).map { PageSummary(.search, page: $0.bytes) }
        + [PageSummary(.notFound, page: notFound.bytes)],
      lastChange: book.pages(in: language).compactMap(\.edition.frontMatter.lastChange).max(),
      search: finished.index
    )
    let closing = ClosingPages(record, wholeSize: finished.wholeTextSize, renderer).rendered
    let redirects = book.redirects.flatMap { redirect in
      RedirectPage(redirect: redirect, book: book, language: language).files
    }
    for file in closing.flatMap({ [$0.page, $0.text] }) { try put(file) }
    if let feed = ChangeFeed(book: book, language: language).file { try put(feed) }
    for file in [notFound] + searchFiles + redirects { try put(markup.laidOut(file)) }
    self.pages = records.map(\.page) + closing.map { PagePath($0.page.path) }
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
