/// Across or from top to bottom.
public enum Axis: Int8, CaseIterable, Sendable {
  /// Across.
  case horizontal = 0
  /// From top to bottom.
  case vertical = 1

  /// Several axes.
  public struct Set: OptionSet, Sendable {
    /// The set as a number.
    public let rawValue: Int8

    /// Creates a set from its number.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Across.
    public static let horizontal = Set(rawValue: 1)
    /// From top to bottom.
    public static let vertical = Set(rawValue: 2)
  }
}
