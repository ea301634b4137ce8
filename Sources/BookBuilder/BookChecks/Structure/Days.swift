package import BookModel
package import Diagnostics

/// The changes of chapters that are dated later than a day.
///
/// The day comes from whoever has a clock; what a book says depends on nothing else.
package func changes(in book: Book, after day: CalendarDay) -> [Diagnostic] {
  book.editions.flatMap { edition in
    edition.frontMatter.changes.compactMap { change -> Diagnostic? in
      guard let date = CalendarDay(change.date), date > day else { return nil }
      return Diagnostic(
        .futureChange,
        at: edition.frontMatterLocation(of: change.date, after: "changes"),
        "the change is dated \(change.date), which is not here yet",
        help: "write the day on which readers get it, such as '\(day)'"
      )
    }
  }
}

extension Rule {
  /// The kinds of findings that depend on the day.
  static let dated: [Rule] = [.futureChange]

  static let futureChange = Rule(
    id: "future-change",
    explanation: """
      The list 'changes' tells by day what is new to readers. A day that has not come yet is most \
      often a slip in the year or the month.
      """,
    readers: """
      The page would say under its title that it last changed on a day that is still to come, and the \
      feed would stay at the top of every reader's list.
      """,
    wrong: "- date: 2062-11-22",
    right: "- date: 2026-11-22"
  )
}

extension Check {
  /// Finds facts that nobody has compared with their sources for a year, and days that are to come.
  static let lookedAt = Check(.lookedAt, scope: .book) { checked in
    checked.book.tables.values.sorted { $0.name < $1.name }.flatMap { table in
      table.rows.compactMap { row in
        row.values["looked-at"]?.first.flatMap { finding(looked: $0["en"], row, checked.today) }
      }
    }
  }

  /// What is wrong with the day on which the sources of a row were read.
  private static func finding(
    looked text: String,
    _ row: DataTable.Row,
    _ today: CalendarDay?
  ) -> Diagnostic? {
    guard let day = CalendarDay(text) else {
      let help = "write it as '2026-11-21'"
      return Diagnostic(.lookedAt, at: row.location, "'\(text)' is no day", help: help)
    }
    guard let today else { return nil }
    if day > today {
      return Diagnostic(
        .lookedAt,
        at: row.location,
        "the sources of '\(row.id)' are said to be read on \(text), a day that is to come",
        help: "write the day on which they were read"
      )
    }
    guard day.isMoreThanAYear(before: today) else { return nil }
    return Diagnostic(
      .lookedAt,
      at: row.location,
      "nobody has looked at '\(row.id)' for a year: its sources were read on \(text)",
      help: "read them again, tell what changed, and write the day into 'looked-at'"
    )
  }
}

extension Rule {
  static let lookedAt = Rule(
    id: "looked-at",
    severity: .warning,
    explanation: """
      A row of data that says under 'looked-at' on which day its sources were read is to be read again \
      within a year. The day must be one, and not be one to come. The year ends by the clock of \
      the machine that checks.
      """,
    readers: """
      Readers would work around a defect that a newer system may have mended long ago.
      """,
    wrong: "looked-at: 2024-03-01, checked on 2 March 2025",
    right: "looked-at: 2025-03-02, after the sources were read again"
  )
}
