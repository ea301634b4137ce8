/// A place in a file.
struct FilePlace: Hashable, Sendable {
  /// The line, from 1.
  var line: Int
  /// The column in characters, from 1.
  var column: Int
}
