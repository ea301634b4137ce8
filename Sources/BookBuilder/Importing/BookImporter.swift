import BookModel
import Diagnostics

/// Makes a book out of one that another tool was made for.
package struct BookImporter {
  private let reader: ForeignBookReader
  private let language: String?

  /// Creates an importer.
  ///
  /// - Parameters:
  ///   - files: the files of the other book.
  ///   - kind: what kind of book it is.
  ///   - language: the language, as a BCP 47 tag; what the book says, or English, unless given.
  package init(_ files: ForeignFiles, kind: ForeignBookKind, language: String? = nil) {
    reader = ForeignBookReader(files, kind: kind)
    self.language = language
  }

  /// The book, which has a page for each that could be read.
  package func book() -> ImportedBook {
    let (outline, root) = reader.outline()
    let plan = ImportPlan(outline, language: language ?? outline.language ?? "en")
    let pages = reader.pages(of: outline)
    let links = PageLinks(
      files: reader.files,
      root: root,
      places: plan.places,
      pages: Dictionary(pages.map { ($0.path, $0) }) { first, _ in first },
      articles: reader.articles
    )
    let placed = pages.map { place($0, of: plan, links) }
    let assets = placed.reduce(into: Set<String>()) { $0.formUnion($1.assets) }.sorted()
    let opening = pages.first { $0.path == outline.introduction }
    return ImportedBook(
      files: [plan.configuration(describedBy: opening)]
        + placed.map(\.file)
        + (opening == nil ? [plan.emptyIntroduction] : [])
        + assets.compactMap(file),
      findings: (outline.findings + placed.flatMap(\.findings)).gathered,
      language: plan.language,
      chapters: outline.parts.map(\.pages.count).reduce(0, +),
      parts: outline.parts.count,
      assets: assets.count
    )
  }

  private func place(_ page: ForeignPage, of plan: ImportPlan, _ links: PageLinks) -> PlacedPage {
    let place = plan.places[page.path] ?? ""
    guard page.path == plan.outline.introduction else { return PlacedPage(page, at: place, links) }
    let opening = reader.articles.map(page.withoutListedArticles) ?? page
    return PlacedPage(opening, at: place, links, title: plan.outline.title)
  }

  private func file(ofAsset path: String) -> OutputFile? {
    reader.files.bytes(at: path).map { OutputFile(path: PlacedPage.path(ofAsset: path), bytes: $0) }
  }
}
