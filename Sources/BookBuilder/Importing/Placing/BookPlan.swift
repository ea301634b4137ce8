import BookModel

/// The paths of an imported book's pages, and its configuration.
///
/// Parts become folders, and file names become slugs that are unique in the book.
struct BookPlan {
  let outline: ForeignOutline
  let language: String
  let pathsInBook: [String: String]

  private let parts: [String]
  private let slugs: [String: String]

  init(_ outline: ForeignOutline, language: String) {
    self.outline = outline
    self.language = language
    var slugs: [String: String] = [:]
    var maker = SlugGenerator()
    for page in outline.parts.flatMap(\.pages) where slugs[page.path] == nil {
      slugs[page.path] = maker.slug(forPage: page.path)
    }
    self.slugs = slugs
    // Parts have folders, but no addresses, so their names are unique separately.
    var folders = SlugGenerator()
    parts = outline.parts.map { folders.slug(ofPart: $0.title) }
    var pathsInBook: [String: String] = [:]
    if let path = outline.introduction { pathsInBook[path] = Chapter.introduction(language) }
    for (part, id) in zip(outline.parts, parts) {
      for page in part.pages {
        let slug = slugs[page.path] ?? ""
        pathsInBook[page.path] = Chapter.path(part: id, slug: slug, language: language)
      }
    }
    self.pathsInBook = pathsInBook
  }

  /// - Parameter opening: the page that opens the book; its description is the fallback for that of
  /// the outline.
  func configuration(describedBy opening: ForeignPage?) -> OutputFile {
    let parts = zip(outline.parts, parts).map { part, id in
      let chapters = part.pages.compactMap { slugs[$0.path] }.map { "      - \($0)\n" }
      return """
          - id: \(id)
            title: \(YAMLText(MarkdownText(part.title).escaped))
            chapters:
        \(chapters.joined())
        """
    }
    let written = outline.description.map { MarkdownText($0).escaped }
    let description = written ?? opening?.description ?? outline.title
    return OutputFile(
      path: "Content/book.yml",
      text: """
        title: \(YAMLText(outline.title))
        description: \(YAMLText(description))
        languages: [\(language)]
        parts:
        \(parts.joined())
        """
    )
  }

  var emptyIntroduction: OutputFile {
    let title = YAMLText(outline.title)
    return OutputFile(
      path: Chapter.introduction(language),
      text: "---\ntitle: \(title)\ndescription: \(title)\n---\n"
    )
  }
}
