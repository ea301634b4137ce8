import BookModel
import Localization

extension ReferenceComposer {
  struct EventGroup {
    var page: PagePath
    var title: String
    /// A clearer text for links to the page, if its title is only a number.
    var linkName: String?
    /// The anchor of the year, for a page of a single year.
    ///
    /// Other links with the same text lead there.
    var anchor: String?
    var rows: [DataTable.Row]
  }

  /// Groups events by three years, to keep pages short; older events share a page.
  func periods(of table: DataTable) -> [EventGroup] {
    let first = 2005
    let length = 3
    let dated = table.rows.compactMap { row in year(of: row).map { (row, $0) } }
    let newest = dated.map(\.1).max() ?? first
    let groups = Dictionary(grouping: dated) {
      $0.1 < first ? first - length : $0.1 - ($0.1 - first) % length
    }
    return groups.sorted { $0.key < $1.key }.map { start, rows in
      // Don't promise years without events.
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

  /// Groups events by subject, such as a technology.
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

  static func anchor(ofYear year: Int) -> String { "year-\(year)" }

  /// The year of an event, or the first year of a range; `nil` for a row that isn't an event.
  func year(of row: DataTable.Row) -> Int? {
    guard row.values["date"] != nil, let text = row.values["year"]?.first?["en"] else { return nil }
    return Int(text.prefix(4))
  }
}
