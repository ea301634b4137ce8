public import Foundation

/// What is chosen in a calendar; one of the classes below it decides how.
@available(iOS 16.0, *)
@preconcurrency @MainActor
open class UICalendarSelection: NSObject {
  final weak var view: UICalendarView?

  /// Asks again which days can be chosen.
  open func updateSelectableDates() {
    view?.setNeedsLayout()
  }

  // The days that are chosen.
  var chosen: [DateComponents] { [] }

  // Whether a day can be chosen.
  func allows(_ day: DateComponents) -> Bool { false }

  // Takes over the day that the user touched.
  func touched(_ day: DateComponents) {}

  /// Tells whether two days are the same.
  static func isSame(_ one: DateComponents, _ other: DateComponents) -> Bool {
    (one.year, one.month, one.day) == (other.year, other.month, other.day)
  }
}
