import Foundation

/// Dates and times in words.
struct DateWords {
  let calendar: Calendar
  let locale: Locale

  /// Gives a date, such as "Nov 21, 2026" or "Saturday, November 21".
  func text(of date: Date, template: String) -> String {
    let formatter = DateFormatter()
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    formatter.locale = locale
    formatter.setLocalizedDateFormatFromTemplate(template)
    // A narrow space before "AM" is a matter of print.
    return formatter.string(from: date).replacingOccurrences(of: "\u{202F}", with: " ")
  }

  /// The names of the months as they stand alone.
  var months: [String] {
    let formatter = DateFormatter()
    formatter.locale = locale
    return formatter.standaloneMonthSymbols
  }

  /// Whether hours are counted up to 12 and followed by a half of the day.
  var usesHalves: Bool { text(of: Date(timeIntervalSince1970: 0), template: "j").count > 2 }

  /// The names of the halves of the day.
  var halves: [String] {
    let formatter = DateFormatter()
    formatter.locale = locale
    return [formatter.amSymbol, formatter.pmSymbol]
  }
}
