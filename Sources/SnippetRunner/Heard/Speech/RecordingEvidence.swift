package import Diagnostics
package import SnippetNotation

/// All recordings of a book, and their agreement with its fences.
///
/// A transcript may only be captioned as *Heard* if every line of it was heard as computed; other
/// recordings of its screen become findings.
package struct RecordingEvidence: Hashable, Sendable {
  package struct File: Hashable, Sendable {
    package var path: String
    package var run: RecordedRun

    package init(path: String, run: RecordedRun) {
      self.path = path
      self.run = run
    }
  }

  package var files: [File]

  package init(files: [File] = []) {
    self.files = files.sorted { $0.path < $1.path }
  }

  /// A recording of one line of a fence.
  package struct Record: Hashable, Sendable {
    package var system: String
    package var day: String?
    package var address: String
    package var utterance: String
    /// Whether the service truncated the line.
    package var isTruncated = false

    /// Whether this record is better evidence than another: complete, or at least newer.
    fileprivate func isBetter(than other: Self) -> Bool {
      isTruncated == other.isTruncated ? other.day ?? "" < day ?? "" : other.isTruncated
    }
  }

  /// The lines of a fence that were heard exactly as computed, each with the best record.
  package struct FenceRecords: Hashable, Sendable {
    package var lines: [Int: Record] = [:]
    /// Whether every line of the fence was heard and, except as explained by a note, nothing else,
    /// so that its caption may say *Heard*.
    package var isWhole = false
  }

  package func records(for screens: [ExpectedScreen]) -> [FenceLocation: FenceRecords] {
    var table: [FenceLocation: FenceRecords] = [:]
    var contradicted: Set<FenceLocation> = []
    visit(screens) { file, heard, screen in
      guard file.run.isHeard else { return }
      let location = FenceLocation(path: screen.path, line: screen.line)
      let comparison = screen.compared(with: heard, channel: file.run.channel)
      if heard.note == nil, !comparison.differences.isEmpty { contradicted.insert(location) }
      for row in comparison.rows {
        guard row.verdict.isAgreement, let index = row.index, let words = row.heard else {
          continue
        }
        let record = Record(
          system: file.run.systemName,
          day: file.run.day,
          address: file.run.address,
          utterance: words,
          isTruncated: row.verdict == .sameUntilCut
        )
        let known = table[location, default: FenceRecords()].lines[index]
        if known.map(record.isBetter) ?? true {
          table[location, default: FenceRecords()].lines[index] = record
        }
      }
      let heardLines = table[location]?.lines.count ?? 0
      table[location]?.isWhole = heardLines == screen.lines.count
    }
    for place in contradicted { table[place]?.isWhole = false }
    return table
  }

  /// Returns a warning for each screen whose recording differs, unless a note explains the
  /// difference.
  package func findings(for screens: [ExpectedScreen]) -> [Diagnostic] {
    var findings: [Diagnostic] = []
    visit(screens) { file, heard, screen in
      guard heard.note == nil else { return }
      let differences = screen.compared(with: heard, channel: file.run.channel).differences
        // AccessibilitySnapshot capitalizes differently.
        .filter { file.run.isHeard || $0.verdict != .letterCase }
      guard !differences.isEmpty else { return }
      let source = file.run.isHeard ? "heard" : "computed by \(file.run.channel)"
      findings.append(
        Diagnostic(
          .differsFromRecording,
          at: SourceLocation(path: screen.path, line: screen.line, column: 1),
          "the speech \(source) on \(file.run.systemName) differs from the computed speech",
          details: differences.flatMap { row in
            [row.expected.map { "-\($0)" }, row.heard.map { "+\($0)" }].compactMap(\.self)
          },
          help: "fix the model or the page, or explain the difference in a 'note' of "
            + "'\(heard.id ?? "")' in '\(file.path)'"
        )
      )
    }
    return findings
  }

  private func visit(
    _ screens: [ExpectedScreen],
    _ body: (File, RecordedScreen, ExpectedScreen) -> Void
  ) {
    let known = Dictionary(screens.map { ($0.id, $0) }) { first, _ in first }
    for file in files {
      for heard in file.run.screens {
        if let screen = heard.id.flatMap({ known[$0] }) { body(file, heard, screen) }
      }
    }
  }
}
