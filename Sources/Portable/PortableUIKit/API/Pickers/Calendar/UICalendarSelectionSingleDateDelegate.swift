public import Foundation

/// An object that is asked and told of the choice of a day.
@available(iOS 16.0, *)
@preconcurrency @MainActor
public protocol UICalendarSelectionSingleDateDelegate: AnyObject {
  /// Is called when the user chose a day.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate,
    didSelectDate dateComponents: DateComponents?
  )
  /// Tells whether a day can be chosen.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate,
    canSelectDate dateComponents: DateComponents?
  ) -> Bool
}

/// Apple's method is optional.
@available(iOS 16.0, *)
extension UICalendarSelectionSingleDateDelegate {
  /// Lets the day be chosen.
  public func dateSelection(
    _ selection: UICalendarSelectionSingleDate,
    canSelectDate dateComponents: DateComponents?
  ) -> Bool { true }
}
