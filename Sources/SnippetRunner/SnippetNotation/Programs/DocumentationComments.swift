/// The documentation comments of a Swift file as one Markdown text, so that their examples can be
/// checked like those of a page.
///
/// ```swift
/// /// Greets someone.             → Greets someone.
/// func greet(_ name: String) {}   → (an empty line)
/// ```
///
/// Line numbers stay the same: lines without a `///` comment become empty lines.
package struct DocumentationComments: Hashable, Sendable {
  package let markdown: String
  private let margins: [Int]

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

  /// Converts a 1-based column of the Markdown to a 1-based column of the file.
  package func column(_ column: Int, ofLine line: Int) -> Int {
    margins.indices.contains(line - 1) ? column + margins[line - 1] : column
  }
}
