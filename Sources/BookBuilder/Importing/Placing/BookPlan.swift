import BookModel

/// Where each page of another tool's book comes to stand, and what the book says of itself.
struct BookPlan {
  /// The order of the pages.
  let outline: ForeignOutline
  /// The language, as a BCP 47 tag.
  let language: String
  /// The paths of the pages in the book, by those they had.
  let places: [String: String]

  /// The names of the parts, which are those of their folders.
  private let parts: [String]
  /// The names of the chapters for addresses, by the paths they had.
  private let slugs: [String: String]

  init(_ outline: ForeignOutline, language: String) {
    self.outline = outline
    self.language = language
    var slugs: [String: String] = [:]
    var maker = SlugMaker()
    for page in outline.parts.flatMap(\.pages) where slugs[page.path] == nil {
      slugs[page.path] = maker.slug(ofPage: page.path)
    }
    self.slugs = slugs
    // Parts have no addresses of their own, but folders.
    var folders = SlugMaker()
    parts = outline.parts.map { folders.slug(ofPart: $0.title) }
    var places: [String: String] = [:]
    if let path = outline.introduction { places[path] = Chapter.introduction(language) }
    for (part, id) in zip(outline.parts, parts) {
      for page in part.pages {
        let slug = slugs[page.path] ?? ""
        places[page.path] = Chapter.path(part: id, slug: slug, language: language)
      }
    }
    self.places = places
  }

  /// The configuration of the book.
  ///
  /// - Parameter opening: the page that opens the book, which describes it where the outline does not.
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

  /// An introduction for a book without a page that opens it.
  var emptyIntroduction: OutputFile {
    let title = YAMLText(outline.title)
    return OutputFile(
      path: Chapter.introduction(language),
      text: "---\ntitle: \(title)\ndescription: \(title)\n---\n"
    )
  }
}
