/// The documentation comments of a Swift file as one Markdown text, so that the examples in them are
/// checked like those of a page.
///
/// ```swift
/// /// Greets somebody.            → Greets somebody.
/// func greet(_ name: String) {}   → (an empty line)
/// ```
///
/// A line of the Markdown is the same line of the file; what is no comment is an empty line. Only
/// lines that begin with three slashes count.
package struct DocumentationComments: Hashable, Sendable {
  /// The text without the slashes.
  package let markdown: String
  /// How many characters of each line come before its Markdown.
  private let margins: [Int]

  /// Reads the comments of a file.
  package init(of source: String) {
    var lines: [Substring] = []
    var margins: [Int] = []
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      let text = line.drop { $0 == " " || $0 == "\t" }
      guard text.hasPrefix("///"), !text.hasPrefix("////") else {
        lines.append("")
        margins.append(0)
        continue
      }
      let content = text.dropFirst(3)
      lines.append(content.hasPrefix(" ") ? content.dropFirst() : content)
      margins.append(line.count - (lines.last?.count ?? 0))
    }
    markdown = lines.joined(separator: "\n")
    self.margins = margins
  }

  /// The column of the file for a column of the Markdown, both from 1.
  package func column(_ column: Int, ofLine line: Int) -> Int {
    margins.indices.contains(line - 1) ? column + margins[line - 1] : column
  }
}
