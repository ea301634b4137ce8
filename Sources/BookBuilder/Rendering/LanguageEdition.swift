import Diagnostics

/// The pages of a book in one language, with everything that belongs to the language alone.
struct LanguageEdition {
  /// The pages that the language has, for those who list them.
  let pages: [PagePath]
  /// What is kept for the next build.
  let record: LanguageRecord

  /// How many pages are made at once; what they were made of is needed no longer after it.
  private static let share = 256

  /// Renders the pages of a language.
  ///
  /// - Parameter put: takes the files one after another: pages, text editions, the feed, the page for
  ///   missing pages. A long book has more of them than fit into memory.
  /// - Throws: what the taker throws.
  init(
    _ language: String,
    of book: Book,
    _ articles: BookArticles,
    _ markup: SiteRenderer.Markup,
    put: (OutputFile) throws -> Void
  ) rethrows {
    let outline = SiteOutline(of: book, language: language)
    let renderer = ArticleRenderer(book: book, language: language, outline: outline, markup: markup)
    let unlinked = articles.chapters(in: language)
    let terms = articles.terms(besides: unlinked, language: language)
    let linkedTerms = [[]] + unlinked.mapOnAllCores(terms.linked)
    let all = [articles.home(language: language)] + unlinked.mapOnAllCores(terms.link)
    let chapterCount = all.count
    let facts = articles.tables(in: language)
    var pages = all + facts + articles.reference(in: language, articles: all, tables: facts)
    let report = articles.report(language: language, articles: all).placed(in: book)
    // Pages name their neighbours, and lists name all pages; neither takes more than their openings.
    let openings = pages.map(\.opening)
    let search =
      SearchPage.exists(in: book)
      ? SearchPage(book: book, language: language, outline: outline) : nil
    var index = search.map { SearchIndex(from: $0.page) }
    var wholeText = WholeTextEdition(language: language)
    var records: [PageRecord] = []
    for start in stride(from: 0, to: pages.count, by: Self.share) {
      let share = start..<min(start + Self.share, pages.count)
      let finished = Array(zip(share, pages[share])).mapOnAllCores { number, article in
        let text = TextEdition(article)
        guard number < chapterCount else {
          return (article, text, renderer.render(article, text, kind: .reference))
        }
        let onward = Onward(from: number, of: chapterCount, language: language) { openings[$0] }
        let kind = number == 0 ? PageKind.home : .chapter
        return (article, text, renderer.render(article, text, kind: kind, onward))
      }
      for (number, (article, text, page)) in zip(share, finished) {
        var record = PageRecord(article, page)
        record.wholeTextSize = wholeText.add(text)
        if number < chapterCount { record.linkedTerms = linkedTerms[number] }
        if number < chapterCount || SearchPage.holdsOwnWords(article) {
          index?.add(article, text)
        }
        records.append(record)
        try put(page.page)
        try put(page.text)
        pages[number] = openings[number]
      }
    }
    let reportPage = renderer.render(report, kind: .about)
    try put(reportPage.page)
    try put(reportPage.text)
    records.append(PageRecord(report, reportPage))
    let searchFiles = search.flatMap { search in index.map(search.files) } ?? []
    let notFound = OutputFile(
      path: PagePath.notFound(language: language).path,
      text: NotFoundPage(book: book, only: language).render()
    )
    record = LanguageRecord(
      language: language,
      outline: outline,
      terms: terms,
      pages: records,
      chapterCount: chapterCount,
      others: searchFiles.prefix(1).map { PageSummary(.search, html: $0.characters) }
        + [PageSummary(.notFound, html: notFound.characters)],
      lastChange: book.pages(in: language).compactMap(\.edition.frontMatter.lastChange).max(),
      search: index
    )
    let whole = wholeText.file
    let closing = ClosingPages(record, wholeSize: whole.bytes.count, renderer).rendered
    let redirects = book.redirects.flatMap { redirect in
      RedirectPage(redirect: redirect, book: book, language: language).files
    }
    for file in closing.flatMap({ [$0.page, $0.text] }) + [whole] { try put(file) }
    if let feed = ChangeFeed(book: book, language: language).file { try put(feed) }
    for file in [notFound] + searchFiles + redirects { try put(markup.laidOut(file)) }
    self.pages = records.map(\.page) + closing.map { PagePath($0.page.path) }
  }
}

extension Article {
  /// The article as far as its title and summary.
  fileprivate var opening: Article {
    var article = self
    article.blocks = []
    return article
  }

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

extension PageRecord {
  /// What is kept of a page as it was finished.
  init(_ article: Article, _ page: ArticleRenderer.Rendered) {
    self.init(
      page: article.page,
      title: article.title,
      anchors: article.anchors,
      assets: Set(article.assets),
      linkedTerms: [],
      summary: page.summary,
      textSize: page.text.bytes.count
    )
  }
}
