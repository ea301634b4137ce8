import Diagnostics

/// The pages of a book in one language, with everything that belongs to the language alone.
struct LanguageEdition {
  /// The files by language: pages, text editions, the feed, the page for missing pages.
  let files: [OutputFile]
  /// The pages that the language has, for those who list them.
  let pages: [PagePath]
  /// The files that the pages show or link to, by their path relative to the root of the book.
  let assets: [String]

  /// How many pages are made at once; what they were made of is needed no longer after it.
  private static let share = 256

  /// Renders the pages of a language.
  init(
    _ language: String,
    of book: Book,
    _ articles: BookArticles,
    _ markup: SiteRenderer.Markup
  ) {
    let renderer = ArticleRenderer(book: book, language: language, markup: markup)
    let all = articles.all(in: language)
    let facts = articles.tables(in: language)
    var pages = all + facts + articles.reference(in: language, articles: all, tables: facts)
    let report = articles.report(language: language, articles: all).placed(in: book)
    assets = all.flatMap(\.assets)
    // Pages name their neighbours, and lists name all pages; neither takes more than their openings.
    let openings = (pages + [report]).map(\.opening)
    let chapters = Array(openings.prefix(all.count))
    let search =
      SearchPage.exists(in: book)
      ? SearchPage(book: book, language: language, outline: renderer.outline) : nil
    var index = search.map { SearchIndex(from: $0.page) }
    var wholeText = WholeTextEdition(language: language)
    var rendered: [ArticleRenderer.Rendered] = []
    for start in stride(from: 0, to: pages.count, by: Self.share) {
      let share = start..<min(start + Self.share, pages.count)
      let finished = Array(zip(share, pages[share])).mapOnAllCores { number, article in
        let text = TextEdition(article)
        guard number < chapters.count else {
          return (article, text, renderer.render(article, text, kind: .reference))
        }
        let onward = Onward(from: number, in: chapters, language: language)
        let kind = number == 0 ? PageKind.home : .chapter
        return (article, text, renderer.render(article, text, kind: kind, onward))
      }
      for (number, (article, text, page)) in zip(share, finished) {
        wholeText.add(text)
        if number < chapters.count || SearchPage.holdsOwnWords(article) {
          index?.add(article, text)
        }
        rendered.append(page)
        pages[number] = openings[number]
      }
    }
    let whole = wholeText.file
    rendered.append(renderer.render(report, kind: .about))
    let textPages = TextPagesComposer(
      pages: zip(openings, rendered).map { ($0, $1.text.bytes.count) },
      wholeSize: whole.bytes.count,
      language: language
    )
    rendered.append(renderer.render(textPages.article.placed(in: book), kind: .about))
    let searchFiles = search.flatMap { search in index.map(search.files) } ?? []
    let notFound = OutputFile(
      path: PagePath.notFound(language: language).path,
      text: NotFoundPage(book: book, only: language).render()
    )
    let statement = StatementComposer(
      pages: rendered.map(\.summary)
        + searchFiles.prefix(1).map { PageSummary(.search, html: $0.characters) }
        + [PageSummary(.notFound, html: notFound.characters)],
      rules: Check.all.flatMap(\.rules).filter { $0.severity == .error }.map(\.id)
        + Rule.budgets.filter { $0.severity == .error }.map(\.id),
      lastChange: book.pages(in: language).compactMap(\.edition.frontMatter.lastChange).max(),
      contact: book.repository,
      language: language
    )
    rendered.append(renderer.render(statement.article.placed(in: book), kind: .about))
    let redirects = book.redirects.flatMap { redirect in
      RedirectPage(redirect: redirect, book: book, language: language).files
    }
    files =
      rendered.flatMap { [$0.page, $0.text] } + [whole]
      + [ChangeFeed(book: book, language: language).file].compactMap(\.self)
      + ([notFound] + searchFiles + redirects).map(markup.laidOut)
    self.pages = rendered.map { PagePath($0.page.path) }
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
  fileprivate func placed(in book: Book) -> Article {
    var article = self
    let name = ScriptRuns(language: language).runs(of: book.title[language] + ".")
    article.location = [.link(.page(.home(language: language), anchor: nil), name)]
    return article
  }
}
