import Foundation

/// The rules of a page, read from the tables whose first cell is a name in code.
struct RulePage {
  /// The rules, in their order.
  let rules: [Rule]
  /// The keys of sources that the page explains.
  let sources: Set<String>

  /// A row of a table.
  struct Rule {
    let name: String
    let sources: [String]
    let certainty: String
    let tests: [String]
  }

  init(_ text: String) {
    let rows = text.split(whereSeparator: \.isNewline).filter { $0.hasPrefix("| `") }.map { line in
      line.dropFirst().dropLast().split(separator: "|").map { cell in
        cell.trimmingCharacters(in: .whitespaces)
      }
    }
    sources = Set(rows.filter { $0.count == 2 }.map { $0[0].filter { $0 != "`" } })
    rules = rows.filter { $0.count == 5 }.map { cells in
      Rule(
        name: cells[0].filter { $0 != "`" },
        sources: Self.code(in: cells[2]),
        certainty: cells[3],
        tests: cells[4].replacing("`", with: "").split(separator: "; ").map(String.init)
      )
    }
  }

  /// The pieces of a cell that stand between grave accents.
  private static func code(in cell: String) -> [String] {
    cell.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
  }
}
