/// What two views have in common while one becomes the other.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The set as a number.
  public let rawValue: UInt32

  /// Creates a set from its number.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The place.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Place and size.
  public static let frame = MatchedGeometryProperties(rawValue: 3)
}
