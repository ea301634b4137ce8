extension VerticalEdge {
  /// Both sides, one or none.
  public struct Set: OptionSet, Sendable {
    /// The set as a number.
    public let rawValue: Int8

    /// Creates a set from its number.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Top.
    public static let top = Set(rawValue: 1)
    /// Bottom.
    public static let bottom = Set(rawValue: 2)
    /// All.
    public static let all = Set(rawValue: 3)
  }
}
