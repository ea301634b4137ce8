extension CalendarDay {
  /// A day as it is spoken in English, such as “21 November 2026”; a text that is no day stays as it
  /// is.
  static func inEnglish(_ day: String) -> String {
    inWords(day, months: english)
  }

  /// A day as it is spoken in Russian, such as «21 ноября 2026 года».
  static func inRussian(_ day: String) -> String {
    let words = inWords(day, months: russian)
    return words == day ? day : words + " года"
  }

  private static func inWords(_ day: String, months: [String]) -> String {
    let numbers = day.split(separator: "-").compactMap { Int($0) }
    guard numbers.count == 3, months.indices.contains(numbers[1] - 1) else { return day }
    return "\(numbers[2]) \(months[numbers[1] - 1]) \(numbers[0])"
  }

  private static let english = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  private static let russian = [
    "января", "февраля", "марта", "апреля", "мая", "июня", "июля", "августа", "сентября",
    "октября", "ноября", "декабря",
  ]
}
