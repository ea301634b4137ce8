import Articles
import BookModel
import Diagnostics
import Markdown
import SnippetNotation
import SourceText

extension Check {
  static let tables = Check(.unknownTable) { checked in
    checked.pages.flatMap { page -> [Diagnostic] in
      var cells = 0
      return page.blocks.compactMap { block -> Diagnostic? in
        guard case .code(let code) = block.kind, code.language == FenceKind.table.rawValue else {
          return nil
        }
        let info = page.info(of: code, at: block.position)
        do throws(TableQuery.Fault) {
          let count = try TableQuery(info, in: checked.book.tables).cellCount
          let limit = MarkdownDocument.cellLimit
          let others = cells
          cells += count
          return others <= limit && cells > limit
            ? .oversizedDataTable(at: page.location(block.position)) : nil
        } catch {
          // A broken file is already reported.
          if checked.book.problems.brokenTables.contains(info.options["data"] ?? "") { return nil }
          let word = info.words.first { $0.key == error.key }
          var position = block.position
          position.column = word?.column ?? position.column
          let location = page.location(position)
          return Diagnostic(.unknownTable, at: location, error.summary, help: error.help)
        }
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func oversizedDataTable(at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .oversizedTable,
      at: location,
      "with this table, the tables of data on the page have more than "
        + "\(MarkdownDocument.cellLimit) cells",
      help: "select fewer rows with 'where=' or columns with 'columns=', or remove a table"
    )
  }
}

extension Rule {
  static let unknownTable = Rule(
    id: "unknown-table",
    explanation: """
      A 'table' fence shows rows of 'Content/data/NAME.yml': 'data=NAME' names the file, \
      'where="key: value"' selects rows, and 'columns=a,b' selects columns. All names must exist, and \
      at least one row must remain.
      """,
    readers: "Readers would find nothing where the text announces a table.",
    wrong: "```table data=gesturs\n```",
    right: "```table data=gestures\n```"
  )
}

extension Check {
  static let tableCaptions = Check(.duplicateCaption) { checked in
    checked.pages.flatMap { findings(on: $0, tables: checked.book.tables) }
  }

  private static func findings(
    on page: CheckedPage,
    tables: [String: DataTable]
  ) -> [Diagnostic] {
    var section = page.edition.frontMatter.title
    var lines: [String: Int] = [:]
    return page.blocks.compactMap { block -> Diagnostic? in
      let (caption, help): (String, String)
      switch block.kind {
      case .heading(_, let content):
        section = content.plainText
        return nil
      case .table:
        (caption, help) = (section, "add a heading before it that says what it contains")
      case .code(let code) where code.language == FenceKind.table.rawValue:
        guard let query = try? TableQuery(FenceInfo(code.info), in: tables) else { return nil }
        caption = code.tableCaption ?? query.table.caption[page.language]
        help = "write a caption inside the fence that says what its rows have in common"
      default: return nil
      }
      let key = caption.fastLowercased
      guard let line = lines[key] else {
        lines[key] = block.position.line
        return nil
      }
      return Diagnostic(
        .duplicateCaption,
        at: page.location(block.position),
        "the table in line \(line) already has the caption '\(caption)'",
        help: help
      )
    }
  }
}

extension Rule {
  static let duplicateCaption = Rule(
    id: "duplicate-caption",
    severity: .warning,
    canBeAllowed: true,
    explanation: """
      Two tables of a page have the same caption. The caption of a 'table' fence is the text inside the \
      fence, or else that of the data file; the caption of a Markdown table is the heading of its \
      section. Source: WCAG 2.2, 2.4.6.
      """,
    readers: """
      Screen reader users go from table to table and hear the captions. If two sound the same, they \
      have to read both to tell them apart.
      """,
    wrong: """
      ```table data=gestures where="kind: move"
      ```

      ```table data=gestures where="kind: act"
      ```
      """,
    right: """
      ```table data=gestures where="kind: move"
      Gestures that move the focus
      ```

      ```table data=gestures where="kind: act"
      Gestures that act on an element
      ```
      """
  )
}
