package import AssistiveTechnology

/// The place of a fence in the book: its file and the line of its opening.
package struct FencePlace: Hashable, Codable, Sendable {
  /// The path of the file, as in diagnostics.
  package var path: String
  /// The line of the opening fence, from 1.
  package var line: Int
  /// The language of the device, as a BCP 47 tag, for code that is run in several; `nil` for a fence of
  /// a page.
  package var language: String?
  /// Which assistive technology reads the screen, where several do; `nil` for a fence of a page.
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

/// A place in a file.
package struct FilePlace: Hashable, Sendable {
  /// The line, from 1.
  package var line: Int
  /// The column in characters, from 1.
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
