/// How many pictures a second an animation can do with.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The smallest number.
  public var minimum: Float
  /// The largest number.
  public var maximum: Float
  /// The number that suits best; 0 leaves it to the system.
  public var preferred: Float?

  /// Creates a range.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// What the system chooses.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}
