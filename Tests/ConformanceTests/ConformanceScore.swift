/// The agreement of lines with the cases.
struct ConformanceScore: Sendable {
  struct Outcome: Sendable {
    var example: ConformanceCase
    var lines: [String]
    var agrees: Bool
  }

  var outcomes: [Outcome]
  var notComputed: [ConformanceCase]

  /// Compares answers with the cases; a case without an answer disagrees.
  init(_ cases: [ConformanceCase], answers: [String: [String]]) {
    notComputed = cases.filter { $0.notComputed != nil }
    outcomes = cases.filter { $0.notComputed == nil }.map { example in
      let lines = answers[example.id]
      let comparison = LineComparison(
        expected: example.expected ?? [],
        absent: example.absent ?? [],
        isComplete: example.complete ?? false
      )
      return Outcome(
        example: example,
        lines: lines ?? [],
        agrees: lines.map(comparison.holds) ?? false
      )
    }
  }

  struct Row: Sendable {
    var name: String
    var agreeing = 0
    var compared = 0
    var notComputed = 0
  }

  /// The counts of all cases, and of those that share a property.
  func rows(by property: (ConformanceCase) -> [String]) -> [Row] {
    var rows: [String: Row] = [:]
    for outcome in outcomes {
      for name in property(outcome.example) {
        rows[name, default: Row(name: name)].compared += 1
        if outcome.agrees { rows[name, default: Row(name: name)].agreeing += 1 }
      }
    }
    for example in notComputed {
      for name in property(example) { rows[name, default: Row(name: name)].notComputed += 1 }
    }
    return rows.values.sorted { $0.name < $1.name }
  }

  static let properties: [(kind: String, of: @Sendable (ConformanceCase) -> [String])] = [
    ("all", { _ in ["all"] }),
    ("framework", { [$0.framework ?? "unknown"] }),
    ("language", { [$0.language ?? "en"] }),
    ("system", { [$0.system ?? "unknown"] }),
    ("certainty", { [$0.certainty ?? "unknown"] }),
    ("rule", { $0.rules }),
  ]

  /// The agreement by each property, then every disagreement.
  var text: String {
    let groups = Self.properties.flatMap { kind, property in
      ["", "By \(kind)"] + rows(by: property).map(\.text)
    }
    let differing = outcomes.filter { !$0.agrees }.flatMap { outcome in
      let known = outcome.example.differs.map { "known: \($0)" } ?? "NOT EXPECTED"
      return [
        "  \(outcome.example.id) (\(known))",
        "    expected: \((outcome.example.expected ?? []).joined(separator: " / "))",
        "    computed: \(outcome.lines.joined(separator: " / "))",
      ]
    }
    let left = notComputed.map { "  \($0.id): \($0.notComputed ?? "")" }
    return (groups + ["", "Disagreements"] + differing + ["", "Not computed"] + left)
      .joined(separator: "\n")
  }
}

extension ConformanceScore.Row {
  fileprivate var text: String {
    let rest = notComputed == 0 ? "" : ", \(notComputed) not computed"
    return "  \(name): \(agreeing) of \(compared)\(rest)"
  }
}
