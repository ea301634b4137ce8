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

  /// How to write a text that is no day of ISO 8601, such as `20.11.2026` or `2026/11/20`.
  package static func help(for text: String) -> String {
    let numbers = text.split { ".-/".contains($0) }
    let isReversed = text.contains(".")
    guard numbers.count == 3, numbers.allSatisfy({ $0.utf8.count < 5 && Int($0) != nil }) else {
      return "write it as in 'YYYY-MM-DD'"
    }
    let parts = (isReversed ? numbers.reversed() : numbers).map { part in
      part.count == 1 ? "0\(part)" : String(part)
    }
    guard let day = CalendarDay(parts.joined(separator: "-")) else {
      return "write it as in 'YYYY-MM-DD'"
    }
    return "write it as '\(day)'"
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
