import Markup

/// A file of a site that is shown.
package struct PreviewFile: Hashable, Sendable {
  /// The content.
  package var bytes: [UInt8]
  /// Where what a page shows begins; `nil` for other files.
  package var startOfBody: Int?

  /// Creates a file.
  package init(bytes: [UInt8], startOfBody: Int? = nil) {
    self.bytes = bytes
    self.startOfBody = startOfBody
  }

  /// Creates the file of a page.
  init(_ page: PrintedPage) {
    self.init(bytes: page.bytes, startOfBody: page.measures.startOfBody)
  }
}
