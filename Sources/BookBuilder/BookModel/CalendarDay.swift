package struct CalendarDay: Hashable, Sendable {
  let text: String

  /// Parses an ISO 8601 day; `nil` if the format is different or the day doesn't exist.
  package init?(_ text: String) {
    guard let match = text.wholeMatch(of: /(\d{4})-(\d{2})-(\d{2})/),
      let year = Int(match.output.1), let month = Int(match.output.2),
      let day = Int(match.output.3), (1...12).contains(month)
    else { return nil }
    let isLeap = year.isMultiple(of: 4) && !year.isMultiple(of: 100) || year.isMultiple(of: 400)
    let days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    guard (1...days[month - 1]).contains(day) else { return nil }
    self.text = text
  }

  package func isMoreThanAYear(before other: CalendarDay) -> Bool {
    // ISO 8601 days sort as text.
    (year + 1, text.dropFirst(4)) < (other.year, other.text.dropFirst(4))
  }

  private var year: Int { Int(text.prefix(4)) ?? 0 }
}

extension CalendarDay: Comparable {
  package static func < (first: CalendarDay, second: CalendarDay) -> Bool {
    first.text < second.text
  }
}

extension CalendarDay: CustomStringConvertible {
  package var description: String { text }
}
