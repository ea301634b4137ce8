import BookModel
import Localization

extension ReferenceComposer {
  private var events: DataTable? { book.tables["timeline"] }

  var timeline: [Article] {
    guard let table = events else { return [] }
    let periods = self.periods(of: table)
    let subjects = self.subjects(of: table)
    let title = words.knowledge.timeline
    let contents: [ArticleBlock] = [
      heading(1, anchor: "milestones", runs(words.knowledge.milestones)),
      milestones(of: table, periods: periods),
      heading(2, anchor: "years", runs(words.knowledge.years)),
      list(periods),
      heading(3, anchor: "subjects", runs(words.knowledge.subjects)),
      list(subjects),
    ]
    let path = ReferencePage.timeline.path(language: language)
    return [article(at: path, title.title, title.lead, contents)]
      + periods.map { period in
        article(
          at: period.page,
          "\(title.title), \(period.title)",
          title.lead,
          years(of: period, in: table),
          within: .timeline
        )
      }
      + subjects.map { subject in
        article(
          at: subject.page,
          words.knowledge.eventsOf(subject.title),
          title.lead,
          [facts(subject, of: table, periods: periods)],
          within: .timeline
        )
      }
  }

  private func list(_ groups: [EventGroup]) -> ArticleBlock {
    let items = groups.map { group -> [ArticleBlock] in
      let link = Run.link(
        .page(group.page, anchor: group.anchor),
        runs(group.linkName ?? group.title)
      )
      return [.paragraph([link] + runs(": \(words.knowledge.events(group.rows.count))"))]
    }
    return .list(of: items)
  }

  /// The most important events, each with its source.
  ///
  /// These are the rows marked as milestones, or else the first event of each year.
  private func milestones(of table: DataTable, periods: [EventGroup]) -> ArticleBlock {
    let dated = table.rows.filter { year(of: $0) != nil }
    let marked = dated.filter { $0.values["milestone"] != nil }
    var years: Set<Int> = []
    let firsts = dated.filter { row in year(of: row).map { years.insert($0).inserted } ?? false }
    let columns = Dictionary(table.columns.map { ($0.key, $0) }) { first, _ in first }
    let items = (marked.isEmpty ? firsts : marked).map { row -> [ArticleBlock] in
      func text(_ key: String) -> [Run] {
        columns[key].map { runs(ofLine: table.text(of: row, in: $0, language: language)) } ?? []
      }
      let (release, source) = (text("release"), text("source"))
      let name: [Run] = release.isEmpty ? [] : [.text(", ")] + release
      let origin = runs(words.knowledge.sourceKey + ": ") + source
      return [.paragraph(day(of: row, text("date"), periods: periods) + name)]
        + [text("fact"), source.isEmpty ? [] : origin].filter { !$0.isEmpty }
        .map(ArticleBlock.paragraph)
    }
    return .list(of: items, style: .events)
  }

  /// The date of an event, linked to the event.
  ///
  /// All links with the same date lead to the first event of that day, so that a name has one
  /// target.
  private func day(of row: DataTable.Row, _ date: [Run], periods: [EventGroup]) -> [Run] {
    guard let table = events,
      let period = periods.first(where: { $0.rows.contains { $0.id == row.id } }),
      let first = period.rows.first(where: { $0.values["date"] == row.values["date"] })
    else { return date }
    // A bare year is unclear as the text of a link.
    if let year = Int(date.plainText) {
      let target = LinkTarget.page(period.page, anchor: Self.anchor(ofYear: year))
      return [.link(target, runs(words.knowledge.year(year)))]
    }
    let anchor = DataTable.anchor(of: first.id, in: table.name)
    return [.link(.page(period.page, anchor: anchor), date)]
  }

  private func years(of period: EventGroup, in table: DataTable) -> [ArticleBlock] {
    let years = Dictionary(grouping: period.rows) { year(of: $0) ?? 0 }.sorted { $0.key < $1.key }
    return years.enumerated().flatMap { index, year -> [ArticleBlock] in
      [
        heading(
          index + 1,
          anchor: Self.anchor(ofYear: year.key),
          runs(words.knowledge.year(year.key))
        ),
        self.table(
          number: index + 1,
          "\(table.caption[language]), \(year.key)",
          header: table.columns.map { $0.title[language] },
          rows: year.value.map { row in
            ArticleTable.Row(
              anchor: DataTable.anchor(of: row.id, in: table.name),
              cells: table.columns.map { column in
                runs(ofLine: table.text(of: row, in: column, language: language))
              }
            )
          }
        ),
      ]
    }
  }

  private func facts(
    _ subject: EventGroup,
    of table: DataTable,
    periods: [EventGroup]
  ) -> ArticleBlock {
    let columns = ["date", "release", "fact"].compactMap { key in
      table.columns.first { $0.key == key }
    }
    let rows = subject.rows.map { row -> ArticleTable.Row in
      let anchor = DataTable.anchor(of: row.id, in: table.name)
      var cells = columns.map { runs(ofLine: table.text(of: row, in: $0, language: language)) }
      cells[0] = day(of: row, cells[0], periods: periods)
      return ArticleTable.Row(anchor: anchor, cells: cells)
    }
    return self.table(
      number: 1,
      subject.title,
      header: columns.map { $0.title[language] },
      rows: rows
    )
  }
}
