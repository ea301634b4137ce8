import Diagnostics
import Markdown
import SnippetNotation

extension BookFiles {
  /// Reads the page at a path.
  ///
  /// - Returns: the page, or `nil` if it can't be used, and the findings.
  func edition(at path: String, language: String) -> (ChapterEdition?, [Diagnostic]) {
    let (text, finding) = text(at: path)
    guard let text else { return (nil, [finding].compactMap(\.self)) }
    let document = MarkdownDocument(parsing: text)
    if let finding = OversizedText(of: document, path: path) { return (nil, [finding.diagnostic]) }
    var reader = FrontMatterReader(path: path)
    guard let frontMatter = reader.read(document) else { return (nil, reader.diagnostics) }
    let source = ChapterSource(path: path, language: language, text: text, document: document)
    let edition = ChapterEdition(source: source, frontMatter: frontMatter, document: document)
    return (edition, reader.diagnostics)
  }

  func unlistedPages(besides chapters: [Chapter], languages: [String]) -> [String] {
    let listed = chapters.flatMap { chapter in
      languages.map {
        Chapter.path(part: chapter.part.id, slug: chapter.slug, language: $0)
      }
    }
    let known = Set(listed + languages.map(Chapter.introduction))
    return paths.filter { path in
      path.hasPrefix("Content/") && path.hasSuffix(".md") && !known.contains(path)
    }
  }
}
