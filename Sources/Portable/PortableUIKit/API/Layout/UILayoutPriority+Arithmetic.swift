extension UILayoutPriority: Comparable {
  /// Tells whether the first is the less important one.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

  /// Gives a priority that is more important by a number.
  public static func + (lhs: Self, rhs: Float) -> Self { Self(lhs.rawValue + rhs) }

  /// Gives a priority that is less important by a number.
  public static func - (lhs: Self, rhs: Float) -> Self { Self(lhs.rawValue - rhs) }

  /// Makes a priority more important by a number.
  public static func += (lhs: inout Self, rhs: Float) { lhs = lhs + rhs }

  /// Makes a priority less important by a number.
  public static func -= (lhs: inout Self, rhs: Float) { lhs = lhs - rhs }
}
