package import SnippetNotation

/// The answer of the snippet runner: the report, and what an update would write.
package struct SnippetCheck: Sendable {
  /// The verdicts and findings.
  package var report: SnippetReport
  /// The files that an update would change.
  package var updates: [ChapterUpdate]
  /// How long the snippets took that had no cached result.
  package var times: SnippetTimes

  /// Creates an answer; an empty one unless given.
  package init(
    report: SnippetReport = SnippetReport(),
    updates: [ChapterUpdate] = [],
    times: SnippetTimes = SnippetTimes()
  ) {
    self.report = report
    self.updates = updates
    self.times = times
  }
}
