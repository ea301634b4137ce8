import Diagnostics

/// Compares the body of a fence with the lines that were computed.
struct BodyComparison {
  /// The name of the kind of finding.
  let id: String
  /// What the lines are, for the sentence: “the transcript”.
  let subject: String

  /// The finding and the edit that would mend it; `nil` if the lines are equal.
  ///
  /// - Parameters:
  ///   - describe: more about a computed line, such as the element it belongs to.
  func compare(
    _ fence: Fence,
    with computed: [String],
    describe: (Int) -> [String] = { _ in [] }
  ) -> (diagnostic: Diagnostic, edit: FenceEdit)? {
    let difference = LineDifference(expected: fence.body, actual: computed)
    guard let first = difference.firstDifference else { return nil }
    let isLineThere = first < fence.body.count
    let diagnostic = Diagnostic(
      id: id,
      at: isLineThere ? fence.location(ofBodyLine: first) : fence.location(),
      "\(subject) is not what was computed",
      details: difference.lines + describe(first),
      help: "if the computed lines are right, 'book check --update' writes them into the file"
    )
    return (diagnostic, FenceEdit(fence: fence, body: computed))
  }
}
