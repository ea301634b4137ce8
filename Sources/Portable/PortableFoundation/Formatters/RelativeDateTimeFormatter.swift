public import Foundation

open class RelativeDateTimeFormatter: Formatter {
  public enum DateTimeStyle: Int, Sendable { case numeric, named }
  public enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }

  open var dateTimeStyle = DateTimeStyle.numeric
  open var unitsStyle = UnitsStyle.full
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var locale: Locale! = .ofDevice
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var calendar: Calendar! = .current

  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    text(of: Date().addingTimeInterval(timeInterval))
  }

  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    localizedString(fromTimeInterval: date.timeIntervalSince(referenceDate))
  }

  open override func string(for obj: Any?) -> String? { (obj as? Date).map(text(of:)) }

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
