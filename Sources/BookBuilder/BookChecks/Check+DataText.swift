import BookModel
import Diagnostics
import Markdown
import SourceText

extension Check {
  /// Finds HTML, and signs that were meant as Markdown, in tables of facts.
  static let dataText = Check(scope: .book) { checked in
    checked.book.tables.values.sorted { $0.name < $1.name }.flatMap(\.passages).flatMap { passage in
      // Most cells hold neither.
      passage.text.utf8.contains { "<*`]_~".utf8.contains($0) } ? findings(in: passage) : []
    }
  }

  private static func findings(in passage: DataTable.Passage) -> [Diagnostic] {
    let beginning = SourcePosition(line: 1, column: 1)
    let inlines = ChapterFrontMatter.Passage(text: passage.text, position: beginning).inlines
    let html = inlines.flatMap(\.withInnerInlines).compactMap { inline -> Diagnostic? in
      guard case .html(let html) = inline.kind else { return nil }
      return finding(html, at: passage.location(inline.position.column), isLoose: false)
    }
    let text = RunningText(inlines)
    let signs = UnreadSign.all.flatMap { sign in
      sign.places(in: text.text).compactMap { index -> UnreadFault? in
        let place = text.position(of: index)
        // Behind a backslash the sign itself is meant.
        let rest = passage.text.dropFirst(place.column - 1)
        guard rest.hasPrefix(sign.text), !passage.text.prefix(place.column - 1).hasSuffix("\\")
        else {
          return nil
        }
        return UnreadFault(at: place, sign.summary, help: sign.help(for: rest))
      }
    }
    let faults = signs + UnreadLink.faults(in: text) + SecondAddress.all(in: inlines).map(\.fault)
    return html
      + faults.map { fault in
        let location = passage.location(fault.position.column)
        return Diagnostic(.unreadMarkdown, at: location, fault.summary, help: fault.help)
      }
  }
}

extension DataTable.Passage {
  /// The place of a character of the text, from 1, in the file; a text of YAML stands in one line.
  fileprivate func location(_ column: Int) -> SourceLocation {
    SourceLocation(
      path: location.path,
      line: location.line,
      column: location.column.map { $0 + column - 1 }
    )
  }
}
