/// The rules listed on a page, and the keys of the sources that it explains.
struct RulePage {
  let rules: [RuleRow]
  let sources: Set<String>

  init(_ text: String) {
    let lines = text.split(separator: "\n").filter { $0.hasPrefix("| `") }
    rules = lines.compactMap { RuleRow($0) }
    let rows = lines.map { RuleRow.cells(in: $0) }
    sources = Set(rows.filter { $0.count == 2 }.map { $0[0].filter { $0 != "`" } })
  }
}
