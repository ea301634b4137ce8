import Articles

/// A line of a listing, without the line break at its end.
struct CodeLine {
  private(set) var tokens: [Listing.Token] = []

  /// The lines of code.
  ///
  /// A token of several lines, such as a string, has a part in each.
  static func lines(of tokens: [Listing.Token]) -> [CodeLine] {
    var lines = [CodeLine()]
    for token in tokens {
      let parts = token.text.split(separator: "\n", omittingEmptySubsequences: false)
      for (number, part) in parts.enumerated() {
        var line = number == 0 ? lines.removeLast() : CodeLine()
        var piece = token
        piece.text = String(part)
        if !part.isEmpty { line.tokens.append(piece) }
        lines.append(line)
      }
    }
    return lines
  }

  var length: Int { tokens.reduce(0) { $0 + $1.text.count } }

  /// Whether the line is too long for a narrow phone, on which 34 columns fit.
  var canWrap: Bool {
    length > 32 && !tokens.allSatisfy { $0.text.allSatisfy(\.isWhitespace) }
  }

  /// The width in columns, with tabs of two columns as in the style sheet.
  var columns: Int {
    tokens.lazy.flatMap(\.text).reduce(0) { $0 + ($1 == "\t" ? 2 - $0 % 2 : 1) }
  }

  /// The white space at the start of the line, and the rest.
  ///
  /// - Parameter isDifference: whether a sign before the white space, `+` or `-`, is part of it.
  func split(isDifference: Bool) -> (margin: CodeLine, words: CodeLine) {
    var margin = CodeLine()
    var words = CodeLine()
    for var token in tokens {
      if words.tokens.isEmpty {
        let isStart = isDifference && margin.tokens.isEmpty
        var start = token
        start.text = String(
          token.text.enumerated().prefix { index, character in
            character.isWhitespace || isStart && index == 0 && "+-".contains(character)
          }
          .map(\.element)
        )
        if start.text.allSatisfy(\.isWhitespace) { start.group = nil }
        token.text.removeFirst(start.text.count)
        if !start.text.isEmpty { margin.tokens.append(start) }
      }
      if !token.text.isEmpty { words.tokens.append(token) }
    }
    return (margin, words)
  }
}
