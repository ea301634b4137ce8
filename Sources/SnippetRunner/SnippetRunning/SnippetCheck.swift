package import SnippetMessages
package import SnippetNotation

package struct SnippetCheck: Sendable {
  package var report: SnippetReport
  package var updates: [ChapterUpdate]
  /// The times of the snippets without a cached result.
  package var times: SnippetTimes

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

package enum CheckProgress: Hashable, Sendable {
  case building
  case cached(Int)
  case compiling(Int)
  case running(Int)
  /// The system lacks some of the protections that isolate programs.
  case missingProtections(Protections)
}
