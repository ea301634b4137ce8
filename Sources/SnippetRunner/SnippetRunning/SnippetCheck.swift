package import SnippetMessages
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

/// What a check is doing, for somebody who waits.
package enum CheckProgress: Hashable, Sendable {
  /// The package that snippets import is being built.
  case building
  /// So many programs have results cached by an earlier check.
  case remembered(Int)
  /// So many programs are being compiled.
  case compiling(Int)
  /// So many programs are being run.
  case running(Int)
  /// The system did not keep the programs that ran from everything.
  case unprotected(Protections)
}
