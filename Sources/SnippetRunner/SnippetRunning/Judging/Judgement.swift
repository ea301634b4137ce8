import AccessibilityTree
import AssistiveTechnology
package import Diagnostics
import SnippetNotation
import SpeechRules
import Text

/// What the comparison of a page with a run comes to.
package struct Judgement: Sendable {
  var verdicts: [FencePlace: SnippetReport.Verdict] = [:]
  package var diagnostics: [Diagnostic] = []
  var edits: [FenceEdit] = []
  /// How long programs took that were compiled and run.
  var times = SnippetTimes()

  mutating func merge(_ other: Judgement) {
    verdicts.merge(other.verdicts) { _, second in second }
    diagnostics += other.diagnostics
    edits += other.edits
    times.merge(other.times)
  }
}

/// What an author needs to know of the element behind a computed line.
struct ElementDescription {
  let transcript: Transcript
  /// The index of the line, from 0.
  let line: Int

  /// The parts of the utterance and the frame of the element; empty if the line is no stop.
  var lines: [String] {
    guard transcript.entries.indices.contains(line),
      case .spoken(let utterance, let element) = transcript.entries[line]
    else { return [] }
    let parts = utterance.parts.map { "\($0.role.rawValue): \($0.text)" }
    let text = parts.isEmpty ? "no text" : parts.joined(separator: " · ")
    var lines = ["the element there: \(text)"]
    if let frame = element?.frame {
      let numbers = [frame.x, frame.y, frame.width, frame.height].map { "\(Int($0.rounded()))" }
      lines.append(
        "its frame: x \(numbers[0]), y \(numbers[1]), width \(numbers[2]), height \(numbers[3])"
      )
    }
    return lines
  }
}

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
  ///   - advice: the edit that explains the difference, if there is one; looked for only then.
  ///   - describe: more about a computed line, such as the element it belongs to.
  func compare(
    _ fence: Fence,
    with computed: [String],
    advice: @autoclosure () -> String? = nil,
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
      help: [advice(), remedy].compactMap(\.self).joined(separator: "; ")
    )
    return (diagnostic, FenceEdit(fence: fence, body: computed))
  }
}
