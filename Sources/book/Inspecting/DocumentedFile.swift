import Diagnostics
import SnippetNotation

/// A Swift file whose documentation comments are checked in place of a page.
struct DocumentedFile: Sendable {
  /// The path of the file, as in diagnostics.
  let path: String
  /// The text of the file.
  let text: String
  /// What is checked of it.
  let comments: DocumentationComments

  /// Creates a file with its comments.
  init(path: String, text: String) {
    self.path = path
    self.text = text
    comments = DocumentationComments(of: text)
  }

  /// The finding at the column of the file instead of that of its Markdown.
  func placed(_ finding: Diagnostic) -> Diagnostic {
    guard let location = finding.location, location.path == path, let line = location.line,
      let column = location.column
    else { return finding }
    var placed = finding
    placed.location?.column = comments.column(column, ofLine: line)
    return placed
  }
}
