import Diagnostics
import SnippetCompiling
import SnippetNotation
import SourceText

extension SpeakingRequest {
  /// The expressions in which something is open or missing; among other code they would spoil the code
  /// after them.
  var brokenExpressions: [Diagnostic] {
    var line = 1
    return shows.compactMap { expression in
      defer { line += SourceLines(expression).count }
      guard !SplitSource(expression).isWellFormed else { return nil }
      return Diagnostic(
        .doesNotCompile,
        at: SourceLocation(path: Program.Speech.Offer.askedPath, line: line, column: 1),
        "'\(expression)' is no whole expression",
        help: "look whether a bracket or a quotation mark is missing"
      )
    }
  }
}
