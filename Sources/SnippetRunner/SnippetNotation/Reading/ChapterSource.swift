package import Markdown
package import SourceText

/// A Markdown file as the snippet runner takes it.
package struct ChapterSource: Sendable {
  /// The path of the file, relative to the folder the tool was started in.
  package let path: String
  /// The language of the page, as a BCP 47 tag; transcripts are spoken in it by default.
  package let language: String
  /// The text of the file, without a byte order mark.
  package let text: String
  /// What the page asks of the snippet runner.
  package let programs: ChapterPrograms
  /// The text, read; `nil` for a file of data.
  private let markdown: MarkdownDocument?

  /// Creates a source and reads its Markdown.
  package init(path: String, language: String, text: String) {
    let text = text.first == "\u{FEFF}" ? String(text.dropFirst()) : text
    self.init(
      path: path,
      language: language,
      text: text,
      document: MarkdownDocument(parsing: text)
    )
  }

  /// Creates a source whose Markdown was read.
  ///
  /// - Parameters:
  ///   - text: the text of the file, without a byte order mark.
  ///   - document: what was read of it.
  package init(path: String, language: String, text: String, document: MarkdownDocument) {
    self.path = path
    self.language = language
    self.text = text
    markdown = document
    programs = ProgramReader.read(document, of: path, language: language)
  }

  /// Creates a source of a file of data that holds code.
  ///
  /// - Parameter language: the language of verdicts that belong to none.
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
