import Diagnostics

/// The answer of the snippet runner: the report, and what an update would write.
package struct SnippetCheck: Sendable {
  /// The verdicts and findings.
  package var report: SnippetReport
  /// The files that an update would change.
  package var updates: [Update]
  /// How long the snippets took that were not remembered.
  package var times: SnippetTimes

  /// Creates an answer; an empty one unless given.
  package init(
    report: SnippetReport = SnippetReport(),
    updates: [Update] = [],
    times: SnippetTimes = SnippetTimes()
  ) {
    self.report = report
    self.updates = updates
    self.times = times
  }

  /// A file whose fences get computed lines.
  package struct Update: Hashable, Sendable {
    /// The path of the file, as in diagnostics.
    package var path: String
    /// The text that was checked.
    var source: String
    /// The fences that differ.
    var edits: [FenceEdit]

    /// What changes, from the top of the file.
    package var changes: [Change] {
      edits.sorted { $0.fence.place.line < $1.fence.place.line }.map { edit in
        Change(
          line: edit.fence.place.line,
          difference: LineDifference(expected: edit.fence.body, actual: edit.body).lines
        )
      }
    }

    /// The change of one fence.
    package struct Change: Hashable, Sendable {
      /// The line of the opening fence, from 1.
      package var line: Int
      /// The lines of the fence, each with its mark: `- ` goes, `+ ` comes.
      package var difference: [String]
    }

    /// The text of the file with computed lines in its fences and every other byte as it was.
    ///
    /// - Parameter text: the file as it is now, with its own line ends.
    /// - Returns: the new text, or `nil` if the file changed since it was checked.
    package func apply(to text: String) -> String? {
      let body = text.first == "\u{FEFF}" ? text.dropFirst() : text[...]
      guard String(body).sourceLines == source.sourceLines else { return nil }
      return FenceUpdater.apply(edits, to: text)
    }
  }
}
