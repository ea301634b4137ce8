package import Articles
package import BookModel
package import Markup
package import PlainText

/// Turns the articles of a language into pages and plain texts.
package struct ArticleRenderer {
  let book: Book
  /// The language of the pages, as a BCP 47 tag.
  let language: String
  /// What pages say about the rest of the site.
  let outline: SiteOutline
  /// How the source of pages is laid out.
  let markup: PrintStyle
  private let sources: [PagePath: PageLayout.Source]

  package init(book: Book, language: String, outline: SiteOutline, markup: PrintStyle) {
    self.book = book
    self.markup = markup
    self.language = language
    self.outline = outline
    let files = book.pages(in: language).map { listed in
      let change = listed.edition.frontMatter.lastChange
      return (listed.page, PageLayout.Source(path: listed.edition.path, lastChange: change))
    }
    sources = Dictionary(files) { first, _ in first }
  }

  /// A finished page.
  package struct Rendered {
    /// What the statement on accessibility says about it.
    var summary: PageSummary
    /// The page.
    package var page: OutputFile
    /// Its plain text.
    package var text: OutputFile
    /// The elements behind its lines, for the page “Try it”; `nil` if there is nothing to try.
    var lines: OutputFile?
  }

  /// The page of an article and its plain text.
  package func render(
    _ article: Article,
    _ plainText: PlainTextPage? = nil,
    kind: PageKind,
    _ onward: Onward = Onward()
  ) -> Rendered {
    let plainText = plainText ?? PlainTextPage(article)
    let text = OutputFile(path: article.page.plainText.path, bytes: plainText.file)
    let layout = PageLayout(
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
    let lines = TryPage.exists(in: book) ? TrialLines(article) : nil
    var page = ArticlePage(layout: layout, article: article, textSize: text.bytes.count)
    page.isTried = lines != nil
    let printed = page.render(markup)
    return Rendered(
      summary: PageSummary(kind, printed.measures),
      page: OutputFile(path: article.page.path, page: printed),
      text: text,
      lines: lines?.file
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
