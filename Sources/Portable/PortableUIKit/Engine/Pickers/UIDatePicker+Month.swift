import Foundation

extension UIDatePicker: CalendarMonthOwner {
  var firstShownDate: Date { date }

  func isChosen(_ day: Date) -> Bool { words.calendar.isDate(day, inSameDayAs: date) }

  func allows(_ day: Date) -> Bool {
    let calendar = words.calendar
    if let earliest = minimumDate, day < calendar.startOfDay(for: earliest) { return false }
    if let latest = maximumDate, day > latest { return false }
    return isEnabled
  }

  func touched(_ day: Date) {
    choose(day.addingTimeInterval(date.timeIntervalSince(words.calendar.startOfDay(for: date))))
  }
}
