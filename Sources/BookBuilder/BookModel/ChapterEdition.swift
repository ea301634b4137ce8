package import Markdown
package import SnippetNotation
package import SourceText

/// A chapter, or the introduction, in one language.
package struct ChapterEdition: Sendable {
  package let source: ChapterSource
  /// What the file says about itself.
  package let frontMatter: ChapterFrontMatter
  /// The comments that allow findings, in the order of the file.
  package let allowances: [Allowance]
  /// Whether the text has a fence of what a voice says or is told.
  package let holdsVoices: Bool

  /// Creates an edition of a file whose Markdown was read.
  package init(source: ChapterSource, frontMatter: ChapterFrontMatter, document: MarkdownDocument) {
    self.source = source
    self.frontMatter = frontMatter
    allowances = source.allowances(in: document)
    holdsVoices = source.text.holds("```voice")
  }

  package init(source: ChapterSource, frontMatter: ChapterFrontMatter) {
    self.init(source: source, frontMatter: frontMatter, document: source.document)
  }

  /// The path of the file, as in diagnostics.
  package var path: String { source.path }
  /// The language, as a BCP 47 tag.
  package var language: String { source.language }
  /// The characters of the file.
  package var text: String { source.text }
  package var lines: SourceLines { source.lines }
  /// The text, read.
  package var document: MarkdownDocument { source.document }
  /// The name of the file, without its folders and its ending.
  package var slug: String { String(fileName.dropLast(".md".count)) }
  /// The name of the file, without its folders.
  package var fileName: String { String(path.split(separator: "/").last ?? "") }
}
