package import Markup

/// A file of the finished book.
package struct OutputFile: Hashable, Sendable {
  /// The path in the site, with `/` between its parts.
  package var path: String
  /// The content.
  package var bytes: [UInt8]
  /// What was counted while a page was printed; `nil` for other files.
  package var measures: PageMeasures?

  /// Creates a file out of bytes.
  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// Creates the file of a page.
  package init(path: String, page: PrintedPage) {
    self.init(path: path, bytes: page.bytes)
    measures = page.measures
  }

  /// Creates a file out of text.
  package init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }
}
