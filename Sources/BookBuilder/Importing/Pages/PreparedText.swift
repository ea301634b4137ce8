import Diagnostics
import SourceText

/// The text of a page after what it takes from other files is put in, each line with its place.
struct PreparedText {
  /// A line of the page.
  struct Line {
    var text: String
    /// The line of the page's file that it comes from, from 1.
    var number: Int
  }

  /// The path of the page's file.
  let path: String
  var lines: [Line]
  /// The title that the page gives itself beside its headings.
  var title: String?
  /// What could not be put in.
  var findings: [Diagnostic] = []

  init(path: String, text: String) {
    self.path = path
    lines = SourceLines(text).enumerated().map { Line(text: String($1), number: $0 + 1) }
  }

  var text: String { lines.map(\.text).joined(separator: "\n") }

  /// The line of the file for a line of the text, both from 1.
  func number(of line: Int) -> Int {
    lines.indices.contains(line - 1) ? lines[line - 1].number : lines.last?.number ?? 1
  }

  mutating func report(_ rule: Rule, _ line: Int, _ summary: String, help: String? = nil) {
    findings.append(
      Diagnostic(rule, at: SourceLocation(path: path, line: line), summary, help: help)
    )
  }
}
