import Articles
import BookModel
import Markup

/// Renders the articles of one language as pages.
struct PageBuilder: Sendable {
  let book: Book
  let language: String
  let outline: SiteOutline
  private let sources: [PagePath: PageLayout.Source]

  init(of book: Book, language: String) {
    self.book = book
    self.language = language
    outline = SiteOutline(of: book, language: language)
    let files = book.pages(in: language).map { listed in
      let change = listed.edition.frontMatter.lastChange
      return (listed.page, PageLayout.Source(path: listed.edition.path, lastChange: change))
    }
    sources = Dictionary(files) { first, _ in first }
  }

  func build(
    _ article: Article,
    as kind: PageKind,
    _ navigation: PageNavigation = PageNavigation()
  ) -> FinishedPage {
    let text = PlainTextPage(article)
    let textFile = OutputFile(path: article.page.plainText.path, bytes: text.file)
    let lines = TryPage.exists(in: book) ? TryItLines(article) : nil
    let content = ArticleContent(
      layout: layout(of: article, navigation),
      article: article,
      textSize: textFile.bytes.count,
      hasTryLink: lines != nil
    )
    let printed = content.layout.printed { content.landmark }
    let searchable = SearchPage.exists(in: book) ? searchable(article, text, kind) : nil
    return FinishedPage(
      page: article.page,
      title: article.title,
      anchors: article.anchors,
      assets: Set(article.assets),
      summary: PageSummary(kind, printed.metrics),
      files: [OutputFile(path: article.page.path, page: printed), textFile]
        + [lines?.file, searchable?.file].compactMap(\.self),
      textSize: textFile.bytes.count,
      bookText: kind.isInWholeText ? text.text(in: .bookText(language: language)) : nil,
      searchable: searchable
    )
  }

  private func searchable(
    _ article: Article,
    _ text: PlainTextPage,
    _ kind: PageKind
  ) -> SearchablePage? {
    var page: SearchablePage? =
      switch kind {
      case .home, .chapter: SearchablePage(article, text, kind: kind)
      case .reference: SearchPage.searchable(article, text)
      case .about, .search, .tryout, .notFound: nil
      }
    page?.isAboutSymptoms = article.page == outline.symptoms?.page
    return page
  }

  private func layout(of article: Article, _ navigation: PageNavigation) -> PageLayout {
    PageLayout(
      book: book,
      language: language,
      page: article.page,
      outline: outline,
      title: title(of: article),
      description: article.lead.plainText,
      translations: book.languages.map { other in
        let page = other == language ? article.page : article.counterpart ?? article.page
        return PageLayout.Translation(language: other, page: page.inLanguage(other))
      },
      navigation: navigation,
      hasPlainText: true,
      source: sources[article.page],
      script: article.script.flatMap { book.siteFiles[$0] == nil ? nil : $0 }
    )
  }

  private func title(of article: Article) -> String {
    if article.page == .home(language: language) {
      return "\(book.title[language]) – \(article.lead.plainText)"
    }
    let names = [article.title.plainText, article.part?[language], book.title[language]]
    return names.compactMap(\.self).joined(separator: " – ")
  }
}

extension PageKind {
  fileprivate var isInWholeText: Bool {
    switch self {
    case .home, .chapter, .reference: true
    case .about, .search, .tryout, .notFound: false
    }
  }
}
