import Diagnostics
import Markdown
import SourceText

extension Check {
  /// Finds lists whose numbers in the file are not those that readers get.
  static let listNumbers = Check(onEachPage: .misnumberedList) { page in
    page.blocks.compactMap { block -> Diagnostic? in
      guard case .list(let list) = block.kind, let start = list.start else { return nil }
      let numbers = list.items.compactMap { item -> (number: Int, line: Int)? in
        guard let line = item.blocks.first?.position.line,
          let match = page.line(line)?.firstMatch(of: /^[ >]*(\d+)[.)]/)
        else { return nil }
        return Int(match.output.1).map { ($0, line) }
      }
      // The same number at all items is a way to let Markdown count.
      guard numbers.count == list.items.count, numbers.contains(where: { $0.number != start }),
        let index = numbers.indices.first(where: { numbers[$0].number != start + $0 })
      else { return nil }
      let column = page.lines[numbers[index].line - 1].prefix { $0 == " " || $0 == ">" }.count + 1
      return Diagnostic(
        .misnumberedList,
        at: page.location(SourcePosition(line: numbers[index].line, column: column)),
        "the item '\(numbers[index].number)' is shown as number \(start + index)",
        help: "write '\(start + index).', and look whether an item is missing"
      )
    }
  }
}

extension Rule {
  static let misnumberedList = Rule(
    id: "misnumbered-list",
    canBeAllowed: true,
    explanation: """
      Markdown takes the number of a list's first item and counts on, whatever the others say. Write the \
      numbers in their order, or the same one at all items. Source: CommonMark 0.31.2, “Lists”.
      """,
    readers: """
      Readers would look for the step 4 that a text names, and hear another one.
      """,
    wrong: "1. Focus\n2. Listen\n4. Act",
    right: "1. Focus\n2. Listen\n3. Act"
  )
}
