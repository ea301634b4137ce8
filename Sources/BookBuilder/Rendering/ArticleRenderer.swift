/// Turns the articles of a language into pages and text editions.
struct ArticleRenderer {
  /// The book.
  let book: Book
  /// The language of the pages, as a BCP 47 tag.
  let language: String
  /// What pages say about the rest of the site.
  let outline: SiteOutline
  private let sources: [PagePath: ChapterEdition]

  init(book: Book, language: String) {
    self.book = book
    self.language = language
    outline = SiteOutline(of: book, language: language)
    sources = Dictionary(book.pages(in: language).map { ($0.page, $0.edition) }) { first, _ in first
    }
  }

  /// A finished page.
  struct Rendered {
    /// The kind of the page.
    var kind: PageKind
    /// The page.
    var page: OutputFile
    /// Its text edition.
    var text: OutputFile

    /// The characters of the page.
    var html: String { page.characters }
  }

  /// The page of an article and its text edition.
  func render(
    _ article: Article,
    _ edition: TextEdition? = nil,
    kind: PageKind,
    _ onward: Onward = Onward()
  ) -> Rendered {
    let edition = edition ?? TextEdition(article)
    let text = OutputFile(path: article.page.textEdition.path, text: edition.file)
    let layout = PageLayout(
      book: book,
      language: language,
      page: article.page,
      outline: outline,
      title: title(of: article),
      description: article.lead.plainText,
      translations: book.languages.map { other in
        PageLayout.Translation(language: other, page: article.page.inLanguage(other))
      },
      onward: onward,
      hasTextEdition: true,
      source: sources[article.page],
      script: article.script.flatMap { book.siteFiles[$0] == nil ? nil : $0 }
    )
    let page = ArticlePage(layout: layout, article: article, textSize: text.bytes.count)
    return Rendered(
      kind: kind,
      page: OutputFile(path: article.page.path, text: page.render()),
      text: text
    )
  }

  /// The title for windows and tabs, from the page to the book.
  private func title(of article: Article) -> String {
    if article.page == .home(language: language) {
      return "\(book.title[language]) – \(article.lead.plainText)"
    }
    let names = [article.title.plainText, article.part?[language], book.title[language]]
    return names.compactMap(\.self).joined(separator: " – ")
  }
}
