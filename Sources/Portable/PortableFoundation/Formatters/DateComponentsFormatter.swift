public import Foundation

/// A formatter of durations, such as “1 minute, 15 seconds”.
///
/// Foundation on Linux doesn't have it, and players and timers often format durations. The output
/// is in the device's language.
open class DateComponentsFormatter: Formatter {
  public enum UnitsStyle: Int, Sendable {
    case positional, abbreviated, short, full, spellOut, brief
  }

  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  open var unitsStyle = UnitsStyle.positional
  open var allowedUnits: NSCalendar.Unit = []
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  open var maximumUnitCount = 0
  open var calendar: Calendar?
  open var referenceDate: Date?
  open var allowsFractionalUnits = false
  open var collapsesLargestUnit = false
  open var includesApproximationPhrase = false
  open var includesTimeRemainingPhrase = false
  open var formattingContext = Formatter.Context.unknown

  open class func localizedString(
    from components: DateComponents,
    unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  open func string(from components: DateComponents) -> String? {
    let values = [
      components.year, components.month, components.weekOfMonth, components.day, components.hour,
      components.minute, components.second,
    ]
    let isOnlyMentioned = allowedUnits.isEmpty
    let amounts = values.enumerated()
      .compactMap { index, value -> (unit: Int, count: Int)? in
        guard isOnlyMentioned || allowedUnits.contains(Self.units[index]) else { return nil }
        guard value != nil || !isOnlyMentioned else { return nil }
        return (index, value ?? 0)
      }
    return text(of: amounts)
  }

  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite, abs(ti) < 1e15 else { return nil }
    let reference = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return string(from: reference, to: reference.addingTimeInterval(ti))
  }

  open func string(from startDate: Date, to endDate: Date) -> String? {
    var calendar = calendar ?? Calendar(identifier: .gregorian)
    if self.calendar == nil { calendar.timeZone = .gmt }
    let units: NSCalendar.Unit =
      allowedUnits.isEmpty ? [.day, .hour, .minute, .second] : allowedUnits
    let parts: [(NSCalendar.Unit, Calendar.Component)] = [
      (.year, .year), (.month, .month), (.weekOfMonth, .weekOfMonth), (.day, .day),
      (.hour, .hour), (.minute, .minute), (.second, .second),
    ]
    let wanted = Set(parts.filter { units.contains($0.0) }.map(\.1))
    return string(from: calendar.dateComponents(wanted, from: startDate, to: endDate))
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? DateComponents).flatMap(string(from:))
  }

  private static let units: [NSCalendar.Unit] = [
    .year, .month, .weekOfMonth, .day, .hour, .minute, .second,
  ]

  private var language: String {
    let locale = calendar?.locale ?? .ofDevice
    let tag = locale.identifier.isEmpty ? Locale.ofDevice.identifier : locale.identifier
    return String(tag.lowercased().prefix(2))
  }

  private func text(of amounts: [(unit: Int, count: Int)]) -> String? {
    guard !amounts.isEmpty else { return nil }
    let shown = withoutZeros(amounts)
    let limited = maximumUnitCount > 0 ? Array(shown.prefix(maximumUnitCount)) : shown
    if unitsStyle == .positional { return positional(limited) }
    return DurationText(language: language, style: unitsStyle).join(limited)
  }

  private func withoutZeros(_ amounts: [(unit: Int, count: Int)]) -> [(unit: Int, count: Int)] {
    var behavior = zeroFormattingBehavior
    if behavior.contains(.default) {
      behavior = unitsStyle == .positional ? .dropLeading : .dropAll
    }
    var rest = amounts[...]
    if behavior.contains(.dropLeading) { rest = rest.drop { $0.count == 0 } }
    var result = Array(rest)
    if behavior.contains(.dropTrailing) {
      while result.last?.count == 0 { result.removeLast() }
    }
    if behavior.contains(.dropMiddle), result.count > 2 {
      result = result.enumerated()
        .filter { $0.offset == 0 || $0.offset == result.count - 1 || $0.element.count != 0 }
        .map(\.element)
    }
    // A zero duration is written as zero of the smallest unit.
    return result.isEmpty ? amounts.suffix(1) : result
  }

  private func positional(_ amounts: [(unit: Int, count: Int)]) -> String {
    let isPadded = zeroFormattingBehavior.contains(.pad)
    return amounts.enumerated()
      .map { index, amount in
        let digits = String(abs(amount.count))
        let sign = amount.count < 0 && index == 0 ? "-" : ""
        let needsTwo = index > 0 || isPadded
        return sign + (needsTwo && digits.count < 2 ? "0" + digits : digits)
      }
      .joined(separator: ":")
  }
}
