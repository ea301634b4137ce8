/// A place in a file of the book.
package struct SourceLocation: Hashable, Codable, Sendable {
  /// The path of the file, relative to the folder the tool was started in, with `/` between parts.
  package var path: String
  /// The line, from 1; `nil` when the whole file is meant.
  package var line: Int?
  /// The column in characters, from 1; `nil` when the whole line is meant.
  package var column: Int?

  /// Creates a place.
  package init(path: String, line: Int? = nil, column: Int? = nil) {
    self.path = path
    self.line = line
    self.column = column
  }
}

extension SourceLocation: Comparable {
  package static func < (left: SourceLocation, right: SourceLocation) -> Bool {
    (left.path, left.line ?? 0, left.column ?? 0) < (right.path, right.line ?? 0, right.column ?? 0)
  }
}

extension SourceLocation: CustomStringConvertible {
  package var description: String {
    [path, line.map(String.init), column.map(String.init)].compactMap(\.self)
      .joined(separator: ":")
  }
}
