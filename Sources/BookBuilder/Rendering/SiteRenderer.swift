package import SnippetRunner

/// Turns a book into the files of a site.
package struct SiteRenderer: Sendable {
  /// Creates a renderer.
  package init() {}

  /// All files of the site, by path: pages, their text editions, pictures, the style sheet, and what
  /// servers and other programs ask for.
  ///
  /// The same book and the same report give the same bytes.
  package func render(_ book: Book, snippets report: SnippetReport) -> [OutputFile] {
    InterfaceWords.$ofBook.withValue(book.words) { files(of: book, report) }
  }

  private func files(of book: Book, _ report: SnippetReport) -> [OutputFile] {
    let articles = BookArticles(book: book, report: report)
    let editions = book.languages.map { LanguageEdition($0, of: book, articles) }
    var files = [
      OutputFile(path: "index.html", text: LanguagePage(book: book).render()),
      OutputFile(path: "404.html", text: NotFoundPage(book: book).render()),
      LanguageModelGuide(book: book).file,
    ]
    files += HostFiles(languages: book.languages, redirects: book.redirects).files
    files += Sitemap(book: book, pages: editions.flatMap(\.pages)).files
    files += editions.flatMap(\.files)
    for path in Set(editions.flatMap(\.assets)) {
      guard let bytes = book.assets[path] else { continue }
      files.append(OutputFile(path: PagePath.asset(path).path, bytes: bytes))
    }
    files += book.siteFiles.map { path, bytes in siteFile(path, bytes) }
    return files.sorted { $0.path < $1.path }
  }

  /// A file that the site carries as it is; style sheets lose what only their authors need.
  private func siteFile(_ path: String, _ bytes: [UInt8]) -> OutputFile {
    guard path.hasSuffix(".css"), let text = String(validating: bytes, as: UTF8.self) else {
      return OutputFile(path: path, bytes: bytes)
    }
    return OutputFile(path: path, text: StyleSheet(text: text).compact)
  }
}
