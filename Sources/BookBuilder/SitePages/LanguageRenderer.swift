import Articles
import BookModel
import Markup
import SearchIndexes
import SnippetNotation

/// Makes the pages of a book in one language, with everything that belongs to the language alone.
struct LanguageRenderer {
  private let language: String
  private let articles: BookArticles
  private let check: CheckReport
  private let limits: MemoryLimits
  private let renderer: ArticleRenderer
  private let search: SearchPage?

  /// Creates a renderer.
  ///
  /// - Parameter check: what the check of the book came to.
  init(
    _ language: String,
    of articles: BookArticles,
    _ check: CheckReport,
    _ markup: PrintStyle,
    limits: MemoryLimits
  ) {
    self.language = language
    self.articles = articles
    self.check = check
    self.limits = limits
    let book = articles.book
    let outline = SiteOutline(of: book, language: language)
    renderer = ArticleRenderer(book: book, language: language, outline: outline, markup: markup)
    search =
      SearchPage.exists(in: book)
      ? SearchPage(book: book, language: language, outline: outline) : nil
  }

  private var book: Book { articles.book }

  /// Makes the files of the language: pages, their plain text, the feed, the page for missing pages.
  ///
  /// - Throws: what the sink throws.
  func render<Sink: FileSink>(into sink: inout Sink) throws(Sink.Failure) -> RenderedLanguage {
    let chapters = ChapterBatches(articles, language: language, limits: limits)
    let home = articles.home(language: language, check: check)
    let finisher = PageFinisher(
      renderer: renderer,
      openings: [home.named] + articles.titles(in: language),
      terms: articles.terms(in: language, besides: chapters.all),
      isSearched: search != nil,
      holdsCode: articles.listsInterfaces
    )
    var finished = FinishedPages(finisher, index: search.map { SearchIndex(from: $0.page) })
    try finished.add([home], to: &sink)
    try chapters.finish(with: &finished, to: &sink)
    let tables = articles.tables(in: language)
    let outlines = finished.takeOutlines()
    try finished.add(
      tables + articles.reference(in: language, articles: outlines, tables: tables),
      to: &sink
    )
    let report = articles.report(check, language: language, articles: outlines).placed(in: book)
    let pages = try finished.records + [write(report, to: &sink)]
    let others = try writeOthers(finished.index, to: &sink)
    let record = LanguageRecord(
      language: language,
      outline: renderer.outline,
      terms: finisher.terms,
      pages: pages,
      chapterCount: finisher.openings.count,
      others: others,
      lastChange: book.pages(in: language).compactMap(\.edition.frontMatter.lastChange).max(),
      search: finished.index
    )
    let closing = ClosingPages(record, wholeSize: finished.wholeTextSize, renderer).rendered
    for page in closing {
      try sink.put(page.page)
      try sink.put(page.text)
    }
    let paths = pages.map(\.page) + closing.map { PagePath($0.page.path) }
    return RenderedLanguage(pages: paths, record: record)
  }

  /// Hands over the page about the check, which is long in a long book: nothing but its record stays.
  private func write<Sink: FileSink>(
    _ report: Article,
    to sink: inout Sink
  ) throws(Sink.Failure) -> PageRecord {
    let rendered = renderer.render(report, kind: .about)
    try sink.put(rendered.page)
    try sink.put(rendered.text)
    return PageRecord(report, rendered)
  }

  /// Hands over what is made of no article.
  ///
  /// - Returns: what the statement on accessibility says about it.
  private func writeOthers<Sink: FileSink>(
    _ index: SearchIndex?,
    to sink: inout Sink
  ) throws(Sink.Failure) -> [PageSummary] {
    var summaries: [PageSummary] = []
    if let search, let index {
      let page = search.render(renderer.markup)
      try sink.put(OutputFile(path: search.page.path, page: page))
      // The index takes megabytes in a long book.
      try sink.put(SearchPage.file(of: index, book: book, language: language))
      summaries.append(PageSummary(.search, page.measures))
    }
    if TryPage.exists(in: book) {
      let samples = TrialSamples(articles: articles, language: language).file
      if let samples { try sink.put(samples) }
      let page = TryPage(
        book: book,
        language: language,
        outline: renderer.outline,
        hasSamples: samples != nil
      )
      let printed = page.render(renderer.markup)
      try sink.put(OutputFile(path: page.page.path, page: printed))
      summaries.append(PageSummary(.tryout, printed.measures))
    }
    let notFound = NotFoundPage(book: book, only: language).render(renderer.markup)
    try sink.put(OutputFile(path: PagePath.notFound(language: language).path, page: notFound))
    summaries.append(PageSummary(.notFound, notFound.measures))
    if let feed = ChangeFeed(book: book, language: language).file { try sink.put(feed) }
    for redirect in book.redirects {
      let page = RedirectPage(redirect: redirect, book: book, language: language)
      for file in page.files(renderer.markup) { try sink.put(file) }
    }
    return summaries
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
