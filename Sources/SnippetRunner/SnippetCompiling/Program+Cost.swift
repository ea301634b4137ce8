package import SnippetNotation

extension Program {
  /// About how long a program takes, by constants that were measured.
  ///
  /// A line of code costs a third of a millisecond; compiled with others and run, a program costs
  /// as much as 30 lines, compiled alone as 230.
  package var estimatedMilliseconds: Double {
    let isAlone = if case .fail = purpose { true } else { false }
    return Double(lineCount + (isAlone ? 230 : 30)) / 3
  }

  /// The number of its lines of code.
  private var lineCount: Int {
    let lineFeed = UInt8(ascii: "\n")
    return blocks.flatMap(\.pieces).reduce(0) { sum, piece in
      sum + piece.text.utf8.count { $0 == lineFeed }
    }
  }
}
