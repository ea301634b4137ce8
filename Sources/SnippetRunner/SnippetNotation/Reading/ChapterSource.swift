package import Markdown
package import SourceText

/// A chapter, or a data file with code templates, whose programs the snippet runner checks.
package struct ChapterSource: Sendable {
  /// Relative to the working directory.
  package let path: String
  /// The page language as a BCP 47 tag, and the default language of transcripts.
  package let language: String
  package let text: String
  package let programs: ChapterPrograms
  private let markdown: MarkdownDocument?

  package init(path: String, language: String, text: String) {
    let text = text.first == "\u{FEFF}" ? String(text.dropFirst()) : text
    self.init(
      path: path,
      language: language,
      text: text,
      document: MarkdownDocument(parsing: text)
    )
  }

  /// Creates a source from a parsed document.
  ///
  /// - Parameters:
  ///   - text: The text of the file, without a byte order mark.
  ///   - document: The parsed text.
  package init(path: String, language: String, text: String, document: MarkdownDocument) {
    self.path = path
    self.language = language
    self.text = text
    markdown = document
    programs = ProgramReader.read(document, of: path, language: language)
  }

  /// Creates a source for a data file that contains code templates.
  ///
  /// - Parameter language: The language of verdicts that don't have their own.
  package init(path: String, language: String, text: String, templates: [CodeTemplate]) {
    self.path = path
    self.language = language
    self.text = text
    markdown = nil
    programs = ChapterPrograms(
      programs: templates.flatMap(\.programs),
      shown: [:],
      diagnostics: []
    )
  }

  package var lines: SourceLines { markdown?.lines ?? SourceLines(text) }

  package var document: MarkdownDocument { markdown ?? MarkdownDocument(parsing: text) }
}
