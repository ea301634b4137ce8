import Diagnostics
import Markdown
import SourceText

extension Check {
  static let tableHeaders = Check(onEachPage: .missingTableHeader) { page in
    page.blocks.flatMap { block -> [Diagnostic] in
      guard case .table(let table) = block.kind else { return [] }
      return columns(table, block, page) + rows(table, block, page)
    }
  }

  private static func columns(
    _ table: MarkdownTable,
    _ block: Block,
    _ page: CheckedPage
  ) -> [Diagnostic] {
    table.header.enumerated().filter { isEmpty($0.element) }.map { index, _ in
      Diagnostic(
        .missingTableHeader,
        at: page.location(block.position),
        "column \(index + 1) of the table has no name",
        help: "name the column in the first line of the table"
      )
    }
  }

  private static func rows(
    _ table: MarkdownTable,
    _ block: Block,
    _ page: CheckedPage
  ) -> [Diagnostic] {
    table.rows.enumerated().filter { isEmpty($0.element.first ?? []) }.map { index, _ in
      // A Markdown table has one row a line, after the header and its delimiter row.
      let line = block.position.line + index + 2
      return Diagnostic(
        .missingTableHeader,
        at: SourceLocation(path: page.path, line: line, column: block.position.column),
        "row \(index + 1) of the table has no name",
        help: "say in the first cell what the row is about"
      )
    }
  }

  private static func isEmpty(_ cell: [Inline]) -> Bool {
    cell.plainText.allSatisfy(\.isWhitespace)
  }
}

extension Rule {
  static let missingTableHeader = Rule(
    id: "missing-table-header",
    explanation: """
      Every column has a name in the first line of the table, and the first cell of each row names the \
      row. The page marks both as headers. Source: WCAG 2.2, 1.3.1.
      """,
    readers: """
      A screen reader user hears one cell at a time, preceded by the names of its column and its row. \
      Without them, a cell is a number without meaning.
      """,
    wrong: "| | Swipes |\n|---|---|\n| Buttons | 5 |",
    right: "| Design | Swipes |\n|---|---|\n| Buttons | 5 |"
  )
}

extension Check {
  static let tableRows = Check(onEachPage: .unevenTableRow) { page in
    page.blocks.flatMap { block -> [Diagnostic] in
      guard case .table(let table) = block.kind else { return [] }
      let columns = table.header.count
      // One row a line, after the header and its delimiter row.
      return table.rows.indices.compactMap { row in
        let position = SourcePosition(
          line: block.position.line + row + 2,
          column: block.position.column
        )
        guard let rest = page.rest(from: position) else { return nil }
        let cells = cells(in: rest)
        guard cells != columns else { return nil }
        return Diagnostic(
          .unevenTableRow,
          at: page.location(position),
          "this row has \(cells == 1 ? "1 cell" : "\(cells) cells"), but the table has \(columns) columns",
          help: cells < columns
            ? "add a cell for every column, such as 'none' where there is nothing"
            : "remove the extra cells, or write '\\|' for a literal bar"
        )
      }
    }
  }

  /// The number of cells in a line of a table, which bars separate unless a backslash precedes
  /// them.
  ///
  /// Source: GitHub Flavored Markdown 0.29, “Tables”; bars inside code separate cells too.
  private static func cells(in line: Substring) -> Int {
    var row = line.trimmingWhitespace()[...]
    if row.hasPrefix("|") { row = row.dropFirst() }
    var (cells, isEscaped, endsWithBar) = (1, false, false)
    for character in row {
      endsWithBar = character == "|" && !isEscaped
      if endsWithBar { cells += 1 }
      isEscaped = character == "\\" && !isEscaped
    }
    return endsWithBar ? cells - 1 : cells
  }
}

extension Rule {
  static let unevenTableRow = Rule(
    id: "uneven-table-row",
    explanation: """
      A row has more or fewer cells than its table has columns. Extra cells are dropped, and missing \
      ones are empty. A literal bar is written as '\\|', even in code. Source: GitHub Flavored Markdown, \
      “Tables”.
      """,
    readers: """
      Readers lose the content of dropped cells. A listener hears an empty cell and cannot tell whether \
      it was left empty or forgotten.
      """,
    wrong: "| Gesture | Fingers |\n|---|---|\n| Flick |",
    right: "| Gesture | Fingers |\n|---|---|\n| Flick | one |"
  )
}
