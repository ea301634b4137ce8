import Markup

package struct PreviewFile: Hashable, Sendable {
  package var bytes: [UInt8]
  /// The offset at which the body of a page starts; `nil` for other files.
  package var startOfBody: Int?

  package init(bytes: [UInt8], startOfBody: Int? = nil) {
    self.bytes = bytes
    self.startOfBody = startOfBody
  }

  init(_ page: PrintedPage) {
    self.init(bytes: page.bytes, startOfBody: page.metrics.startOfBody)
  }
}
