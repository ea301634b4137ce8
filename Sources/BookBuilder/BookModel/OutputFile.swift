package import Markup

/// A file of the finished book.
package struct OutputFile: Hashable, Sendable {
  /// The path in the site, with `/` between its parts.
  package var path: String
  package var bytes: [UInt8]
  /// What was counted while a page was printed; `nil` for other files.
  package var measures: PageMeasures?

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  package init(path: String, page: PrintedPage) {
    self.init(path: path, bytes: page.bytes)
    measures = page.measures
  }

  package init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }
}
