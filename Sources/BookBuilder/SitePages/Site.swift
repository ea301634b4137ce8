import ArticleMarkup
import Articles
package import BookModel
package import SnippetNotation

/// The site of a book.
///
/// Each language has its articles, which contain all text of their pages (`Articles`).
/// ``PageBuilder`` renders each as a ``FinishedPage``, and ``LanguageSite`` adds the files that
/// list all of them. The same book and report produce the same bytes.
package struct Site: Sendable {
  private(set) var book: Book
  private var snippets: SnippetReport
  private var languages: [LanguageSite]
  private let shared: [OutputFile]

  /// - Parameters:
  ///   - snippets: the results of the book's snippets.
  ///   - check: the counts of the check.
  package init(of book: Book, snippets: SnippetReport, check: CheckReport) {
    let articles = BookArticles(book: book, report: snippets)
    let languages = book.languages.map { LanguageSite($0, of: articles, check) }
    let hosts = HostingFiles(
      path: SiteAddress.path(of: book),
      languages: book.languages,
      redirects: book.redirects,
      oldAddresses: book.oldAddresses
    )
    let oldPages = book.oldAddresses.compactMap { address in
      book.languages.first.map {
        RedirectPage(address, at: PagePath(address.from), of: book, in: $0).page
      }
    }
    let assets = languages.flatMap(\.pages).reduce(into: Set()) { $0.formUnion($1.assets) }
    self.book = book
    self.snippets = snippets
    self.languages = languages
    shared =
      oldPages + [
        OutputFile(path: "index.html", page: LanguagePage(book: book).printed()),
        OutputFile(path: "404.html", page: NotFoundPage(book: book).printed()),
        LanguageModelGuide(book: book).file,
      ]
      + [book.appearance.styleSheet].compactMap { sheet in
        sheet.map { OutputFile(path: PageMetadata.ownSheet, text: $0) }
      }
      + hosts.files + Sitemap(book: book, pages: languages.flatMap(\.paths)).files
      + assets.compactMap { path in
        book.assets[path].map { OutputFile(path: PagePath.asset(path).path, bytes: $0) }
      }
      + book.siteFiles.filter { !SearchParts.contains($0.key) }.map { path, bytes in
        OutputFile(path: path, bytes: Self.published(bytes, at: path))
      }
  }

  private static func published(_ bytes: [UInt8], at path: String) -> [UInt8] {
    if path.hasSuffix(".css") { return PublishedStyle(bytes).bytes }
    return path.hasSuffix(".js") && path != TryPage.model ? PublishedScript(bytes).bytes : bytes
  }

  package var files: [OutputFile] {
    let all = (languages.flatMap(\.files) + shared).map { ($0.path, $0) }
    // A book may replace a generated file with its own.
    return Dictionary(all) { $1 }.values.sorted { $0.path < $1.path }
  }

  var anchors: [PagePath: PageAnchors] {
    Dictionary(languages.flatMap(\.pages).map { ($0.page, $0.anchors) }) { first, _ in first }
  }

  /// Updates the site after the text of some chapters has changed, with the same result as a
  /// rebuild.
  ///
  /// Their front matter, headings and fences must be unchanged.
  ///
  /// - Parameters:
  ///   - book: the book with the new text.
  ///   - paths: the files of the chapters.
  ///   - snippets: the new results of the snippets in these files.
  ///
  /// - Returns: `nil` if other pages show something that changed, so that the whole site has to be
  /// rebuilt.
  func updated(to book: Book, at paths: Set<String>, snippets: SnippetReport) -> Site? {
    var site = self
    site.book = book
    site.snippets = self.snippets.replacing(filesAt: paths, with: snippets)
    let old = BookArticles(book: self.book, report: self.snippets)
    let new = BookArticles(book: book, report: site.snippets)
    for (before, after) in zip(self.book.chapters, book.chapters)
    where after.editions.values.contains(where: { paths.contains($0.path) }) {
      for index in languages.indices {
        let language = languages[index].language
        guard let before = old.chapter(before, language: language),
          let after = new.chapter(after, language: language),
          site.languages[index].replace(before, with: after)
        else { return nil }
      }
    }
    return site
  }
}
