package import Markup

package struct OutputFile: Hashable, Sendable {
  package var path: String
  package var bytes: [UInt8]
  /// The measures taken while a page was rendered; `nil` for other files.
  package var metrics: PageMetrics?

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  package init(path: String, page: PrintedPage) {
    self.init(path: path, bytes: page.bytes)
    metrics = page.metrics
  }

  package init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }
}
