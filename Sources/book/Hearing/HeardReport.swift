import Heard

struct HeardReport {
  private(set) var lines: [String] = []
  private var rows: [RecordingComparison.Row] = []
  private var unmatched = 0
  /// Whether every line agrees.
  ///
  /// Screens with a note don't count.
  private(set) var agrees = true

  mutating func add(_ run: RecordedRun, expected: [String: ExpectedScreen]) {
    for screen in run.screens {
      guard let id = screen.id, let match = expected[id] else {
        unmatched += screen.lines.count
        continue
      }
      let comparison = match.compared(with: screen, channel: run.channel)
      rows += comparison.rows
      if screen.note == nil, !comparison.differences.isEmpty { agrees = false }
      lines.append("\(match.path):\(match.line): \(id)")
      lines += comparison.rows.map(Self.line)
      if let note = screen.note { lines.append("  note: \(note)") }
    }
  }

  var summary: String {
    let compared = "compared \(rows.count): \(RecordingComparison.summary(of: rows))"
    return unmatched == 0 ? compared : "\(compared); \(unmatched) lines of screens outside the book"
  }

  private static func line(_ row: RecordingComparison.Row) -> String {
    let name = row.verdict.rawValue.padded(to: 19)
    return switch (row.expected, row.heard) {
    case (let expected?, let heard?) where row.verdict != .same:
      "  \(name)  computed '\(expected)', heard '\(heard)'"
    case (_, let words?), (let words?, nil): "  \(name)  '\(words)'"
    case (nil, nil): "  \(name)"
    }
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - count))
  }
}
