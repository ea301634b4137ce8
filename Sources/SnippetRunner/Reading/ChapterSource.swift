package import Markdown

/// A Markdown file as the snippet runner takes it.
package struct ChapterSource: Sendable {
  /// The path of the file, relative to the folder the tool was started in.
  package var path: String
  /// The language of the page, as a BCP 47 tag; transcripts are spoken in it by default.
  package var language: String
  /// The text of the file, without a byte order mark.
  package var text: String
  /// The text, read.
  package var document: MarkdownDocument

  /// Creates a source and reads its Markdown.
  package init(path: String, language: String, text: String) {
    self.path = path
    self.language = language
    self.text = text.first == "\u{FEFF}" ? String(text.dropFirst()) : text
    document = MarkdownDocument(parsing: self.text)
  }
}
