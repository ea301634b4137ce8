/// What of a date is chosen.
public struct DatePickerComponents: OptionSet, Sendable {
  /// The set as a number.
  public let rawValue: UInt

  /// Creates a set from its number.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The time of day.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day.
  public static let date = DatePickerComponents(rawValue: 2)
}
