package import BookModel
package import Diagnostics

/// A book made of one that another tool was made for.
package struct ImportedBook: Sendable {
  /// The files, by their path in the folder of the book.
  package var files: [OutputFile]
  /// What could not be carried over, with the place in the files that were imported.
  package var findings: [Diagnostic]
  /// The language, as a BCP 47 tag.
  package var language: String
  /// The number of chapters.
  package var chapters: Int
  /// The number of parts.
  package var parts: Int
  /// The number of pictures and other files that went along.
  package var assets: Int
}
