/// What an observer is told of a change.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt

  /// Takes a raw value.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The new value.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The old value.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// The value there is when the observation begins.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// A message before each change; here there is none.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}
