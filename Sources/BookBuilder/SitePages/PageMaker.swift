import Articles
import BookModel
import Markup

/// Renders the articles of one language as pages.
struct PageMaker: Sendable {
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

  func finish(_ article: Article, as kind: PageKind, _ onward: Onward = Onward()) -> FinishedPage {
    let text = PlainTextPage(article)
    let textFile = OutputFile(path: article.page.plainText.path, bytes: text.file)
    let lines = TryPage.exists(in: book) ? TrialLines(article) : nil
    let content = ArticleContent(
      layout: layout(of: article, onward),
      article: article,
      textSize: textFile.bytes.count,
      isTried: lines != nil
    )
    let printed = content.layout.printed { content.landmark }
    let searched = SearchPage.exists(in: book) ? searched(article, text, kind) : nil
    return FinishedPage(
      page: article.page,
      title: article.title,
      anchors: article.anchors,
      assets: Set(article.assets),
      summary: PageSummary(kind, printed.measures),
      files: [OutputFile(path: article.page.path, page: printed), textFile]
        + [lines?.file, searched?.file].compactMap(\.self),
      textSize: textFile.bytes.count,
      wholeText: kind.isInWholeText ? text.text(in: .wholeText(language: language)) : nil,
      searched: searched
    )
  }

  private func searched(
    _ article: Article,
    _ text: PlainTextPage,
    _ kind: PageKind
  ) -> SearchedPage? {
    switch kind {
    case .home, .chapter: SearchedPage(article, text, kind: kind)
    case .reference: SearchPage.searched(article, text)
    case .about, .search, .tryout, .notFound: nil
    }
  }

  private func layout(of article: Article, _ onward: Onward) -> PageLayout {
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
      onward: onward,
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
