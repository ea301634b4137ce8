import BookModel
import Localization

extension ReferenceComposer {
  /// Rows that stand on a page of their own.
  struct EventGroup {
    var page: PagePath
    var title: String
    /// The words of a link to the page, where the title is digits alone, which say nothing in a list of
    /// links.
    var linkName: String?
    /// The place on the page, where it is that of one year, to which other links of the same name lead.
    var anchor: String?
    var rows: [DataTable.Row]
  }

  /// Few years a page, so that none is long; what was before is one page.
  func periods(of table: DataTable) -> [EventGroup] {
    let first = 2005
    let length = 3
    let dated = table.rows.compactMap { row in year(of: row).map { (row, $0) } }
    let newest = dated.map(\.1).max() ?? first
    let groups = Dictionary(grouping: dated) {
      $0.1 < first ? first - length : $0.1 - ($0.1 - first) % length
    }
    return groups.sorted { $0.key < $1.key }.map { start, rows in
      // The newest page promises no year that nothing is known of.
      let last = min(start + length - 1, newest)
      return EventGroup(
        page: .table(
          start < first ? "timeline-before-\(first)" : "timeline-\(start)",
          language: language
        ),
        title: start < first
          ? words.knowledge.before(first)
          : start == last ? "\(start)" : words.knowledge.period("\(start)", "\(last)"),
        linkName: start >= first && start == last ? words.knowledge.year(start) : nil,
        anchor: start >= first && start == last ? Self.anchor(ofYear: start) : nil,
        rows: rows.map(\.0)
      )
    }
  }

  /// What happened to each subject, such as a technology.
  func subjects(of table: DataTable) -> [EventGroup] {
    guard let column = table.columns.first(where: { $0.key == "category" }) else { return [] }
    let groups = Dictionary(grouping: table.rows.filter { year(of: $0) != nil }) { row in
      row.values["category"]?.first?["en"] ?? ""
    }
    return groups.map { key, rows in
      EventGroup(
        page: .table("timeline-\(key)", language: language),
        title: column.words[key]?[language] ?? key,
        rows: rows
      )
    }
    .sorted { $0.title < $1.title }
  }

  /// The name of the place of a year on its page.
  static func anchor(ofYear year: Int) -> String { "year-\(year)" }

  /// The year of an event, or the first year of one that lasted; `nil` for a row that is no event.
  func year(of row: DataTable.Row) -> Int? {
    guard row.values["date"] != nil, let text = row.values["year"]?.first?["en"] else { return nil }
    return Int(text.prefix(4))
  }
}
