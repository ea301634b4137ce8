import Foundation

/// The days of a calendar, and what a touch on them does.
extension UICalendarView {
  /// Shows again what is chosen.
  func selectionDidChange() {
    month.markChosen()
  }
}

@available(iOS 16.0, *)
extension UICalendarView: CalendarMonthOwner {
  final var words: DateWords {
    var calendar = calendar
    calendar.timeZone = timeZone ?? TimeZone(identifier: "UTC") ?? .current
    calendar.locale = locale
    return DateWords(calendar: calendar, locale: locale)
  }

  final var firstShownDate: Date { shownDate }

  final func isChosen(_ day: Date) -> Bool {
    selectionBehavior?.chosen.contains { components in
      words.calendar.date(from: components).map { words.calendar.isDate($0, inSameDayAs: day) }
        ?? false
    } ?? false
  }

  final func allows(_ day: Date) -> Bool {
    guard let selectionBehavior, availableDateRange.contains(day) else { return false }
    return selectionBehavior.allows(components(of: day))
  }

  final func touched(_ day: Date) {
    selectionBehavior?.touched(components(of: day))
  }

  private func components(of day: Date) -> DateComponents {
    words.calendar.dateComponents([.calendar, .era, .year, .month, .day], from: day)
  }
}
