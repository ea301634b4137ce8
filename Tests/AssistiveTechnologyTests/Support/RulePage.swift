import Foundation

/// The rules listed on a page, read from the tables whose first cell is a name in code.
struct RulePage {
  let rules: [Rule]
  let sources: Set<String>

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

  private static func code(in cell: String) -> [String] {
    cell.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
  }
}
