import Markdown
import SourceText

/// A paragraph whose lines may have been meant to be a table, a list or something else.
struct UnreadParagraph {
  private let lines: [UnreadLine]
  /// The line before the blank one above the paragraph; `nil` at the beginning of a file.
  private let lineAbove: Substring?
  private let isLoose: Bool

  /// Takes a paragraph of a page.
  init(_ block: Block, on page: CheckedPage) {
    let numbers = block.position.line...max(block.position.line, block.endLine)
    lines = numbers.compactMap { number in
      page.line(number).map { UnreadLine($0, number: number, column: block.position.column) }
    }
    lineAbove = page.line(block.position.line - 2)
    isLoose = page.isLoose
  }

  /// What the lines were meant to be: all together, or each by itself.
  var faults: [UnreadFault] {
    if let fault = tableFault ?? listFault { return [fault] }
    return lines.indices.compactMap { index in
      lines[index].fault(isFirst: index == 0, isAlone: lines.count == 1, isLoose: isLoose)
    }
  }

  /// What keeps the lines from being a table, or a row of one.
  private var tableFault: UnreadFault? {
    guard let first = lines.first else { return nil }
    if lines.count > 1, lines.allSatisfy({ $0.text.hasPrefix("|") }) {
      let summary =
        "this is no table: the line under its head is missing, or has another number of columns"
      let columns = max(1, first.text.split(separator: "|").count)
      let rule = "|" + String(repeating: "---|", count: columns)
      return first.fault(summary, "write '\(rule)' as the second line")
    }
    if lines.count == 1, first.isRowOfTable {
      guard let lineAbove, lineAbove.hasPrefix("|") else {
        let help = "write a head and a line '|---|---|' above it"
        return first.fault("this is no row of a table", help)
      }
      return first.fault("a blank line parts this row from its table", "take that line out")
    }
    guard lines.count > 1, lines.allSatisfy({ $0.text.contains("\t") }) else { return nil }
    let help = "write '|' before, between and after the cells, and '|---|---|' below the head"
    return first.fault("this is no table: tabs part its columns", help)
  }

  /// What keeps lines from being items of a list.
  private var listFault: UnreadFault? {
    if lines.count > 1, let first = lines.first, let marks = first.markOfItem,
      lines.allSatisfy({ $0.markOfItem != nil })
    {
      let summary = "these are no items of a list: a space is missing after '\(marks)'"
      return first.fault(summary, "write a space after the mark of each item")
    }
    guard let item = lines.first(where: { $0.signOfItem != nil }), let sign = item.signOfItem else {
      return nil
    }
    let summary = "this is no item of a list: '\(sign)' is a sign like others"
    return item.fault(summary, "write '-' in place of '\(sign)', here and in the other items")
  }
}
