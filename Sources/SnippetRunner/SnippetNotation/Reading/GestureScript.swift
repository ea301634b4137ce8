package import Diagnostics
import SourceText

/// Gestures or commands in the notation of transcripts, one per line.
///
/// `book say --gestures` reads such a file. Line numbers and columns, in characters, are 1-based.
package struct GestureScript: Hashable, Sendable {
  package var lines: [Line]
  private let path: String

  package struct Line: Hashable, Sendable {
    package var words: String
    package var number: Int
    package var column: Int
  }

  package init() {
    self.init("", path: "")
  }

  /// Reads lines such as `> swipe right`; the `>` is optional.
  ///
  /// Ignores empty lines and lines that begin with `#` or `//`.
  ///
  /// - Parameters:
  ///   - text: The text of a file.
  ///   - path: The path of the file for findings.
  package init(_ text: String, path: String) {
    self.path = path
    lines = SourceLines(text).enumerated().compactMap { index, line in
      let indent = line.prefix(while: \.isWhitespace)
      var words = line.dropFirst(indent.count)
      guard !words.isEmpty, !words.hasPrefix("#"), !words.hasPrefix("//") else { return nil }
      var column = indent.count + 1
      if words.first == ">" {
        let sign = words.dropFirst().prefix(while: \.isWhitespace).count + 1
        words = words.dropFirst(sign)
        column += sign
      }
      while words.last?.isWhitespace == true { words.removeLast() }
      return Line(words: String(words), number: index + 1, column: column)
    }
  }

  /// Reports lines that aren't commands of an assistive technology.
  ///
  /// - Parameters:
  ///   - technology: The technology that the commands are for.
  ///   - language: The language of example commands as a BCP 47 tag.
  package func unknownCommandFindings(
    for technology: Walkthrough.Technology,
    language: String
  ) -> [Diagnostic] {
    lines.compactMap { line in
      let location = SourceLocation(path: path, line: line.number, column: line.column)
      return UnknownCommandFinding(in: line.words, for: technology, language: language)?
        .diagnostic(at: location)
    }
  }
}
