import ArticleMarkup
import Articles
import BookChecks
package import BookModel
package import Markup
package import SnippetNotation

/// Turns a book into the files of a site.
package struct SiteRenderer: Sendable {
  private let markup: PrintStyle
  private let limits: MemoryLimits

  /// Creates a renderer.
  package init(markup: PrintStyle = .readable, limits: MemoryLimits = .standard) {
    self.markup = markup
    self.limits = limits
  }

  /// All files of the site, by path: pages, their plain text, pictures, the style sheet, and what
  /// servers and other programs ask for.
  ///
  /// The same book and the same report give the same bytes.
  package func render(_ book: Book, snippets report: SnippetReport) -> [OutputFile] {
    var files = FilesInMemory()
    _ = render(book, snippets: report, into: &files)
    return files.files
  }

  /// Makes the files of the site one after another.
  ///
  /// - Returns: what is known of the pages of each language.
  /// - Throws: what the sink throws.
  package func render<Sink: FileSink>(
    _ book: Book,
    snippets report: SnippetReport,
    into sink: inout Sink
  ) throws(Sink.Failure) -> [LanguageRecord] {
    let articles = BookArticles(book: book, report: report)
    let check = book.report(on: report)
    var records: [LanguageRecord] = []
    var pages: [PagePath] = []
    for language in book.languages {
      let renderer = LanguageRenderer(language, of: articles, check, markup, limits: limits)
      let rendered = try renderer.render(into: &sink)
      records.append(rendered.record)
      pages += rendered.pages
    }
    let front = [
      OutputFile(path: "index.html", page: LanguagePage(book: book).render(markup)),
      OutputFile(path: "404.html", page: NotFoundPage(book: book).render(markup)),
      LanguageModelGuide(book: book).file,
    ]
    for file in front { try sink.put(file) }
    let hosts = HostFiles(
      path: SiteAddress.path(of: book),
      languages: book.languages,
      redirects: book.redirects
    ).files
    for file in hosts + Sitemap(book: book, pages: pages).files { try sink.put(file) }
    let assets = records.flatMap(\.pages).reduce(into: Set()) { $0.formUnion($1.assets) }
    for path in assets {
      guard let bytes = book.assets[path] else { continue }
      try sink.put(OutputFile(path: PagePath.asset(path).path, bytes: bytes))
    }
    for file in siteFiles(of: book) { try sink.put(file) }
    return records
  }

  /// The files that the site carries as they are.
  package func siteFiles(of book: Book) -> [OutputFile] {
    book.siteFiles.flatMap { path, bytes in siteFiles(path, bytes, of: book) }
  }

  /// A file that the site carries as it is; style sheets and scripts lose what only their authors need,
  /// and the sheet of the site what only some pages need, which becomes files beside it.
  private func siteFiles(_ path: String, _ bytes: [UInt8], of book: Book) -> [OutputFile] {
    guard [".css", ".js"].contains(where: path.hasSuffix),
      let text = String(validating: bytes, as: UTF8.self)
    else { return [OutputFile(path: path, bytes: bytes)] }
    if path.hasSuffix(".js") {
      return [OutputFile(path: path, text: CompactScript(text: text).compact)]
    }
    let others = book.siteFiles.filter { $0.key != path }.values.compactMap {
      String(validating: $0, as: UTF8.self)
    }
    let sheet = StyleSheet(text: text, others: others)
    guard path == SheetPart.main else { return [OutputFile(path: path, text: sheet.compact)] }
    return sheet.sheets.map { name, text in
      OutputFile(path: name.map(SheetPart.path) ?? path, text: text)
    }
  }
}
