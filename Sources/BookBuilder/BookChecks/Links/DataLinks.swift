import Articles
import BookModel
import Diagnostics
import Markdown

extension Check {
  /// Finds broken links in data tables and components.
  ///
  /// Their links are relative to the folder of each language.
  static let dataLinks = Check(scope: .book) { checked in
    let resolver = checked.links
    let tables = checked.book.tables.values.sorted { $0.name < $1.name }
    let passages = tables.flatMap(texts) + checked.book.allComponents.flatMap(texts)
    return passages.flatMap { text, location in
      text.texts.sorted { $0.key < $1.key }.flatMap { language, words -> [Diagnostic] in
        let path = Chapter.introduction(language)
        return MarkdownDocument(parsing: words).linkDestinations
          .filter {
            resolver.target(of: $0, from: path) == nil
              && !resolver.hasUnusableTarget($0, from: path)
          }
          .map { brokenLink($0, at: location, from: path, resolver) }
      }
    }
  }

  private static func texts(of component: Component) -> [(LocalizedText, SourceLocation)] {
    let texts =
      [component.about, component.defect, component.check, component.difference].compactMap(\.self)
      + component.reasonsForAbsence.values
    return texts.filter(\.holdsLinks).map { ($0, component.location) }
  }

  private static func texts(of table: DataTable) -> [(LocalizedText, SourceLocation)] {
    let words = table.columns.flatMap { column in
      column.words.values.map { ($0, column.location) }
    }
    let values = table.rows.flatMap { row in
      row.values.values.joined().filter(\.holdsLinks).map { ($0, table.location(of: $0, in: row)) }
    }
    return words.filter { $0.0.holdsLinks } + values
  }
}

extension DataTable {
  /// The line of a text, if it is known, or else that of its row.
  fileprivate func location(of text: LocalizedText, in row: Row) -> SourceLocation {
    let start = row.location.line ?? 0
    let own = passages.filter { text.texts[$0.language] == $0.text }.map(\.location)
    return own.first { ($0.line ?? 0) >= start } ?? row.location
  }
}

extension LocalizedText {
  fileprivate var holdsLinks: Bool { texts.values.contains { $0.contains("](") } }
}

extension MarkdownDocument {
  var linkDestinations: [String] {
    blocks.flatMap(\.flattened).flatMap(\.runningTexts).flatMap(\.self)
      .flatMap(\.flattenedInlines)
      .compactMap { inline in
        if case .link(let destination, _, _) = inline.kind { destination } else { nil }
      }
  }
}

extension Check {
  static let dataText = Check(scope: .book) { checked in
    checked.book.tables.values.sorted { $0.name < $1.name }.flatMap(\.passages).flatMap { passage in
      // Most cells contain neither.
      passage.text.utf8.contains { "<*`]_~".utf8.contains($0) } ? findings(in: passage) : []
    }
  }

  private static func findings(in passage: DataTable.Passage) -> [Diagnostic] {
    let beginning = SourcePosition(line: 1, column: 1)
    let inlines = ChapterFrontMatter.Passage(text: passage.text, position: beginning).inlines
    let html = inlines.flatMap(\.flattenedInlines).compactMap { inline -> Diagnostic? in
      guard case .html(let html) = inline.kind else { return nil }
      return finding(html, at: passage.location(inline.position.column), isLoose: false)
    }
    let text = RunningText(inlines)
    return html + UnparsedDelimiter.findings(in: text, on: passage)
      + UnparsedEmphasis.spaced(in: text, on: passage)
      + UnparsedLink.findings(in: text, on: passage)
      + UnparsedLink.secondAddresses(in: inlines, on: passage)
  }
}

extension DataTable.Passage: MarkupSource {
  func rest(from position: SourcePosition) -> Substring? { text.dropFirst(position.column - 1) }

  func isUnescaped(_ position: SourcePosition) -> Bool {
    !text.prefix(position.column - 1).hasSuffix("\\")
  }

  func location(_ position: SourcePosition) -> SourceLocation { location(position.column) }

  /// The location of a character of the text, counted from 1; each text is on one line of YAML.
  fileprivate func location(_ column: Int) -> SourceLocation {
    SourceLocation(
      path: location.path,
      line: location.line,
      column: location.column.map { $0 + column - 1 }
    )
  }
}
