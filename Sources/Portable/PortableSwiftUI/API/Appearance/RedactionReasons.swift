/// Why content is not shown as it is.
public struct RedactionReasons: OptionSet, Sendable {
  /// The set as a number.
  public let rawValue: Int

  /// Creates a set from its number.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// It is not there yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// It is private.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// It is old.
  public static let invalidated = RedactionReasons(rawValue: 4)
}
