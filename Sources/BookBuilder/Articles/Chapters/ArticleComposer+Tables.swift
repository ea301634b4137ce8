import BookModel
import Localization
import Markdown

extension ArticleComposer {
  /// A Markdown table, captioned with the title of its section.
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
    let caption = tableCaption(
      inlines.runs(of: section),
      rows: rows.count,
      columns: header.count
    )
    return [
      .table(
        ArticleTable(
          number: tables,
          caption: caption,
          header: header,
          alignments: table.alignments.map { $0.flatMap { .init(rawValue: $0.rawValue) } },
          rows: rows
        )
      )
    ]
  }

  mutating func compose(_ query: TableQuery, caption: String? = nil) -> ArticleBlock {
    tables += 1
    let language = edition.language
    // Links in data files are relative to the folder of the language, wherever the table is drawn.
    var facts = InlineComposer(
      path: Chapter.introduction(language),
      language: language,
      quotationMarks: words.titleMarks,
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
    let title = inlines.runs(ofLine: caption ?? query.table.caption[language])
    let full = tableCaption(title, rows: rows.count, columns: header.count)
    return .table(ArticleTable(number: tables, caption: full, header: header, rows: rows))
  }

  private func tableCaption(_ title: [Run], rows: Int, columns: Int) -> [Run] {
    let isEnded = title.plainText.last.map { ".!?…".contains($0) } ?? false
    let size = "\(words.rows(rows)), \(words.columns(columns))"
    let parts =
      runs(of: words.table(tables)) + [.text(" ")] + title + [.text(isEnded ? " " : ", ")]
      + runs(of: size, isEnglish: words.english.contains(words.columns(columns))) + [.text(".")]
    return parts.mergingForeignNames
  }

  /// The runs of interface text, which is English where the language lacks it.
  private func runs(of text: String, isEnglish: Bool? = nil) -> [Run] {
    isEnglish ?? words.english.contains(text)
      ? [.text(text, language: "en")] : inlines.runs(of: text)
  }
}
