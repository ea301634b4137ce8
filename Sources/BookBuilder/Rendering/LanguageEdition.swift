import Diagnostics

/// The pages of a book in one language, with everything that belongs to the language alone.
struct LanguageEdition {
  /// The files by language: pages, text editions, the feed, the page for missing pages.
  let files: [OutputFile]
  /// The pages that the language has, for those who list them.
  let pages: [PagePath]
  /// The files that the pages show or link to, by their path relative to the root of the book.
  let assets: [String]

  /// How many pages are made at once; the lines of their text editions are needed no longer after it.
  private static let share = 256

  /// Renders the pages of a language.
  init(_ language: String, of book: Book, _ articles: BookArticles) {
    let renderer = ArticleRenderer(book: book, language: language)
    let all = articles.all(in: language)
    let facts = articles.tables(in: language)
    let tables = facts + articles.reference(in: language, articles: all, tables: facts)
    let search =
      SearchPage.exists(in: book)
      ? SearchPage(book: book, language: language, outline: renderer.outline) : nil
    var index = search.map { SearchIndex(from: $0.page) }
    var wholeText = WholeTextEdition(language: language)
    var rendered: [ArticleRenderer.Rendered] = []
    let pages = all + tables
    for start in stride(from: 0, to: pages.count, by: Self.share) {
      let share = Array(start..<min(start + Self.share, pages.count))
      let finished = share.mapOnAllCores { number in
        let text = TextEdition(pages[number])
        guard number < all.count else {
          return (text, renderer.render(pages[number], text, kind: .reference))
        }
        let onward = Onward(from: number, in: all, language: language)
        let kind = number == 0 ? PageKind.home : .chapter
        return (text, renderer.render(pages[number], text, kind: kind, onward))
      }
      for (number, (text, page)) in zip(share, finished) {
        wholeText.add(text)
        if number < all.count || SearchPage.holdsOwnWords(pages[number]) {
          index?.add(pages[number], text)
        }
        rendered.append(page)
      }
    }
    let whole = wholeText.file
    let report = Self.placed(articles.report(language: language, articles: all), in: book)
    rendered.append(renderer.render(report, kind: .about))
    let textPages = TextPagesComposer(
      pages: zip(all + tables + [report], rendered).map { ($0, $1.text.bytes.count) },
      wholeSize: whole.bytes.count,
      language: language
    )
    rendered.append(renderer.render(Self.placed(textPages.article, in: book), kind: .about))
    let searchFiles = search.flatMap { search in index.map(search.files) } ?? []
    let notFound = OutputFile(
      path: PagePath.notFound(language: language).path,
      text: NotFoundPage(book: book, only: language).render()
    )
    let statement = StatementComposer(
      pages: rendered.map { ($0.kind, $0.html) }
        + searchFiles.prefix(1).map { (.search, $0.characters) }
        + [(.notFound, notFound.characters)],
      rules: Check.all.flatMap(\.rules).filter { $0.severity == .error }.map(\.id)
        + Rule.budgets.filter { $0.severity == .error }.map(\.id),
      lastChange: book.pages(in: language).compactMap(\.edition.frontMatter.lastChange).max(),
      contact: book.repository,
      language: language
    )
    rendered.append(renderer.render(Self.placed(statement.article, in: book), kind: .about))
    files =
      rendered.flatMap { [$0.page, $0.text] } + [whole]
      + [notFound]
      + [ChangeFeed(book: book, language: language).file].compactMap(\.self)
      + searchFiles
      + book.redirects.flatMap { redirect in
        RedirectPage(redirect: redirect, book: book, language: language).files
      }
    self.pages = rendered.map { PagePath($0.page.path) }
    assets = all.flatMap(\.assets)
  }

  /// A page about the book, which says where it is.
  ///
  /// Source: WCAG 2.2, 2.4.8.
  private static func placed(_ article: Article, in book: Book) -> Article {
    var article = article
    let name = ScriptRuns(language: article.language).runs(of: book.title[article.language] + ".")
    article.location = [.link(.page(.home(language: article.language), anchor: nil), name)]
    return article
  }
}
