import Articles
import BookModel
import Diagnostics
import Markdown

extension Check {
  /// Finds fences that ask for facts that are not there.
  static let tables = Check(.unknownTable) { checked in
    checked.pages.flatMap { page in
      page.blocks.compactMap { block -> Diagnostic? in
        guard case .code(let code) = block.kind, code.language == FenceKind.table.rawValue else {
          return nil
        }
        let info = page.info(of: code, at: block.position)
        do throws(TableQuery.Fault) {
          _ = try TableQuery(info, in: checked.book.tables)
          return nil
        } catch {
          // What is wrong with the file is a finding already.
          if checked.book.brokenTables.contains(info.options["data"] ?? "") { return nil }
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

extension Rule {
  static let unknownTable = Rule(
    id: "unknown-table",
    explanation: """
      A 'table' fence draws rows of 'Content/data/NAME.yml': 'data=NAME' names the file, \
      'where="key: value"' chooses rows, 'columns=a,b' chooses columns. Each of the names must exist, \
      and at least one row must be left.
      """,
    readers: """
      Readers would find nothing where the text before promises a table.
      """,
    wrong: "```table data=gesturs\n```",
    right: "```table data=gestures\n```"
  )
}
