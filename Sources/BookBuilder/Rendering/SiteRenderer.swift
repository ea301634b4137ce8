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
    var files: [String: OutputFile] = [:]
    let record = site(of: book, snippets: report) { file in
      guard file.isContinuation else {
        files[file.path] = file
        return
      }
      files[file.path]?.bytes += file.bytes
    }
    return RenderedSite(files: files.values.sorted { $0.path < $1.path }, record: record)
  }

  /// Makes the files of the site one after another.
  ///
  /// - Parameter put: takes the files, of which a long book has more than fit into memory.
  /// - Returns: what is to be kept so that the next build need not make all of them.
  /// - Throws: what the taker throws.
  package func site(
    of book: Book,
    snippets report: SnippetReport,
    put: (OutputFile) throws -> Void
  ) rethrows -> SiteRecord {
    try SharedWords.with(book.words) { try make(book, report, put) }
  }

  private func make(
    _ book: Book,
    _ report: SnippetReport,
    _ put: (OutputFile) throws -> Void
  ) rethrows -> SiteRecord {
    let articles = BookArticles(book: book, report: report)
    let check = book.report(on: report)
    var records: [LanguageRecord] = []
    var pages: [PagePath] = []
    for language in book.languages {
      let edition = try LanguageEdition(language, of: book, articles, check, markup, put: put)
      records.append(edition.record)
      pages += edition.pages
    }
    let front = [
      OutputFile(path: "index.html", bytes: LanguagePage(book: book).render()),
      OutputFile(path: "404.html", bytes: NotFoundPage(book: book).render()),
      LanguageModelGuide(book: book).file,
    ]
    for file in front { try put(markup.laidOut(file)) }
    let hosts = HostFiles(languages: book.languages, redirects: book.redirects).files
    for file in hosts + Sitemap(book: book, pages: pages).files { try put(file) }
    let assets = records.flatMap(\.pages).reduce(into: Set()) { $0.formUnion($1.assets) }
    for path in assets {
      guard let bytes = book.assets[path] else { continue }
      try put(OutputFile(path: PagePath.asset(path).path, bytes: bytes))
    }
    for file in siteFiles(of: book) { try put(file) }
    return SiteRecord(of: book, records)
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
