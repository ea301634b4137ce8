import SpeechRules

/// Generates the parts of `docs/speech.md` that come from rules and tests.
///
/// In each row these are the tests. In the row of a `SpeechRule` they are also the first sentence,
/// the sources before the first semicolon, and the letter of the certainty. Anything that follows
/// these parts is written by hand and kept. The page also has a table of all captures, and a list of
/// the contested rules with the chapters that speak of them.
struct SpeechPage {
  let rules: [SpeechRule]
  let tests: [RuleTest]
  /// The names of chapters, sorted, by the contested rule of which they speak.
  var chapters: [String: [String]] = [:]

  /// The rows of the table of captures.
  var captures: [String] {
    rules.flatMap { rule in
      rule.heard.map { "| `\(rule.rawValue)` | “\($0.text)” | \($0.system) |" }
    }
  }

  /// The list of contested rules, each with its chapters.
  var contested: [String] {
    ContestedRule.all.map { rule in
      let names = chapters[rule.name, default: []].map { "`\($0)`" }.joined(separator: ", ")
      return "* `\(rule.name)`: \(names.isEmpty ? "no chapter" : names)"
    }
  }

  func renewed(_ page: String) -> String {
    var lines: [String] = []
    var section = Substring()
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("## ") { section = line.dropFirst(3) }
      let isAmongCaptures = section == "What was heard"
      let isContested = section == "Contested rules" && line.hasPrefix("* `")
      // The list brings its own blank lines.
      let isExtraBlank = section == "Contested rules" && line.isEmpty && lines.last == ""
      if isAmongCaptures && line.hasPrefix("| `") || isContested || isExtraBlank { continue }
      lines.append(RuleRow(line).map { renewed($0).line } ?? String(line))
      if isAmongCaptures && line.hasPrefix("|---") { lines += captures }
      if line == "## Contested rules" { lines += [""] + contested + [""] }
    }
    return lines.joined(separator: "\n")
  }

  private func renewed(_ old: RuleRow) -> RuleRow {
    var row = old
    let titles = tests.filter { $0.rules.contains(old.name) }.map(\.title)
    // Sorted, as the order of files in a folder is arbitrary.
    row.tests = Set(titles).sorted().joined(separator: "; ")
    guard let rule = rules.first(where: { $0.rawValue == old.name }) else { return row }
    let keys = rule.sources.map { "`\($0)`" }.joined(separator: ", ")
    // The last sentence of a cell has no full stop.
    row.statement = "\(rule.statement.dropLast())\(Self.rest(of: old.statement, from: ". "))"
    row.sources = "\(keys.isEmpty ? "ours" : keys)\(Self.rest(of: old.sources, from: "; "))"
    row.certainty = "\(rule.certainty.rawValue)\(old.certainty.dropFirst())"
    return row
  }

  /// The part of a cell that is written by hand, with the separator in front of it.
  private static func rest(of cell: String, from separator: String) -> Substring {
    cell.firstRange(of: separator).map { cell[$0.lowerBound...] } ?? ""
  }
}
