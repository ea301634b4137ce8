/// What in a page is made a link.
public struct WKDataDetectorTypes: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Telephone numbers.
  public static let phoneNumber = WKDataDetectorTypes(rawValue: 1 << 0)
  /// Addresses of pages.
  public static let link = WKDataDetectorTypes(rawValue: 1 << 1)
  /// Addresses of houses.
  public static let address = WKDataDetectorTypes(rawValue: 1 << 2)
  /// Dates.
  public static let calendarEvent = WKDataDetectorTypes(rawValue: 1 << 3)
  /// Everything.
  public static let all = WKDataDetectorTypes(rawValue: .max)
}
