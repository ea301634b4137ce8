/// Which view of a group gets the focus of a keyboard; the highest one.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
  /// The number.
  public var rawValue: Int

  /// Creates a priority from a number.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The one to ignore.
  public static let ignored = Self(rawValue: 0)
  /// The one that had the focus before.
  public static let previouslyFocused = Self(rawValue: 1000)
  /// The one that is preferred.
  public static let prioritized = Self(rawValue: 2000)
  /// The one that has the focus.
  public static let currentlyFocused = Self(rawValue: Int.max)
}
