import Markdown

extension ArticleComposer {
  /// A table written in Markdown, captioned with its section.
  mutating func compose(_ table: MarkdownTable) -> [ArticleBlock] {
    tables += 1
    guard extent == .full else {
      for cell in table.header + table.rows.joined() { inlines.countReferences(in: cell) }
      return []
    }
    let section = sectionTitle.isEmpty ? edition.frontMatter.title : sectionTitle
    var header: [[Run]] = []
    for cell in table.header { header.append(inlines.runs(of: cell)) }
    var rows: [ArticleTable.Row] = []
    for row in table.rows {
      var cells: [[Run]] = []
      for cell in row { cells.append(inlines.runs(of: cell)) }
      rows.append(ArticleTable.Row(anchor: nil, cells: cells))
    }
    let caption = tableCaption(section, rows: rows.count, columns: header.count)
    return [.table(ArticleTable(number: tables, caption: caption, header: header, rows: rows))]
  }

  /// A table drawn from facts.
  mutating func compose(_ query: TableQuery) -> ArticleBlock {
    tables += 1
    let language = edition.language
    // The links of the facts are counted from the folder of the language, wherever they are drawn.
    var facts = InlineComposer(
      path: BookReader.introduction(language),
      language: language,
      links: inlines.links
    )
    var header: [[Run]] = []
    for column in query.columns {
      header.append(inlines.runs(of: column.title[language]))
    }
    var rows: [ArticleTable.Row] = []
    for row in query.rows {
      var cells: [[Run]] = []
      for column in query.columns {
        cells.append(
          facts.runs(ofLine: query.table.text(of: row, in: column, language: language))
        )
      }
      let anchor = DataTable.anchor(of: row.id, in: query.table.name)
      rows.append(ArticleTable.Row(anchor: anchors.take(anchor) ? anchor : nil, cells: cells))
    }
    let title = query.table.caption[language]
    let caption = tableCaption(title, rows: rows.count, columns: header.count)
    return .table(ArticleTable(number: tables, caption: caption, header: header, rows: rows))
  }

  private func tableCaption(_ title: String, rows: Int, columns: Int) -> [Run] {
    let size = "\(words.rows(rows)), \(words.columns(columns))"
    return inlines.runs(of: "\(words.table(tables)) \(title), \(size).").withNamesInOneVoice
  }
}
