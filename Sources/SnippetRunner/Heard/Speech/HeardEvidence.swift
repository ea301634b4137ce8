package import Diagnostics
package import SnippetNotation

/// Everything that was heard of a book, and what it says about its fences.
package struct HeardEvidence: Hashable, Sendable {
  /// A run and its file.
  package struct File: Hashable, Sendable {
    /// The path of the file, relative to the book.
    package var path: String
    package var run: HeardRun

    package init(path: String, run: HeardRun) {
      self.path = path
      self.run = run
    }
  }

  /// The runs by the names of their files.
  package var files: [File]

  package init(files: [File] = []) {
    self.files = files.sorted { $0.path < $1.path }
  }

  /// Where a line of a fence was heard.
  package struct Record: Hashable, Sendable {
    package var system: String
    /// The day, as `2026-11-23`.
    package var day: String?
    package var address: String
    /// The words to the letter.
    package var utterance: String
    /// Whether more was computed than the service returned.
    package var isCut = false

    /// Whether the record says more than another: all of the line, or at least a younger system's.
    fileprivate func tellsMore(than other: Self) -> Bool {
      isCut == other.isCut ? other.day ?? "" < day ?? "" : other.isCut
    }
  }

  /// The lines of a fence that were heard just as they were computed, each with the run that tells
  /// most.
  package struct FenceRecords: Hashable, Sendable {
    /// The records by the place of the spoken line on its screen, from 0.
    package var lines: [Int: Record] = [:]
    /// Whether each line of the fence was heard and nothing else, but where a note says why, so that
    /// its caption may say *Heard*.
    package var isWhole = false
  }

  /// What was heard, fence by fence: a plain table for whoever prints captions.
  package func records(for screens: [ExpectedScreen]) -> [FencePlace: FenceRecords] {
    var table: [FencePlace: FenceRecords] = [:]
    var contradicted: Set<FencePlace> = []
    visit(screens) { file, heard, screen in
      guard file.run.isHeard else { return }
      let place = FencePlace(path: screen.path, line: screen.line)
      let comparison = screen.compared(with: heard, channel: file.run.channel)
      if heard.note == nil, !comparison.differences.isEmpty { contradicted.insert(place) }
      for row in comparison.rows {
        guard row.verdict.isAgreement, let index = row.index, let words = row.heard else {
          continue
        }
        let record = Record(
          system: file.run.systemName,
          day: file.run.day,
          address: file.run.address,
          utterance: words,
          isCut: row.verdict == .sameAsFarAsHeard
        )
        let known = table[place, default: FenceRecords()].lines[index]
        if known.map(record.tellsMore) ?? true {
          table[place, default: FenceRecords()].lines[index] = record
        }
      }
      let heardLines = table[place]?.lines.count ?? 0
      table[place]?.isWhole = heardLines == screen.lines.count
    }
    for place in contradicted { table[place]?.isWhole = false }
    return table
  }

  /// A warning for each screen on which something else was heard, unless a note settles it.
  package func findings(for screens: [ExpectedScreen]) -> [Diagnostic] {
    var findings: [Diagnostic] = []
    visit(screens) { file, heard, screen in
      guard heard.note == nil else { return }
      let differences = screen.compared(with: heard, channel: file.run.channel).differences
        // AccessibilitySnapshot has a spelling of its own.
        .filter { file.run.isHeard || $0.verdict != .letterCase }
      guard !differences.isEmpty else { return }
      let verb = file.run.isHeard ? "was heard" : "was computed by \(file.run.channel)"
      findings.append(
        Diagnostic(
          .heardOtherwise,
          at: SourceLocation(path: screen.path, line: screen.line, column: 1),
          "something else \(verb) on \(file.run.systemName) than was computed",
          details: differences.flatMap { row in
            [row.expected.map { "-\($0)" }, row.heard.map { "+\($0)" }].compactMap(\.self)
          },
          help: "mend the model or the page, or say in a 'note' of '\(heard.id ?? "")' in "
            + "'\(file.path)' why it stands"
        )
      )
    }
    return findings
  }

  /// The names of screens that were heard and that this book does not have, each once.
  package func unknownScreens(besides screens: [ExpectedScreen]) -> [String] {
    let known = Set(screens.map(\.id))
    let heard = Set(files.flatMap(\.run.screens).compactMap(\.id))
    return heard.subtracting(known).sorted()
  }

  private func visit(
    _ screens: [ExpectedScreen],
    _ body: (File, HeardScreen, ExpectedScreen) -> Void
  ) {
    let known = Dictionary(screens.map { ($0.id, $0) }) { first, _ in first }
    for file in files {
      for heard in file.run.screens {
        if let screen = heard.id.flatMap({ known[$0] }) { body(file, heard, screen) }
      }
    }
  }
}
