import Articles
import Markup

extension ArticleHTML {
  /// A table; one that may be wider than the window can be scrolled from the keyboard.
  func html(_ block: ArticleTable) -> HTML {
    let caption = form.name(block.captionAnchor)
    let content = becomesCards(block) ? cards(block, caption) : plain(block, caption)
    let width = form.dialect == .html && becomesCards(block) ? block.widthOfCards : []
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

  private func plain(_ block: ArticleTable, _ caption: String) -> HTML {
    table(caption: text.html(block.caption), captionAttributes: [.id(caption)]) {
      thead {
        tr {
          HTML.group(block.header.map { cell in th(scope: .column) { text.html(cell) } })
        }
      }
      tbody {
        HTML.group(
          block.rows.map { row in
            line(of: row) {
              HTML.group(
                row.cells.enumerated().map { index, cell in
                  text.element(
                    index == 0 ? "th" : "td",
                    index == 0 ? [Attribute("scope", HeaderScope.row.rawValue)] : [],
                    around: cell
                  )
                }
              )
            }
          }
        )
      }
    }
  }

  /// A table that a style sheet may draw as cards.
  ///
  /// Some browsers take a table that is drawn otherwise for no table, so every part says what it is.
  /// The names of the columns, which a card repeats for the eye, are handed over once.
  private func cards(_ block: ArticleTable, _ caption: String) -> HTML {
    table(
      caption: text.html(block.caption),
      captionAttributes: [.id(caption)],
      attributes: [.role(.table), columnNames(block)]
    ) {
      thead(.role(.rowGroup)) {
        tr(.role(.row)) {
          HTML.group(
            block.header.map { cell in th(scope: .column, .role(.columnHeader)) { text.html(cell) }
            }
          )
        }
      }
      tbody(.role(.rowGroup)) {
        HTML.group(
          block.rows.map { row in
            line(of: row, .role(.row)) {
              HTML.group(
                row.cells.enumerated().map { index, cell in
                  index == 0
                    ? text.element(
                      "th",
                      [Attribute("scope", HeaderScope.row.rawValue), .role(.rowHeader)],
                      around: cell
                    ) : text.element("td", [.role(.cell)], around: cell)
                }
              )
            }
          }
        )
      }
    }
  }

  private func line(
    of row: ArticleTable.Row,
    _ role: Attribute...,
    @HTMLBuilder content: () -> HTML
  ) -> HTML {
    let anchor = row.anchor.map { [form.id($0)] } ?? []
    return .element(name: "tr", attributes: anchor + role, content: content())
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
