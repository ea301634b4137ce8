package import SnippetRunner

/// Turns a book into the files of a site.
package struct SiteRenderer: Sendable {
  let markup: Markup

  /// Creates a renderer.
  package init(markup: Markup = .readable) {
    self.markup = markup
  }

  /// How the source of pages is laid out; browsers make the same of both.
  package enum Markup: Sendable {
    /// With every tag and a line for each block, so that differences can be read.
    case readable
    /// As short as it can be, because many readers pay for what they load.
    case compact

    /// A file laid out like this; what is no page stays as it is.
    func laidOut(_ file: OutputFile) -> OutputFile {
      guard self == .compact, file.path.hasSuffix(".html") else { return file }
      return OutputFile(path: file.path, bytes: CompactPage(file.bytes).bytes)
    }
  }

  /// All files of the site, by path: pages, their text editions, pictures, the style sheet, and what
  /// servers and other programs ask for.
  ///
  /// The same book and the same report give the same bytes.
  package func render(_ book: Book, snippets report: SnippetReport) -> [OutputFile] {
    site(of: book, snippets: report).files
  }

  /// The files of the site, and what is to be kept so that the next build need not make all of them.
  package func site(of book: Book, snippets report: SnippetReport) -> RenderedSite {
    SharedWords.with(book.words) { site(book, report) }
  }

  private func site(_ book: Book, _ report: SnippetReport) -> RenderedSite {
    let articles = BookArticles(book: book, report: report)
    let editions = book.languages.map { LanguageEdition($0, of: book, articles, markup) }
    var files = [
      OutputFile(path: "index.html", text: LanguagePage(book: book).render()),
      OutputFile(path: "404.html", text: NotFoundPage(book: book).render()),
      LanguageModelGuide(book: book).file,
    ]
    .map(markup.laidOut)
    files += HostFiles(languages: book.languages, redirects: book.redirects).files
    files += Sitemap(book: book, pages: editions.flatMap(\.pages)).files
    files += editions.flatMap(\.files)
    let assets = editions.flatMap(\.record.pages).reduce(into: Set()) { $0.formUnion($1.assets) }
    for path in assets {
      guard let bytes = book.assets[path] else { continue }
      files.append(OutputFile(path: PagePath.asset(path).path, bytes: bytes))
    }
    files += siteFiles(of: book)
    return RenderedSite(
      files: files.sorted { $0.path < $1.path },
      record: SiteRecord(of: book, editions.map(\.record))
    )
  }

  /// The files that the site carries as they are.
  func siteFiles(of book: Book) -> [OutputFile] {
    book.siteFiles.map { path, bytes in siteFile(path, bytes, of: book) }
  }

  /// A file that the site carries as it is; style sheets lose what only their authors need.
  private func siteFile(_ path: String, _ bytes: [UInt8], of book: Book) -> OutputFile {
    guard path.hasSuffix(".css"), let text = String(validating: bytes, as: UTF8.self) else {
      return OutputFile(path: path, bytes: bytes)
    }
    let others = book.siteFiles.filter { $0.key != path }.values.compactMap {
      String(validating: $0, as: UTF8.self)
    }
    return OutputFile(path: path, text: StyleSheet(text: text, others: others).compact)
  }
}
