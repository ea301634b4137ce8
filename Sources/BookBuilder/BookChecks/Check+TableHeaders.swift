import Diagnostics
import Markdown

extension Check {
  /// Finds tables in which a column or a row has no name.
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
        help: "write in the first line of the table what the column holds"
      )
    }
  }

  private static func rows(
    _ table: MarkdownTable,
    _ block: Block,
    _ page: CheckedPage
  ) -> [Diagnostic] {
    table.rows.enumerated().filter { isEmpty($0.element.first ?? []) }.map { index, _ in
      // A table written in Markdown has one row a line, below the head and the line under it.
      let line = block.position.line + index + 2
      return Diagnostic(
        .missingTableHeader,
        at: SourceLocation(path: page.path, line: line, column: block.position.column),
        "row \(index + 1) of the table has no name",
        help: "let the first cell say what the row is about"
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
      Every column has a name in the first line of the table, and the first cell of a row names the \
      row. The page marks both as headers. Source: WCAG 2.2, 1.3.1.
      """,
    readers: """
      A screen reader user hears one cell at a time, with the names of its column and its row before \
      it. Without them a cell is a number about nothing.
      """,
    wrong: "| | Swipes |\n|---|---|\n| Buttons | 5 |",
    right: "| Design | Swipes |\n|---|---|\n| Buttons | 5 |"
  )
}
