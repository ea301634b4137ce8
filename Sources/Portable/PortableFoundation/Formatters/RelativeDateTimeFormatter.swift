public import Foundation

/// A formatter of distances in time, such as “2 hours ago”.
open class RelativeDateTimeFormatter: Formatter {
  /// Whether near days have names.
  public enum DateTimeStyle: Int, Sendable {
    /// “1 day ago”.
    case numeric = 0
    /// “yesterday”.
    case named = 1
  }

  /// How units are written.
  public enum UnitsStyle: Int, Sendable {
    /// “2 months ago”.
    case full = 0
    /// “two months ago”.
    case spellOut = 1
    /// “2 mo. ago”.
    case short = 2
    /// “2 mo. ago”, as short as it gets.
    case abbreviated = 3
  }

  /// Whether near days have names.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// How units are written.
  open var unitsStyle = UnitsStyle.full
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The language; that of the device at first.
  open var locale: Locale! = .ofDevice
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The calendar.
  open var calendar: Calendar! = .current

  /// Gives a distance in seconds from now.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    text(of: Date().addingTimeInterval(timeInterval))
  }

  /// Gives the distance of a date from another.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    localizedString(fromTimeInterval: date.timeIntervalSince(referenceDate))
  }

  /// Gives the distance of a date from now; `nil` for anything else.
  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map(text(of:))
  }

  private func text(of date: Date) -> String {
    let presentation: Date.RelativeFormatStyle.Presentation =
      dateTimeStyle == .named ? .named : .numeric
    let units: Date.RelativeFormatStyle.UnitsStyle =
      switch unitsStyle {
      case .full: .wide
      case .spellOut: .spellOut
      case .short: .abbreviated
      case .abbreviated: .narrow
      }
    return date.formatted(
      Date.RelativeFormatStyle(
        presentation: presentation,
        unitsStyle: units,
        locale: locale ?? .ofDevice,
        calendar: calendar ?? .current
      )
    )
  }
}
