import Foundation

/// A row of `docs/speech.md` about a rule; all cells except the name are Markdown.
struct RuleRow {
  let name: String
  var statement: String
  var sources: String
  var certainty: String
  var tests: String

  /// The keys and names that the cell of the sources contains as code.
  var sourceKeys: [String] {
    sources.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
  }

  var line: String {
    "| `\(name)` | \(statement) | \(sources) | \(certainty) | \(tests) |"
  }

  /// Returns `nil` if the line isn't a row about a rule.
  init?(_ line: Substring) {
    let cells = Self.cells(in: line)
    guard line.hasPrefix("| `"), cells.count == 5 else { return nil }
    name = cells[0].filter { $0 != "`" }
    statement = cells[1]
    sources = cells[2]
    certainty = cells[3]
    tests = cells[4]
  }

  /// The cells of a row of a table, which are separated by `|` and can be empty.
  static func cells(in line: Substring) -> [String] {
    line.dropFirst().dropLast().split(separator: "|", omittingEmptySubsequences: false).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
  }
}
