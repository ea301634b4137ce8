/// The sides at which a bubble may stand.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Below.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// Above.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// At the right.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// At the left.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// Anywhere.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// Not known.
  public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
}
