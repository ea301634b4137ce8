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
