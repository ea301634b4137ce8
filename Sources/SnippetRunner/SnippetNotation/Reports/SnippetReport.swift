package import Diagnostics

/// What a run over the snippets of some files brought to light.
package struct SnippetReport: Sendable {
  /// The verdict for each fence that makes a promise.
  package var verdicts: [FencePlace: Verdict]
  /// Everything that is wrong, for the author.
  package var diagnostics: [Diagnostic]
  /// The runs in which VoiceOver itself was heard, of these files or of others.
  package var recordings: [Recording] = []

  /// Creates a report.
  package init(verdicts: [FencePlace: Verdict] = [:], diagnostics: [Diagnostic] = []) {
    self.verdicts = verdicts
    self.diagnostics = diagnostics
  }

  /// What became of a fence's promise.
  package enum Verdict: Hashable, Codable, Sendable {
    /// The Swift code compiled and, unless marked `compiles`, ran to its end.
    case ran
    /// The Swift code compiled and was not run, as its fence asks.
    case compiled
    /// The Swift code failed to compile, as its fence promises.
    case failedAsPromised
    /// The Swift code is shown without a check, for this reason.
    case shown(reason: String)
    /// The transcript is what was computed.
    indirect case spoken(Walkthrough)
    /// The screen was drawn and read, and beside it the one it is compared with.
    indirect case drawn(before: Walkthrough?, after: Walkthrough)
    /// The screen was drawn and read at several sizes of text.
    indirect case drawnAtSizes([SizedWalkthrough])
    /// The output or compiler message is what was computed.
    case matched
    /// The promise does not hold; a diagnostic says why.
    case broken
  }
}
