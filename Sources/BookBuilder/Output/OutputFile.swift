/// A file of the finished book.
package struct OutputFile: Hashable, Sendable {
  /// The path in the site, with `/` between its parts.
  package var path: String
  /// The content.
  package var bytes: [UInt8]
  /// Whether the content goes to the end of the file of that path, which was handed on before.
  package var isContinuation = false

  /// Creates a file out of bytes.
  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// Creates a file out of text.
  package init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// The content as text.
  var characters: String { String(decoding: bytes, as: UTF8.self) }
}
