package import SnippetRunner

/// Turns a book into the files of a site.
package struct SiteRenderer: Sendable {
  /// Creates a renderer.
  package init() {}

  /// All files of the site, by path: pages, their text editions, pictures, the style sheet.
  ///
  /// The same book and the same report give the same bytes.
  package func render(_ book: Book, snippets report: SnippetReport) -> [OutputFile] {
    let articles = BookArticles(book: book, report: report)
    var files = [
      OutputFile(path: "index.html", text: LanguagePage(book: book).render()),
      OutputFile(path: "404.html", text: NotFoundPage(book: book).render()),
      HostHeaders(languages: book.languages).file,
    ]
    var assets: Set<String> = []
    for language in book.languages {
      let all = articles.all(in: language)
      assets.formUnion(all.flatMap(\.assets))
      for index in all.indices {
        // The page that opens the book stands before the first chapter, but is none.
        let neighbours = Neighbours(
          previous: index > 1 ? all[index - 1] : nil,
          next: index + 1 < all.count ? all[index + 1] : nil
        )
        files += self.files(all[index], neighbours, of: book, language: language)
      }
      let report = articles.report(language: language, articles: all)
      files += self.files(report, Neighbours(), of: book, language: language)
    }
    for path in assets {
      guard let bytes = book.assets[path] else { continue }
      files.append(OutputFile(path: PagePath.asset(path).path, bytes: bytes))
    }
    for (path, bytes) in book.siteFiles {
      files.append(OutputFile(path: path, bytes: bytes))
    }
    return files.sorted { $0.path < $1.path }
  }

  /// A page and its text edition.
  private func files(
    _ article: Article,
    _ neighbours: Neighbours,
    of book: Book,
    language: String
  ) -> [OutputFile] {
    let text = OutputFile(path: article.page.textEdition.path, text: TextEdition(article).file)
    let layout = PageLayout(
      book: book,
      language: language,
      page: article.page,
      title: title(of: article, in: book, language: language),
      description: article.lead.plainText,
      translations: book.languages.map { other in
        PageLayout.Translation(language: other, page: article.page.inLanguage(other))
      },
      neighbours: neighbours,
      hasTextEdition: true
    )
    let page = ArticlePage(layout: layout, article: article, textSize: text.bytes.count)
    return [OutputFile(path: article.page.path, text: page.render()), text]
  }

  /// The title for windows and tabs, from the page to the book.
  private func title(of article: Article, in book: Book, language: String) -> String {
    if article.page == .home(language: language) {
      return "\(book.title[language]) – \(article.lead.plainText)"
    }
    let names = [article.title.plainText, article.part?[language], book.title[language]]
    return names.compactMap(\.self).joined(separator: " – ")
  }
}
