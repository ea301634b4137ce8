package import BookModel
package import Diagnostics

/// Finds changes of chapters that are dated after a day.
///
/// The caller passes the day, so that the checks don't depend on a clock.
package func changes(in book: Book, after day: CalendarDay) -> [Diagnostic] {
  book.editions.flatMap { edition in
    edition.frontMatter.changes.compactMap { change -> Diagnostic? in
      guard let date = CalendarDay(change.date), date > day else { return nil }
      return Diagnostic(
        .futureChange,
        at: edition.frontMatterLocation(of: change.date, after: "changes"),
        "the change is dated \(change.date), which is in the future",
        help: "write the day of publication, such as '\(day)'"
      )
    }
  }
}

extension Rule {
  static let dateDependent: [Rule] = [.futureChange]

  static let futureChange = Rule(
    id: "future-change",
    explanation: """
      The list 'changes' tells readers what is new, by day. A day in the future is usually a typo in \
      the year or the month.
      """,
    readers: """
      The page would claim that it last changed in the future, and its feed entry would stay at the top \
      of every reader's list.
      """,
    wrong: "- date: 2062-11-22",
    right: "- date: 2026-11-22"
  )
}

extension Check {
  static let outdatedSources = Check(.outdatedSources, scope: .book) { checked in
    checked.book.tables.values.sorted { $0.name < $1.name }.flatMap { table in
      table.rows.compactMap { row in
        row.values["sources-read"]?.first.flatMap { finding(readOn: $0["en"], row, checked.today) }
      }
    }
  }

  private static func finding(
    readOn text: String,
    _ row: DataTable.Row,
    _ today: CalendarDay?
  ) -> Diagnostic? {
    guard let day = CalendarDay(text) else {
      let help = CalendarDay.help(for: text)
      return Diagnostic(.outdatedSources, at: row.location, "'\(text)' is not a date", help: help)
    }
    guard let today else { return nil }
    if day > today {
      return Diagnostic(
        .outdatedSources,
        at: row.location,
        "'sources-read' of '\(row.id)' is \(text), which is in the future",
        help: "write the day on which the sources were read"
      )
    }
    guard day.isMoreThanAYear(before: today) else { return nil }
    return Diagnostic(
      .outdatedSources,
      at: row.location,
      "the sources of '\(row.id)' were last read on \(text), over a year ago",
      help: "read them again, update the row, and set 'sources-read' to the day"
    )
  }
}

extension Rule {
  static let outdatedSources = Rule(
    id: "outdated-sources",
    severity: .warning,
    explanation: """
      The key 'sources-read' of a data row is the day on which its sources were last read. They must be \
      read again within a year, and the day must not be in the future. The clock of the machine that runs the \
      check decides.
      """,
    readers: "Readers would work around a defect that a newer system may have fixed long ago.",
    wrong: "sources-read: 2024-03-01, checked on 2 March 2025",
    right: "sources-read: 2025-03-02, after the sources were read again"
  )
}
