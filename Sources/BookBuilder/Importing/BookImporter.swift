import Articles
import BookModel
import Diagnostics
import ParallelMapping
import SourceText

/// Makes a book out of one that another tool was made for.
package struct BookImporter {
  private let files: ForeignFiles
  private let kind: ForeignBookKind
  private let language: String?

  /// Creates an importer.
  ///
  /// - Parameters:
  ///   - files: the files of the other book.
  ///   - kind: what kind of book it is.
  ///   - language: the language, as a BCP 47 tag; what the book says, or English, unless given.
  package init(_ files: ForeignFiles, kind: ForeignBookKind, language: String? = nil) {
    self.files = files
    self.kind = kind
    self.language = language
  }

  /// The book, which has a page for each that could be read.
  package func book() -> ImportedBook {
    let settings = MDBookSettings(files.text(at: files.inFolder("book.toml")) ?? "")
    let articles =
      kind == .docC
      ? ForeignBookKind.catalogue(in: files).map { DocCArticles(files, folder: $0) } : nil
    var (outline, root) = outline(settings, articles)
    // A book of one page has it for its chapter.
    if outline.parts.isEmpty, let path = outline.introduction {
      outline.introduction = nil
      outline.parts = [.init(title: outline.title, pages: [.init(path: path)])]
    }
    let language = language ?? outline.language ?? "en"
    let titles = Dictionary(
      outline.parts.flatMap(\.pages).map { ($0.path, $0.title) }
    ) { first, _ in first }
    let pages = outline.paths.parallelMap { path in
      page(at: path, listed: titles[path] ?? nil, settings, articles)
    }
    let slugs = slugs(of: &outline)
    let introduction = Chapter.introduction(language)
    var places: [String: String] = [:]
    if let path = outline.introduction { places[path] = introduction }
    for (part, id) in zip(outline.parts, slugs.parts) {
      for page in part.pages {
        let slug = slugs.pages[page.path] ?? ""
        places[page.path] = Chapter.path(part: id, slug: slug, language: language)
      }
    }
    let links = PageLinks(
      files: files,
      root: root,
      places: places,
      pages: Dictionary(pages.map { ($0.path, $0) }) { first, _ in first },
      articles: articles
    )
    let placed = pages.map { page in
      let isOpening = page.path == outline.introduction
      return (
        place: places[page.path] ?? "",
        page: PlacedPage(
          isOpening ? articles.map(page.withoutListedArticles) ?? page : page,
          at: places[page.path] ?? "",
          links,
          title: isOpening ? outline.title : nil
        )
      )
    }
    let opening = pages.first { $0.path == outline.introduction }
    let description = outline.description.map { MarkdownText($0).escaped } ?? opening?.description
    var output = [
      OutputFile(
        path: "Content/book.yml",
        text: configuration(outline, slugs, language: language, description: description)
      )
    ]
    output += placed.map { OutputFile(path: $0.place, text: $0.page.text) }
    if opening == nil {
      output.append(OutputFile(path: introduction, text: emptyIntroduction(outline.title)))
    }
    let assets = placed.reduce(into: Set<String>()) { $0.formUnion($1.page.assets) }.sorted()
    output += assets.compactMap { path in
      files.bytes(at: path).map { OutputFile(path: PlacedPage.path(ofAsset: path), bytes: $0) }
    }
    return ImportedBook(
      files: output,
      findings: (outline.findings + placed.flatMap(\.page.findings)).gathered,
      language: language,
      chapters: outline.parts.map(\.pages.count).reduce(0, +),
      parts: outline.parts.count,
      assets: assets.count
    )
  }

  /// The order of the pages, and the folder that addresses beginning with `/` are counted from.
  private func outline(
    _ settings: MDBookSettings,
    _ articles: DocCArticles?
  ) -> (ForeignOutline, root: String) {
    switch (kind, articles) {
    case (.mdBook, _):
      let source = files.inFolder(settings.source) + "/SUMMARY.md"
      let summaries = files.paths.filter { $0.lastName == "SUMMARY.md" }
      let path =
        summaries.contains(source) ? source : summaries.min { $0.count < $1.count } ?? source
      var reader = MDBookOutline(files, path: path, settings: settings)
      return (reader.read(), path.parentPath)
    case (.docC, let articles?):
      let folder = ForeignBookKind.catalogue(in: files) ?? files.folder
      var reader = DocCOutline(files, folder: folder, articles: articles)
      return (reader.read(), folder)
    default:
      return (FolderOutline(files).read(), files.folder)
    }
  }

  private func page(
    at path: String,
    listed: String?,
    _ settings: MDBookSettings,
    _ articles: DocCArticles?
  ) -> ForeignPage {
    var source = PreparedText(path: path, text: files.text(at: path) ?? "")
    switch kind {
    case .mdBook: source = MDBookIncludes(files: files).fill(source)
    case .docC: source = DocCDirectives(files: files, articles: articles).replace(source)
    case .folder: break
    }
    var reader = ForeignPageReader(source, kind: kind, hiddenLines: settings.hiddenLines)
    return reader.read(listed: listed)
  }

  private func slugs(of outline: inout ForeignOutline) -> (parts: [String], pages: [String: String])
  {
    var pages: [String: String] = [:]
    var maker = SlugMaker()
    for page in outline.parts.flatMap(\.pages) where pages[page.path] == nil {
      pages[page.path] = maker.slug(ofPage: page.path)
    }
    // Parts have no addresses of their own, but folders.
    var folders = SlugMaker()
    return (outline.parts.map { folders.slug(ofPart: $0.title) }, pages)
  }

  private func configuration(
    _ outline: ForeignOutline,
    _ slugs: (parts: [String], pages: [String: String]),
    language: String,
    description: String?
  ) -> String {
    let parts = zip(outline.parts, slugs.parts).map { part, id in
      let chapters = part.pages.compactMap { slugs.pages[$0.path] }.map { "      - \($0)\n" }
      return """
          - id: \(id)
            title: \(YAMLText(MarkdownText(part.title).escaped))
            chapters:
        \(chapters.joined())
        """
    }
    return """
      title: \(YAMLText(outline.title))
      description: \(YAMLText(description ?? outline.title))
      languages: [\(language)]
      parts:
      \(parts.joined())
      """
  }

  private func emptyIntroduction(_ title: String) -> String {
    "---\ntitle: \(YAMLText(title))\ndescription: \(YAMLText(title))\n---\n"
  }
}

extension [Diagnostic] {
  /// The findings, those of a file that say the same gathered at the first place, with the other lines.
  fileprivate var gathered: [Diagnostic] {
    var gathered: [Diagnostic] = []
    var places: [[String]: Int] = [:]
    for finding in sortedByLocation() {
      let key = [finding.id, finding.location?.path ?? "", finding.summary]
      guard let place = places[key] else {
        places[key] = gathered.count
        gathered.append(finding)
        continue
      }
      if let line = finding.location?.line { gathered[place].details.append("\(line)") }
    }
    return gathered.map { finding in
      var finding = finding
      if !finding.details.isEmpty {
        finding.details = ["also in lines \(finding.details.joined(separator: ", "))"]
      }
      return finding
    }
  }
}
