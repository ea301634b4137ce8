import Markdown
package import SnippetRunner

/// A chapter, or the introduction, in one language.
package struct ChapterEdition: Sendable {
  /// The file.
  package let source: ChapterSource
  /// What the file says about itself.
  package let frontMatter: ChapterFrontMatter
  /// The comments that allow findings, in the order of the file.
  let allowances: [Allowance]
  /// A number that changes with everything in the file that other pages show or depend on.
  let outwardFingerprint: String
  /// Whether the text has a fence of what a voice says or is told.
  let holdsVoices: Bool

  /// Creates an edition of a file whose Markdown was read.
  init(source: ChapterSource, frontMatter: ChapterFrontMatter, document: MarkdownDocument) {
    self.source = source
    self.frontMatter = frontMatter
    allowances = source.allowances(in: document)
    outwardFingerprint = document.outwardFingerprint(of: source.text, allowances)
    holdsVoices = source.text.holds("```voice")
  }

  /// Creates an edition of a file.
  init(source: ChapterSource, frontMatter: ChapterFrontMatter) {
    self.init(source: source, frontMatter: frontMatter, document: source.document)
  }

  /// The path of the file, as in diagnostics.
  var path: String { source.path }
  /// The language, as a BCP 47 tag.
  var language: String { source.language }
  /// The characters of the file.
  var text: String { source.text }
  /// The text, read; anew each time in a long book.
  var document: MarkdownDocument { source.document }
  /// The name of the file, without its folders.
  var fileName: String { String(path.split(separator: "/").last ?? "") }
}
