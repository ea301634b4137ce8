import Articles
import BookModel
import Diagnostics
import Markdown
import SourceText

extension Check {
  /// Finds links in tables of facts and in components that go nowhere; the file's links begin at the
  /// folder of each language.
  static let dataLinks = Check(scope: .book) { checked in
    let resolver = checked.links
    let tables = checked.book.tables.values.sorted { $0.name < $1.name }
    let places = tables.flatMap(texts) + checked.book.allComponents.flatMap(texts)
    return places.flatMap { text, location in
      text.texts.sorted { $0.key < $1.key }.flatMap { language, words -> [Diagnostic] in
        let path = Chapter.introduction(language)
        return MarkdownDocument(parsing: words).linkDestinations
          .filter {
            resolver.target(of: $0, from: path) == nil && !resolver.isInDoubt($0, from: path)
          }
          .map { brokenLink($0, at: location, from: path, resolver) }
      }
    }
  }

  /// The texts of a component that may hold links, each with its place.
  private static func texts(of component: Component) -> [(LocalizedText, SourceLocation)] {
    let texts =
      [component.about, component.defect, component.check, component.difference].compactMap(\.self)
      + component.absence.values
    return texts.filter(\.holdsLinks).map { ($0, component.location) }
  }

  /// The texts of a table that may hold links, each with its place.
  private static func texts(of table: DataTable) -> [(LocalizedText, SourceLocation)] {
    let words = table.columns.flatMap { column in
      column.words.values.map { ($0, column.location) }
    }
    let values = table.rows.flatMap { row in
      row.values.values.joined().map { ($0, row.location) }
    }
    return (words + values).filter { $0.0.holdsLinks }
  }
}

extension LocalizedText {
  fileprivate var holdsLinks: Bool { texts.values.contains { $0.contains("](") } }
}

extension MarkdownDocument {
  /// Where the links of the text go, in their order.
  fileprivate var linkDestinations: [String] {
    blocks.flatMap(\.withInnerBlocks).flatMap(\.runningTexts).flatMap(\.self)
      .flatMap(\.withInnerInlines)
      .compactMap { inline in
        if case .link(let destination, _, _) = inline.kind { destination } else { nil }
      }
  }
}

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
    return html + UnreadSign.findings(in: text, on: passage)
      + UnreadLink.findings(in: text, on: passage)
      + UnreadLink.secondAddresses(in: inlines, on: passage)
  }
}

extension DataTable.Passage: MarkupSource {
  func rest(from position: SourcePosition) -> Substring? { text.dropFirst(position.column - 1) }

  func isUnescaped(_ position: SourcePosition) -> Bool {
    !text.prefix(position.column - 1).hasSuffix("\\")
  }

  func location(_ position: SourcePosition) -> SourceLocation { location(position.column) }

  /// The place of a character of the text, from 1, in the file; a text of YAML stands in one line.
  fileprivate func location(_ column: Int) -> SourceLocation {
    SourceLocation(
      path: location.path,
      line: location.line,
      column: location.column.map { $0 + column - 1 }
    )
  }
}
