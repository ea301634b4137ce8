/// How much a message in the diary of the app matters.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: UInt8

  /// Creates a level from its number.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// As usual.
  public static let `default` = OSLogType(rawValue: 0)
  /// It helps.
  public static let info = OSLogType(rawValue: 1)
  /// It helps to find a mistake.
  public static let debug = OSLogType(rawValue: 2)
  /// A failure.
  public static let error = OSLogType(rawValue: 16)
  /// A mistake of the program.
  public static let fault = OSLogType(rawValue: 17)
}
