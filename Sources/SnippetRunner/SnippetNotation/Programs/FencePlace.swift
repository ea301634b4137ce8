/// The place of a fence in the book: its file and the line of its opening.
package struct FencePlace: Hashable, Codable, Sendable {
  /// The path of the file, as in diagnostics.
  package var path: String
  /// The line of the opening fence, from 1.
  package var line: Int

  /// Creates a place.
  package init(path: String, line: Int) {
    self.path = path
    self.line = line
  }
}
