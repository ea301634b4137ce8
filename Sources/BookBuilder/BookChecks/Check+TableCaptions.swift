import Articles
import BookModel
import Diagnostics
import Markdown
import SourceText

extension Check {
  /// Finds tables of a page that are called the same.
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
        (caption, help) = (section, "write a heading before it that says what it holds")
      case .code(let code) where code.language == FenceKind.table.rawValue:
        guard let query = try? TableQuery(FenceInfo(code.info), in: tables) else { return nil }
        caption = code.tableCaption ?? query.table.caption[page.language]
        help = "write between the lines of the fence what its rows have in common"
      default: return nil
      }
      let key = caption.inSmallLetters
      guard let line = lines[key] else {
        lines[key] = block.position.line
        return nil
      }
      return Diagnostic(
        .duplicateCaption,
        at: page.location(block.position),
        "the table in line \(line) is called '\(caption)', too",
        help: help
      )
    }
  }
}

extension Rule {
  static let duplicateCaption = Rule(
    id: "duplicate-caption",
    canBeAllowed: true,
    explanation: """
      Two tables of a page have the same caption. A 'table' fence takes the words in it for its \
      caption, and without any the one of the file of facts; a table written in Markdown is called like \
      its section. Source: WCAG 2.2, 2.4.6.
      """,
    readers: """
      Screen reader users go from table to table and hear the captions. Of two that sound the same \
      they have to read both to know which is which.
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
