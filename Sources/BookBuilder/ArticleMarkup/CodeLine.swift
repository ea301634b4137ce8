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

  /// The column at which the first word begins, with tabs of two columns as in the style sheet.
  var indentation: Int {
    var column = 0
    for character in tokens.lazy.flatMap(\.text) {
      guard character.isWhitespace else { break }
      column += character == "\t" ? 2 - column % 2 : 1
    }
    return column
  }
}
