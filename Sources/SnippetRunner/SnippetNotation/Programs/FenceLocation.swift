package import AssistiveTechnology

/// Identifies a fence, and with it the verdict on it: by file and line, and for code templates also
/// by language and technology.
package struct FenceLocation: Hashable, Codable, Sendable {
  package var path: String
  /// 1-based; the first line for a whole Swift file.
  package var line: Int
  /// The device language as a BCP 47 tag, for code that runs in several languages; otherwise `nil`.
  package var language: String?
  package var technology: TechnologyKind?

  package init(
    path: String,
    line: Int,
    language: String? = nil,
    technology: TechnologyKind? = nil
  ) {
    self.path = path
    self.line = line
    self.language = language
    self.technology = technology
  }
}

/// A line and a column, both 1-based; columns count characters.
package struct FilePosition: Hashable, Sendable {
  package var line: Int
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
