import Articles
import Markup

extension ArticleHTML {
  /// A table; one that may be wider than the window can be scrolled from the keyboard.
  func html(_ block: ArticleTable) -> HTML {
    let caption = form.name(block.captionAnchor)
    let asCards = becomesCards(block)
    let content = table(block, caption, asCards: asCards)
    let width = form.dialect == .html && asCards ? block.widthOfCards : []
    guard block.header.count > 3, form.scrollsTables else {
      let isWide = form.dialect != .html && block.lettersInARow > Self.lettersOnAPage
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

  /// Whether the rows stand one below the other where the window is narrow, each as a card.
  ///
  /// Two columns of words fit beside each other, two of sentences do not.
  private func becomesCards(_ block: ArticleTable) -> Bool {
    switch form.dialect {
    case .html:
      form.hasScripts
        && (block.header.count > 2 || block.header.count == 2 && block.typicalLength > 40)
    case .epub: block.lettersInARow > Self.lettersOnASmallPage
    }
  }

  /// The letters of words that fit beside each other, with room between columns, on the page of an
  /// e-reader in the hand, and on that of a large one.
  private static let lettersOnASmallPage = 26
  private static let lettersOnAPage = 56

  /// The table; one that a style sheet may draw as cards has roles.
  ///
  /// Some browsers take a table that is drawn otherwise for no table, so every part says what it is.
  /// The names of the columns, which a card repeats for the eye, are handed over once.
  private func table(_ block: ArticleTable, _ caption: String, asCards: Bool) -> HTML {
    func role(_ role: Attribute.Role) -> [Attribute] { asCards ? [.role(role)] : [] }
    let names = block.header.map { cell in
      th(scope: .column, role(.columnHeader)) { text.html(cell) }
    }
    let scope = [Attribute("scope", HeaderScope.row.rawValue)]
    let rows = block.rows.map { row in
      tr((row.anchor.map { [form.id($0)] } ?? []) + role(.row)) {
        HTML.group(
          row.cells.enumerated().map { index, cell in
            index == 0
              ? text.element("th", scope + role(.rowHeader), around: cell)
              : text.element("td", role(.cell), around: cell)
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

  /// The names of the columns after the first, as properties that style sheets can show.
  private func columnNames(_ block: ArticleTable) -> Attribute {
    let names = block.header.enumerated().dropFirst().map { index, cell in
      let name = cell.plainText.replacing("\\", with: "\\\\").replacing("'", with: "\\'")
      return "--column-\(index + 1):'\(name)'"
    }
    return Attribute("style", names.joined(separator: ";"))
  }
}

extension ArticleTable {
  /// The size of letters from which the style sheet counts how much room there is: the more the words of
  /// the columns take, the wider is the window in which the rows become cards.
  var widthOfCards: [Attribute] {
    let rows = [header] + rows.map(\.cells)
    let columns = header.indices.map { column in
      rows.map { $0.indices.contains(column) ? $0[column].room(isHeader: column == 0) : 0 }.max()
        ?? 0
    }
    // Beside each column is a blank of one height.
    let size = ((columns.reduce(0, +) + Double(columns.count)) / 34 * 10).rounded(.up) / 10
    return size > 1.1 ? [Attribute("style", "font-size:\(size)rem")] : []
  }

  /// How many letters a row has, longer rows as often as shorter ones.
  var typicalLength: Int {
    let lengths = rows.map { row in row.cells.map(\.plainText.count).reduce(0, +) }.sorted()
    return lengths.isEmpty ? 0 : lengths[lengths.count / 2]
  }
}

extension [Run] {
  /// The room that a cell takes at least, in heights of a letter.
  ///
  /// Its longest word is not broken. Names in code are, where they are longer than the least that the
  /// style sheet gives them.
  fileprivate func room(isHeader: Bool) -> Double {
    let (words, names) = (longestWord { !$0.isCode }, longestWord(\.isCode))
    let least = names == 0 ? 0 : isHeader ? 15.5 : 10.5
    return Swift.max(0.58 * Double(words), least)
  }

  /// How many letters the longest word of some runs has.
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
