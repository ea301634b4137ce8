import AccessibilityTree
import AssistiveTechnology
package import Diagnostics
import SnippetMessages
import SnippetNotation
import SpeechRules
import Text

/// The result of comparing pages with runs: verdicts, findings, and the edits that would fix them.
package struct Judgement: Sendable {
  var verdicts: [FenceLocation: SnippetReport.Verdict] = [:]
  package var diagnostics: [Diagnostic] = []
  var edits: [FenceEdit] = []
  var broken: [FenceLocation: [BrokenPromise]] = [:]
  var times = SnippetTimes()

  mutating func merge(_ other: Judgement) {
    verdicts.merge(other.verdicts) { _, second in second }
    diagnostics += other.diagnostics
    edits += other.edits
    broken.merge(other.broken) { _, second in second }
    times.merge(other.times)
  }
}

struct ElementDescription {
  let transcript: Transcript
  let line: Int

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

/// Compares the body of a fence with the computed lines.
struct BodyComparison {
  let rule: Rule
  let summary: String

  private static let legend = "where '-' is the page and '+' is computed"
  private static let update =
    "if the computed lines are right, 'book check --update' writes them into the file"
  /// '--update' doesn't change comments in Swift code.
  private static let rewrite = "if the computed lines are right, write them into the comment"

  /// Returns a finding and the edit that fixes it, or `nil` if the lines are equal.
  ///
  /// - Parameters:
  ///   - advice: The change to the code that explains the difference; evaluated only if there is
  ///     one.
  ///   - describe: Details about a computed line, such as its element.
  func compare(
    _ fence: Fence,
    with computed: [String],
    advice: @autoclosure () -> String? = nil,
    describe: (Int) -> [String] = { _ in [] }
  ) -> (diagnostic: Diagnostic, edit: FenceEdit)? {
    let difference = LineDifference(expected: fence.body, actual: computed)
    guard let first = difference.firstDifference else { return nil }
    let isOnPage = first < fence.body.count
    let location = isOnPage ? fence.location(ofBodyLine: first) : fence.location()
    let hint = location.path.hasSuffix(".swift") ? Self.rewrite : Self.update
    let diagnostic = Diagnostic(
      rule,
      at: location,
      summary,
      // Screen readers may skip the signs and don't convey colours, so explain them in words.
      details: difference.lines + [Self.legend] + describe(first),
      help: [advice(), hint].compactMap(\.self).joined(separator: "; ")
    )
    return (diagnostic, FenceEdit(fence: fence, body: computed))
  }
}
