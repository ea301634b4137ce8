package import SourceText

/// The YAML between two lines of `---` at the very beginning of a Markdown file.
package struct FrontMatter: Hashable, Sendable {
  /// The YAML, without the lines of dashes.
  package var yaml: String
  /// The line of the first line of YAML, from 1.
  package var firstLine: Int

  /// Splits a file into its front matter, if it has one, and the lines that belong to it.
  ///
  /// - Returns: the front matter, or `nil` when there is none or its end is missing, and the number
  ///   of lines it takes together with its dashes.
  package static func split(_ lines: SourceLines) -> (frontMatter: FrontMatter?, lineCount: Int) {
    guard lines.first == "---", let end = lines.dropFirst().firstIndex(of: "---") else {
      return (nil, 0)
    }
    let yaml = lines[1..<end].map { $0 + "\n" }.joined()
    return (FrontMatter(yaml: yaml, firstLine: 2), end + 1)
  }
}
