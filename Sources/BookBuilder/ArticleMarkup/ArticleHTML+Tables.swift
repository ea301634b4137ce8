import Articles
import Markup

extension ArticleHTML {
  /// A table.
  ///
  /// If it may be wider than the window, it can be scrolled with the keyboard.
  func html(_ block: ArticleTable) -> HTML {
    let caption = form.name(block.captionAnchor)
    let asCards = canBecomeCards(block)
    let content = table(block, caption, asCards: asCards)
    let width = form.dialect == .html && asCards ? block.cardBreakpoint : []
    guard block.header.count > 3, form.scrollsTables else {
      let isWide = form.dialect != .html && block.unbrokenWidth > Self.largePageWidth
      let classes = isWide ? form.classes(.table, .wide) : form.classes(.table)
      return .element(name: "div", attributes: [classes] + width, content: content)
    }
    return .element(
      name: "div",
      attributes: [
        form.classes(.table, .wide), .role(.region), .labelledBy(caption), .focusable,
      ] + width,
      content: content
    )
  }

  /// Whether a narrow window shows each row as a card.
  ///
  /// Two columns of words fit side by side, but two columns of sentences don't.
  private func canBecomeCards(_ block: ArticleTable) -> Bool {
    switch form.dialect {
    case .html:
      form.hasScripts
        && (block.header.count > 2 || block.header.count == 2 && block.typicalLength > 40)
    case .epub: block.unbrokenWidth > Self.smallPageWidth
    }
  }

  /// The row widths, in letters, that fit on a small and on a large e-reader.
  private static let smallPageWidth = 26
  private static let largePageWidth = 56

  /// The table, with ARIA roles if a style sheet may turn its rows into cards.
  ///
  /// Some browsers lose the semantics of tables that are not displayed as such. The column names,
  /// which cards repeat visually, are passed to the style sheet once, as custom properties.
  private func table(_ block: ArticleTable, _ caption: String, asCards: Bool) -> HTML {
    func role(_ role: Attribute.Role) -> [Attribute] { asCards ? [.role(role)] : [] }
    let names = block.header.enumerated().map { column, cell in
      th(scope: .column, role(.columnHeader) + alignment(block, column)) { text.html(cell) }
    }
    let scope = [Attribute("scope", HeaderScope.row.rawValue)]
    let rows = block.rows.map { row in
      tr((row.anchor.map { [form.id($0)] } ?? []) + role(.row)) {
        HTML.group(
          row.cells.enumerated().map { index, cell in
            let aligned = alignment(block, index)
            if index == 0 {
              let attributes = scope + role(.rowHeader) + aligned
              return text.breakingNames(over: Self.headerWidth).element(
                "th",
                attributes,
                around: cell
              )
            }
            if let fold = row.fold, form.dialect == .html, index == row.cells.count - 1 {
              return folded(cell, fold, role(.cell))
            }
            return text.breakingNames(over: Self.cellWidth)
              .element("td", role(.cell) + aligned, around: cell)
          }
        )
      }
    }
    return Markup.table(
      caption: text.html(block.caption),
      captionAttributes: [.id(caption)],
      attributes: asCards ? [.role(.table), columnNames(block)] : []
    ) {
      thead(role(.rowGroup)) { tr(role(.row)) { HTML.group(names) } }
      tbody(role(.rowGroup)) { HTML.group(rows) }
    }
  }

  /// The lengths of names, in letters, that fit into narrow columns, and into a list on a phone.
  private static var headerWidth: Int { 16 }
  static var cellWidth: Int { 26 }

  private func folded(
    _ cell: [Run],
    _ fold: ArticleTable.Fold,
    _ attributes: [Attribute]
  ) -> HTML {
    td(attributes) {
      text.html(Array(cell.prefix(fold.shown)))
      details(
        form.classes(.folded),
        summary: .element(
          name: "span",
          attributes: form.data(.notInText),
          content: .text(fold.summary)
        )
      ) {
        text.html(Array(cell.dropFirst(fold.shown)))
      }
    }
  }

  /// The alignment that the author gives a column; “left” is the default in most languages.
  private func alignment(_ block: ArticleTable, _ column: Int) -> [Attribute] {
    guard block.alignments.indices.contains(column) else { return [] }
    return block.alignments[column].map { [Attribute("style", "text-align:\($0.rawValue)")] } ?? []
  }

  private func columnNames(_ block: ArticleTable) -> Attribute {
    let names = block.header.enumerated().dropFirst().map { index, cell in
      let name = cell.plainText.replacing("\\", with: "\\\\").replacing("'", with: "\\'")
      return "--column-\(index + 1):'\(name)'"
    }
    return Attribute("style", names.joined(separator: ";"))
  }
}

extension ArticleTable {
  /// A font size by which the style sheet finds the window width for switching to cards.
  ///
  /// The wider the columns, the larger is the size, and the wider the window must be for a table.
  var cardBreakpoint: [Attribute] {
    let rows = [header] + rows.map(\.cells)
    let columns = header.indices.map { column in
      rows.map { $0.indices.contains(column) ? $0[column].minimumWidth(isHeader: column == 0) : 0 }
        .max()
        ?? 0
    }
    // One em of padding for each column.
    let size = ((columns.reduce(0, +) + Double(columns.count)) / 34 * 10).rounded(.up) / 10
    return size > 1.1 ? [Attribute("style", "font-size:\(size)rem")] : []
  }

  /// The median length of rows in letters.
  var typicalLength: Int {
    let lengths = rows.map { row in row.cells.map(\.plainText.count).reduce(0, +) }.sorted()
    return lengths.isEmpty ? 0 : lengths[lengths.count / 2]
  }
}

extension [Run] {
  /// The minimum width of a cell in ems.
  ///
  /// Words are never broken. Code may be, down to the minimum width that the style sheet gives it.
  fileprivate func minimumWidth(isHeader: Bool) -> Double {
    let (words, names) = (longestWord { !$0.isCode }, longestWord(\.isCode))
    let least = names == 0 ? 0 : isHeader ? 15.5 : 10.5
    return Swift.max(0.58 * Double(words), least)
  }

  private func longestWord(_ isIncluded: (Run) -> Bool) -> Int {
    let text = filter(isIncluded).plainText
    let words = text.split { $0.isWhitespace || $0 == "-" || $0 == "–" || $0 == "/" }
    return words.map(\.count).max() ?? 0
  }
}

extension Run {
  fileprivate var isCode: Bool {
    if case .code = self { true } else { false }
  }
}
