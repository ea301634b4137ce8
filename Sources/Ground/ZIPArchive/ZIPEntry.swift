/// A file in an archive.
package struct ZIPEntry: Hashable, Sendable {
  /// The path in the archive, with `/` between its parts.
  package var path: String
  /// The content.
  package var bytes: [UInt8]
  /// Whether the content is made smaller.
  package var isCompressed: Bool

  /// Creates an entry.
  package init(path: String, bytes: [UInt8], isCompressed: Bool = true) {
    self.path = path
    self.bytes = bytes
    self.isCompressed = isCompressed
  }

  /// Creates an entry out of text.
  package init(path: String, text: String, isCompressed: Bool = true) {
    self.init(path: path, bytes: Array(text.utf8), isCompressed: isCompressed)
  }
}
