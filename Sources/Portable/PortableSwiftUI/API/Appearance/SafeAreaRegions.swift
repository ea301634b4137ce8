/// What of the screen is covered.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// The set as a number.
  public let rawValue: UInt

  /// Creates a set from its number.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Container.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// Keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All.
  public static let all = SafeAreaRegions(rawValue: .max)
}
