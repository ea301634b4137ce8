package import Diagnostics
import SourceText

/// Gestures or commands, one a line, as a transcript writes them.
package struct GestureScript: Hashable, Sendable {
  /// The gestures or commands, in their order.
  package var lines: [Line]
  private let path: String

  /// A gesture or command, and where it stands.
  package struct Line: Hashable, Sendable {
    /// The words, without the sign before them.
    package var words: String
    /// The line in the file, from 1.
    package var number: Int
    /// The column of the words in characters, from 1.
    package var column: Int
  }

  package init() {
    self.init("", path: "")
  }

  /// Reads lines such as `> swipe right`; the sign may be left out.
  ///
  /// Empty lines say nothing, nor do lines that begin with `#` or `//`.
  ///
  /// - Parameters:
  ///   - text: the text of a file.
  ///   - path: its path, for findings.
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

  /// Findings about lines that nobody knows.
  ///
  /// - Parameters:
  ///   - technology: what the lines are meant for.
  ///   - language: the language of commands, as a BCP 47 tag.
  package func unknownWords(
    for technology: Walkthrough.Technology,
    language: String
  ) -> [Diagnostic] {
    lines.compactMap { line in
      let place = SourceLocation(path: path, line: line.number, column: line.column)
      return UnknownWords(in: line.words, for: technology, language: language)?
        .diagnostic(at: place)
    }
  }
}
