package import Markdown
package import SnippetNotation
package import SourceText

package struct ChapterEdition: Sendable {
  package let source: ChapterSource
  package let frontMatter: ChapterFrontMatter
  package let allowances: [Allowance]
  package let containsVoiceFences: Bool

  package init(source: ChapterSource, frontMatter: ChapterFrontMatter, document: MarkdownDocument) {
    self.source = source
    self.frontMatter = frontMatter
    allowances = source.allowances(in: document)
    containsVoiceFences = source.text.includes("```voice")
  }

  package init(source: ChapterSource, frontMatter: ChapterFrontMatter) {
    self.init(source: source, frontMatter: frontMatter, document: source.document)
  }

  package var path: String { source.path }
  package var language: String { source.language }
  package var text: String { source.text }
  package var lines: SourceLines { source.lines }
  package var document: MarkdownDocument { source.document }
  package var slug: String { String(fileName.dropLast(".md".count)) }
  package var fileName: String { String(path.split(separator: "/").last ?? "") }
}
