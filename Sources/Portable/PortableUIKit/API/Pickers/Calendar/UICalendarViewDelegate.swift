public import Foundation

/// An object that marks the days of a calendar.
@available(iOS 16.0, *)
@preconcurrency @MainActor
public protocol UICalendarViewDelegate: NSObjectProtocol {
  /// Gives the mark of a day; it is not asked, since marks are not spoken.
  func calendarView(
    _ calendarView: UICalendarView,
    decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration?
  /// Is called when another month is shown, which is not told here.
  func calendarView(
    _ calendarView: UICalendarView,
    didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  )
}

/// Apple's methods are optional: one that is left out changes nothing, or gives the usual answer.
@available(iOS 16.0, *)
extension UICalendarViewDelegate {
  /// Gives no mark.
  public func calendarView(
    _ calendarView: UICalendarView,
    decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration? { nil }
  /// Is called when another month is shown, which is not told here.
  public func calendarView(
    _ calendarView: UICalendarView,
    didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) {}
}
