import Markup

/// A file of a site that is shown.
package struct PreviewFile: Hashable, Sendable {
  package var bytes: [UInt8]
  /// Where what a page shows begins; `nil` for other files.
  package var startOfBody: Int?

  package init(bytes: [UInt8], startOfBody: Int? = nil) {
    self.bytes = bytes
    self.startOfBody = startOfBody
  }

  init(_ page: PrintedPage) {
    self.init(bytes: page.bytes, startOfBody: page.measures.startOfBody)
  }
}
