import BookModel
import Foundation

extension CalendarDay {
  /// The day that it is by the clock of this machine, where the day begins first.
  ///
  /// Whoever writes a day has that of their own place, and none of them is to come.
  static var newest: CalendarDay? {
    let east = TimeZone(secondsFromGMT: 14 * 3600) ?? .gmt
    return CalendarDay(
      Date.now.formatted(Date.ISO8601FormatStyle(timeZone: east).year().month().day())
    )
  }
}
