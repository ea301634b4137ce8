import Articles
import BookChecks
import BookModel
import Diagnostics
import Localization
import Markup
import SnippetNotation
import System

/// The pages of one language, and the files made from all of them.
///
/// The preview keeps it in memory, and replaces the page of a chapter whose text has changed.
struct LanguageSite: Sendable {
  /// The pages in the order of the book: home, chapters, tables, reference, report.
  private(set) var pages: [FinishedPage]
  private let builder: PageBuilder
  private let terms: TermLinks
  private let entries: [PageNavigation.Entry]
  private let nonArticlePages: NonArticlePages

  init(_ language: String, of articles: BookArticles, _ check: CheckReport) {
    let book = articles.book
    let unlinked = articles.chapters(book.chapters, language: language)
    let terms = articles.terms(in: language, besides: unlinked)
    let read = [articles.home(language: language, check: check)] + unlinked.parallelMap(terms.link)
    let tables = articles.tables(in: language)
    let reference = articles.reference(in: language, articles: read, tables: tables)
    let report = articles.report(check, language: language, articles: read).placed(in: book)
    let entries = read.map(PageNavigation.Entry.init)
    let builder = PageBuilder(of: book, language: language)
    let components = PageNavigation.components(in: reference)
    pages =
      Array(read.enumerated()).parallelMap { index, article in
        let navigation = PageNavigation(from: index, in: entries, language: language)
        return builder.build(article, as: index == 0 ? .home : .chapter, navigation)
      }
      + (tables + reference).parallelMap { article in
        builder.build(article, as: .reference, components[article.page] ?? PageNavigation())
      }
      + [builder.build(report, as: .about)]
    self.builder = builder
    self.terms = terms
    self.entries = entries
    nonArticlePages = NonArticlePages(articles, builder)
  }

  private var book: Book { builder.book }
  var language: String { builder.language }

  var paths: [PagePath] {
    pages.map(\.page) + [.textPages(language: language), .accessibility(language: language)]
  }

  var files: [OutputFile] {
    let bookText = PlainTextBook.file(of: pages.compactMap(\.bookText), language: language)
    let all = pages + summaryPages(wholeSize: bookText.bytes.count)
    return all.flatMap(\.files) + nonArticlePages.files + [bookText]
      + [searchIndex].compactMap(\.self)
  }

  /// Replaces the page of a chapter after its text has changed.
  ///
  /// - Returns: whether the page was replaced; `false`, without a change, if other pages would
  /// change as well.
  mutating func replace(_ before: Article, with after: Article) -> Bool {
    guard let index = pages.firstIndex(where: { $0.page == after.page }),
      before.differsOnlyInText(from: after), terms.linked(on: before) == terms.linked(on: after)
    else { return false }
    let navigation = PageNavigation(from: index, in: entries, language: language)
    pages[index] = builder.build(terms.link(after), as: .chapter, navigation)
    return true
  }

  /// The pages that describe all others and so come last: the list of plain texts and the
  /// accessibility statement.
  private func summaryPages(wholeSize: Int) -> [FinishedPage] {
    let words = book.words[language]
    let textPages = TextPagesComposer(
      pages: pages.map { ($0.page, $0.title, $0.textSize) },
      wholeSize: wholeSize,
      language: language,
      words: words
    )
    let list = builder.build(textPages.article.placed(in: book), as: .about)
    let statement = StatementComposer(
      pages: pages.map(\.summary) + [list.summary] + nonArticlePages.summaries,
      rules: (Check.all.flatMap(\.rules) + Rule.budgets).filter { $0.severity == .error }.map(\.id),
      lastChange: book.pages(in: language).compactMap(\.edition.frontMatter.lastChange).max(),
      contact: book.repository,
      language: language,
      words: words
    )
    return [list, builder.build(statement.article.placed(in: book), as: .about)]
  }

  private var searchIndex: OutputFile? {
    guard SearchPage.exists(in: book) else { return nil }
    var index = SearchIndex(from: .search(language: language))
    for page in pages.compactMap(\.searchable) { index.add(page) }
    return SearchPage.file(of: index, book: book, language: language)
  }
}

private struct NonArticlePages: Sendable {
  private(set) var files: [OutputFile] = []
  private(set) var summaries: [PageSummary] = []

  init(_ articles: BookArticles, _ builder: PageBuilder) {
    let (book, language, outline) = (builder.book, builder.language, builder.outline)
    if SearchPage.exists(in: book) {
      let search = SearchPage(book: book, language: language, outline: outline)
      add(search.printed(), at: search.page, as: .search)
    }
    if TryPage.exists(in: book) {
      let samples = TryItSamples(articles: articles, language: language).file
      if let samples { files.append(samples) }
      let page = TryPage(
        book: book,
        language: language,
        outline: outline,
        hasSamples: samples != nil
      )
      add(page.printed(), at: page.page, as: .tryout)
    }
    let notFound = NotFoundPage(book: book, only: language)
    add(notFound.printed(), at: .notFound(language: language), as: .notFound)
    if let feed = ChangeFeed(book: book, language: language).file { files.append(feed) }
    for redirect in book.redirects {
      let old = PagePath.chapter(redirect.from, language: language)
      files += RedirectPage(redirect, at: old, of: book, in: language).files
    }
  }

  private mutating func add(_ printed: PrintedPage, at page: PagePath, as kind: PageKind) {
    files.append(OutputFile(path: page.path, page: printed))
    summaries.append(PageSummary(kind, printed.metrics))
  }
}

extension Article {
  /// A page about the book, with a link to the home page as its location.
  ///
  /// Source: WCAG 2.2, 2.4.8.
  fileprivate func placed(in book: Book) -> Article {
    var article = self
    let name = ScriptRuns(language: language).runs(of: book.title[language] + ".")
    article.location = [.link(.page(.home(language: language), anchor: nil), name)]
    return article
  }

  /// Whether other pages show the same for both articles: they differ only in their text.
  fileprivate func differsOnlyInText(from other: Article) -> Bool {
    page == other.page && title == other.title && anchors == other.anchors
      && Set(assets) == Set(other.assets)
  }
}
