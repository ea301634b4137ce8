import Foundation

/// What shows a month of days: it knows which of them are chosen and allowed.
@MainActor
protocol CalendarMonthOwner: AnyObject {
  /// The words and the calendar of the language.
  var words: DateWords { get }
  /// A date in the month that is shown first.
  var firstShownDate: Date { get }

  /// Tells whether a day is chosen.
  func isChosen(_ day: Date) -> Bool
  /// Tells whether a day can be chosen.
  func allows(_ day: Date) -> Bool
  /// Takes over the day that the user touched.
  func touched(_ day: Date)
}
