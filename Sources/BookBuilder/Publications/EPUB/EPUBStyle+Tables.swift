import ArticleMarkup

extension EPUBStyle {
  /// Tables, those with many columns as cards where there is no room.
  var tables: String {
    """
    table { width: 100%; border-collapse: collapse; }
    th, td {
      padding: 0.4em 0.75em 0.4em 0; border-bottom: 0.1em solid; vertical-align: top;
      overflow-wrap: normal; hyphens: manual;
    }
    th code, td code { overflow-wrap: normal; }
    th:last-child, td:last-child { padding-right: 0; }
    thead th { border-bottom-width: 0.2em; }
    @supports (--a: b) {
      \(cards(of: name(.wide)))
      @media (max-width: 60em) {
        \(cards(of: name(.table)))
      }
    }
    """
  }

  /// Rules by which each row of the tables with names of columns at hand is a card, the words of which
  /// stay whole where columns would break them.
  private func cards(of frame: String) -> String {
    let table = "\(frame) table[style]"
    let names = (2...9).map { column in
      "\(table) td:nth-child(\(column))::before { content: var(--column-\(column)); }"
    }
    return """
      \(table), \(table) caption, \(table) tbody, \(table) tr, \(table) th, \(table) td { display: block; }
      \(table) thead { position: absolute; width: 0.1em; height: 0.1em; overflow: hidden; white-space: nowrap; }
      \(table) tr { margin-bottom: 1em; padding: 0.5em 0.75em; border: 0.1em solid; }
      \(table) th, \(table) td { padding: 0.2em 0; border: 0; }
      \(table) th, \(table) td, \(table) code { overflow-wrap: break-word; }
      \(table) td:empty { display: none; }
      \(table) td::before { display: block; font-size: 0.875em; font-style: italic; }
      \(names.joined(separator: " "))
      """
  }
}
