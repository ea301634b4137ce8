import Heard

/// What importing a run came to, in words: a table of each screen, and a summary.
struct HeardReport {
  private(set) var lines: [String] = []
  private var rows: [HeardComparison.Row] = []
  private var alone = 0
  /// Whether every line agrees, but on screens with a note.
  private(set) var agrees = true

  mutating func add(_ run: HeardRun, expected: [String: ExpectedScreen]) {
    for screen in run.screens {
      guard let id = screen.id, let wanted = expected[id] else {
        alone += screen.lines.count
        continue
      }
      let comparison = wanted.compared(with: screen, channel: run.channel)
      rows += comparison.rows
      if screen.note == nil, !comparison.differences.isEmpty { agrees = false }
      lines.append("\(wanted.path):\(wanted.line): \(id)")
      lines += comparison.rows.map(Self.line)
      if let note = screen.note { lines.append("  note: \(note)") }
    }
  }

  var summary: String {
    let compared = "compared \(rows.count): \(HeardComparison.summary(of: rows))"
    return alone == 0 ? compared : "\(compared); kept \(alone) of screens that are not the book's"
  }

  private static func line(_ row: HeardComparison.Row) -> String {
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
  /// The text, with blanks after it up to a width.
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - count))
  }
}
