import Articles
import BookChecks
import BookModel
import Diagnostics
import Localization
import Markup
import SnippetNotation
import System

/// The site in one language: its pages, and the files that are made of all of them.
struct LanguageSite: Sendable {
  /// The pages in the order of the book: its opening, the chapters, the pages of facts, the report.
  private(set) var pages: [FinishedPage]
  private let maker: PageMaker
  /// The words that lead from chapters to the glossary.
  private let terms: TermLinks
  /// The opening of the book and the chapters, for the ways from each to those around it.
  private let openings: [Onward.Entry]
  private let others: PagesWithoutText

  /// Makes the pages.
  ///
  /// - Parameter check: what the check of the book came to.
  init(_ language: String, of articles: BookArticles, _ check: CheckReport) {
    let book = articles.book
    let unlinked = articles.chapters(book.chapters, language: language)
    let terms = articles.terms(in: language, besides: unlinked)
    let read = [articles.home(language: language, check: check)] + unlinked.parallelMap(terms.link)
    let tables = articles.tables(in: language)
    let reference = articles.reference(in: language, articles: read, tables: tables)
    let report = articles.report(check, language: language, articles: read).placed(in: book)
    let openings = read.map(Onward.Entry.init)
    let maker = PageMaker(of: book, language: language)
    pages =
      Array(read.enumerated()).parallelMap { index, article in
        let onward = Onward(from: index, in: openings, language: language)
        return maker.finish(article, as: index == 0 ? .home : .chapter, onward)
      }
      + (tables + reference).parallelMap { maker.finish($0, as: .reference) }
      + [maker.finish(report, as: .about)]
    self.maker = maker
    self.terms = terms
    self.openings = openings
    others = PagesWithoutText(articles, maker)
  }

  private var book: Book { maker.book }
  /// The language, as a BCP 47 tag.
  var language: String { maker.language }

  /// The addresses of all pages that lists of pages name.
  var paths: [PagePath] {
    pages.map(\.page) + [.textPages(language: language), .accessibility(language: language)]
  }

  var files: [OutputFile] {
    let whole = PlainTextBook.file(of: pages.compactMap(\.wholeText), language: language)
    let all = pages + closingPages(wholeSize: whole.bytes.count)
    return all.flatMap(\.files) + others.files + [whole] + [searchIndex].compactMap(\.self)
  }

  /// Puts the page of a chapter's new text in the place of the one before.
  ///
  /// - Parameter before: what the page was made of.
  /// - Returns: whether other pages show the same of both; if not, the site stays as it is.
  mutating func replace(_ before: Article, with after: Article) -> Bool {
    guard let index = pages.firstIndex(where: { $0.page == after.page }),
      before.looks(like: after), terms.linked(on: before) == terms.linked(on: after)
    else { return false }
    let onward = Onward(from: index, in: openings, language: language)
    pages[index] = maker.finish(terms.link(after), as: .chapter, onward)
    return true
  }

  /// The pages that speak of all others and so come last: the list of plain texts and the statement on
  /// accessibility.
  private func closingPages(wholeSize: Int) -> [FinishedPage] {
    let words = book.words[language]
    let textPages = TextPagesComposer(
      pages: pages.map { ($0.page, $0.title, $0.textSize) },
      wholeSize: wholeSize,
      language: language,
      words: words
    )
    let list = maker.finish(textPages.article.placed(in: book), as: .about)
    let statement = StatementComposer(
      pages: pages.map(\.summary) + [list.summary] + others.summaries,
      rules: (Check.all.flatMap(\.rules) + Rule.budgets).filter { $0.severity == .error }.map(\.id),
      lastChange: book.pages(in: language).compactMap(\.edition.frontMatter.lastChange).max(),
      contact: book.repository,
      language: language,
      words: words
    )
    return [list, maker.finish(statement.article.placed(in: book), as: .about)]
  }

  /// What search knows; `nil` for a site without search.
  private var searchIndex: OutputFile? {
    guard SearchPage.exists(in: book) else { return nil }
    var index = SearchIndex(from: .search(language: language))
    for page in pages.compactMap(\.searched) { index.add(page) }
    return SearchPage.file(of: index, book: book, language: language)
  }
}

/// The pages of a language that no article is made into, with the files that belong to them.
private struct PagesWithoutText: Sendable {
  private(set) var files: [OutputFile] = []
  /// What the statement on accessibility says about the pages.
  private(set) var summaries: [PageSummary] = []

  init(_ articles: BookArticles, _ maker: PageMaker) {
    let (book, language, outline) = (maker.book, maker.language, maker.outline)
    if SearchPage.exists(in: book) {
      let search = SearchPage(book: book, language: language, outline: outline)
      add(search.printed(), at: search.page, as: .search)
    }
    if TryPage.exists(in: book) {
      let samples = TrialSamples(articles: articles, language: language).file
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
      let page = RedirectPage(redirect: redirect, book: book, language: language)
      files += page.files
    }
  }

  private mutating func add(_ printed: PrintedPage, at page: PagePath, as kind: PageKind) {
    files.append(OutputFile(path: page.path, page: printed))
    summaries.append(PageSummary(kind, printed.measures))
  }
}

extension Article {
  /// A page about the book, which says where it is.
  ///
  /// Source: WCAG 2.2, 2.4.8.
  fileprivate func placed(in book: Book) -> Article {
    var article = self
    let name = ScriptRuns(language: language).runs(of: book.title[language] + ".")
    article.location = [.link(.page(.home(language: language), anchor: nil), name)]
    return article
  }

  /// Whether other pages show the same of two articles: everything but their text.
  fileprivate func looks(like other: Article) -> Bool {
    page == other.page && title == other.title && anchors == other.anchors
      && Set(assets) == Set(other.assets)
  }
}
