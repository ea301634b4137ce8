package import Diagnostics
import SnippetNotation

/// What the comparison of a page with a run comes to.
package struct Judgement: Sendable {
  /// The verdict for each fence.
  var verdicts: [FencePlace: SnippetReport.Verdict] = [:]
  /// What is wrong.
  package var diagnostics: [Diagnostic] = []
  /// What the bodies of fences would have to say.
  var edits: [FenceEdit] = []
  /// How long programs took that were compiled and run.
  var times = SnippetTimes()

  /// Takes over another judgement.
  mutating func merge(_ other: Judgement) {
    verdicts.merge(other.verdicts) { _, second in second }
    diagnostics += other.diagnostics
    edits += other.edits
    times.merge(other.times)
  }
}
