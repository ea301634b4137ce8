import Diagnostics
import Markdown

extension Check {
  /// Finds fences that ask for facts that are not there.
  static let tables = Check(.unknownTable) { book in
    book.editions.flatMap { edition in
      edition.allBlocks.compactMap { block -> Diagnostic? in
        guard case .code(let code) = block.kind, code.language == FenceKind.table.rawValue else {
          return nil
        }
        do throws(TableQuery.Fault) {
          _ = try TableQuery(FenceInfo(code.info), in: book.tables)
          return nil
        } catch {
          let location = edition.location(block.position)
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
      """
  )
}
