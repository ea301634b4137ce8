import BookModel
import Diagnostics
import System

/// Converts a book made for another tool into a book of this one.
///
/// It reads the outline, converts each page to plain Markdown, and rewrites links for the new
/// paths. What has no equivalent becomes a finding and never stops the import.
package struct BookImporter {
  private let reader: ForeignBookReader
  private let language: String?

  /// - Parameters:
  ///   - files: the files of the other book.
  ///   - kind: the kind of the other book.
  ///   - language: the language, as a BCP 47 tag. Default: the language that the book declares, or
  ///     English.
  package init(_ files: ForeignFiles, kind: ForeignBookKind, language: String? = nil) {
    reader = ForeignBookReader(files, kind: kind)
    self.language = language
  }

  package func book() -> ImportedBook {
    let (outline, root) = reader.outline()
    let plan = BookPlan(outline, language: language ?? outline.language ?? "en")
    let pages = reader.pages(of: outline)
    let links = ImportedLinkResolver(
      files: reader.files,
      root: root,
      pathsInBook: plan.pathsInBook,
      pages: Dictionary(pages.map { ($0.path, $0) }) { first, _ in first },
      articles: reader.articles
    )
    let placed = pages.map { rewrite($0, of: plan, links) }
    let assets = placed.reduce(into: Set<String>()) { $0.formUnion($1.assets) }.sorted()
    let opening = pages.first { $0.path == outline.introduction }
    return ImportedBook(
      files: [plan.configuration(describedBy: opening)]
        + placed.map(\.file)
        + (opening == nil ? [plan.emptyIntroduction] : [])
        + assets.compactMap(file),
      findings: (outline.findings + plan.oldAddresses.findings + placed.flatMap(\.findings))
        .mergedByMessage,
      language: plan.language,
      chapters: outline.parts.map(\.pages.count).reduce(0, +),
      parts: outline.parts.count,
      assets: assets.count
    )
  }

  private func rewrite(
    _ page: ForeignPage,
    of plan: BookPlan,
    _ links: ImportedLinkResolver
  ) -> RelinkedPage {
    let path = plan.pathsInBook[page.path] ?? ""
    guard page.path == plan.outline.introduction else { return RelinkedPage(page, at: path, links) }
    let opening = reader.articles.map(page.withoutListedArticles) ?? page
    return RelinkedPage(opening, at: path, links, title: plan.outline.title)
  }

  private func file(ofAsset path: String) -> OutputFile? {
    reader.files.bytes(at: path).map {
      OutputFile(path: RelinkedPage.path(ofAsset: path), bytes: $0)
    }
  }
}

/// Reads a book made for another tool: the order of its pages, and each page.
///
/// Pages are prepared as text first, which resolves includes and directives, and then parsed.
struct ForeignBookReader {
  let files: ForeignFiles
  let articles: DocCArticles?
  private let kind: ForeignBookKind
  private let settings: MDBookSettings

  init(_ files: ForeignFiles, kind: ForeignBookKind) {
    self.files = files
    self.kind = kind
    settings = MDBookSettings(files.text(at: files.pathInFolder("book.toml")) ?? "")
    let catalogue = kind == .docC ? ForeignBookKind.catalogue(in: files) : nil
    articles = catalogue.map { DocCArticles(files, folder: $0) }
  }

  /// The order of the pages, and the folder that absolute links are relative to.
  func outline() -> (ForeignOutline, root: String) {
    var (outline, root) = writtenOutline()
    // In a book with a single page, that page becomes its only chapter.
    if outline.parts.isEmpty, let path = outline.introduction {
      outline.introduction = nil
      outline.parts = [.init(title: outline.title, pages: [.init(path: path)])]
    }
    return (outline, root)
  }

  func pages(of outline: ForeignOutline) -> [ForeignPage] {
    let titles = Dictionary(
      outline.parts.flatMap(\.pages).map { ($0.path, $0.title) }
    ) { first, _ in first }
    return outline.paths.parallelMap { page(at: $0, listed: titles[$0] ?? nil) }
  }

  private func writtenOutline() -> (ForeignOutline, root: String) {
    if kind == .mdBook {
      let path = summary
      var reader = MDBookOutline(files, path: path, settings: settings)
      return (reader.read(), path.parentPath)
    }
    if let articles {
      var reader = DocCOutline(files, articles: articles)
      return (reader.read(), articles.folder)
    }
    return (FolderOutline(files).read(), files.folder)
  }

  /// The path of the list of chapters: the configured one, or else the one nearest to the root.
  private var summary: String {
    let path = files.pathInFolder(settings.source) + "/SUMMARY.md"
    let paths = files.paths.filter { $0.lastPathComponent == "SUMMARY.md" }
    return paths.contains(path) ? path : paths.min { $0.count < $1.count } ?? path
  }

  private func page(at path: String, listed: String?) -> ForeignPage {
    var source = PreparedText(path: path, text: files.text(at: path) ?? "")
    switch kind {
    case .mdBook: source = MDBookIncludes(files: files).fill(source)
    case .docC: source = DocCDirectives(files: files, articles: articles).replace(source)
    case .folder: break
    }
    var reader = ForeignPageReader(source, kind: kind, hiddenLines: settings.hiddenLines)
    return reader.read(listed: listed)
  }
}
