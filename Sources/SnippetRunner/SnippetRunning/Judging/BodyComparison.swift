import Diagnostics
import LineDifferences
import SnippetNotation

/// Compares the body of a fence with the lines that were computed.
struct BodyComparison {
  /// The kind of finding.
  let rule: Rule
  /// What is wrong if the lines differ: “the transcript is not what was computed”.
  let summary: String

  private static let legend = "where '-' is the page and '+' is what was computed"
  private static let update =
    "if the computed lines are right, 'book check --update' writes them into the file"
  /// The advice for a comment in Swift code, which '--update' leaves as it is.
  private static let rewrite = "if the computed lines are right, write them into the comment"

  /// The finding and the edit that would mend it; `nil` if the lines are equal.
  ///
  /// - Parameters:
  ///   - advice: the edit that explains the difference, if there is one.
  ///   - describe: more about a computed line, such as the element it belongs to.
  func compare(
    _ fence: Fence,
    with computed: [String],
    advice: String? = nil,
    describe: (Int) -> [String] = { _ in [] }
  ) -> (diagnostic: Diagnostic, edit: FenceEdit)? {
    let difference = LineDifference(expected: fence.body, actual: computed)
    guard let first = difference.firstDifference else { return nil }
    let isLineThere = first < fence.body.count
    let place = isLineThere ? fence.location(ofBodyLine: first) : fence.location()
    let remedy = place.path.hasSuffix(".swift") ? Self.rewrite : Self.update
    let diagnostic = Diagnostic(
      rule,
      at: place,
      summary,
      // A screen reader may be silent about the signs, and a colour says nothing to it.
      details: difference.lines + [Self.legend] + describe(first),
      help: [advice, remedy].compactMap(\.self).joined(separator: "; ")
    )
    return (diagnostic, FenceEdit(fence: fence, body: computed))
  }
}
