import Markdown
package import SnippetRunner

/// A chapter, or the introduction, in one language.
package struct ChapterEdition: Sendable {
  /// The file.
  package var source: ChapterSource
  /// What the file says about itself.
  package var frontMatter: ChapterFrontMatter

  /// The path of the file, as in diagnostics.
  var path: String { source.path }
  /// The language, as a BCP 47 tag.
  var language: String { source.language }
  /// The characters of the file.
  var text: String { source.text }
  /// The text, read.
  var document: MarkdownDocument { source.document }
  /// The name of the file, without its folders.
  var fileName: String { String(path.split(separator: "/").last ?? "") }
}
