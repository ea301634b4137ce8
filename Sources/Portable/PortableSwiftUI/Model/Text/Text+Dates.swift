public import Foundation
import PortableFoundation
import PortableUIKit

extension Text {
  public enum DateStyle: Hashable, Sendable { case time, date, relative, offset, timer }

  /// Shows a date, or the time from now to it, which doesn't advance here.
  ///
  /// Source: the examples in Apple's documentation of the styles; certainty A for their form, C
  /// for how VoiceOver reads them.
  public init(_ date: Date, style: DateStyle) {
    switch style {
    case .time: self.init(date, format: Self.form(date: .omitted, time: .shortened))
    case .date: self.init(date, format: Self.form(date: .long, time: .omitted))
    case .relative: self.init(verbatim: Self.distance(to: date, units: 2))
    case .offset:
      let sign = date < .now ? "-" : "+"
      self.init(verbatim: sign + Self.distance(to: date, units: 1))
    case .timer: self.init(verbatim: Self.clock(abs(date.timeIntervalSinceNow)))
    }
  }

  /// Shows a timer; here it stands still at the time when it was shown.
  public init(
    timerInterval: ClosedRange<Date>,
    pauseTime: Date? = nil,
    countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    let now = min(max(pauseTime ?? .now, timerInterval.lowerBound), timerInterval.upperBound)
    let seconds =
      countsDown
      ? timerInterval.upperBound.timeIntervalSince(now)
      : now.timeIntervalSince(timerInterval.lowerBound)
    self.init(verbatim: Self.clock(seconds, showsHours: showsHours))
  }

  public init(_ dates: ClosedRange<Date>) {
    let style = Self.form(date: .omitted, time: .shortened)
    let ends = [dates.lowerBound, dates.upperBound].map { $0.formatted(style) }
    self.init(verbatim: ends.joined(separator: " – "))
  }

  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

  static func form(
    date: Date.FormatStyle.DateStyle,
    time: Date.FormatStyle.TimeStyle
  ) -> Date.FormatStyle { Date.FormatStyle(date: date, time: time, locale: .ofDevice) }

  private static func distance(to date: Date, units: Int) -> String {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = .full
    formatter.allowedUnits = [.year, .month, .day, .hour, .minute, .second]
    formatter.maximumUnitCount = units
    // Half a second keeps the unit while a view is being built.
    return formatter.string(from: abs(date.timeIntervalSinceNow) + 0.5) ?? ""
  }

  private static func clock(_ interval: TimeInterval, showsHours: Bool = true) -> String {
    let seconds = Int(interval.rounded())
    let (hours, minutes) = showsHours ? (seconds / 3600, seconds / 60 % 60) : (0, seconds / 60)
    let rest = String(format: "%02d", seconds % 60)
    return hours > 0 ? String(format: "%d:%02d:", hours, minutes) + rest : "\(minutes):\(rest)"
  }
}
