import Diagnostics

/// The answer of the snippet runner: the report, and what an update would write.
package struct SnippetCheck: Sendable {
  /// The verdicts and findings.
  package var report: SnippetReport
  /// The files that an update would change.
  package var updates: [Update]

  /// Creates an answer; an empty one unless given.
  package init(report: SnippetReport = SnippetReport(), updates: [Update] = []) {
    self.report = report
    self.updates = updates
  }

  /// A file whose fences get computed lines.
  package struct Update: Hashable, Sendable {
    /// The path of the file, as in diagnostics.
    package var path: String
    /// The text that was checked.
    var source: String
    /// The fences that differ.
    var edits: [FenceEdit]

    /// The lines of the opening fences that differ, from 1.
    package var lines: [Int] { edits.map(\.fence.place.line).sorted() }

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
