/// A file of an EPUB with what the package document says about it.
struct EPUBFile: Hashable, Sendable {
  /// The path in the folder of the book.
  var path: String
  /// The media type.
  var type: String
  /// What is special about the file, such as `nav`; empty for most.
  var properties: [String] = []
  /// Whether readers meet it when they read from the front to the back.
  var isInSpine = false
  /// The content.
  var bytes: [UInt8]
}
