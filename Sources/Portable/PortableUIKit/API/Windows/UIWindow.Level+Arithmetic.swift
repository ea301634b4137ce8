public import Foundation

extension UIWindow.Level: Comparable {
  /// Tells whether the first is the lower one.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

  /// Gives a level that is higher by a number.
  public static func + (lhs: Self, rhs: CGFloat) -> Self { Self(rawValue: lhs.rawValue + rhs) }

  /// Gives a level that is lower by a number.
  public static func - (lhs: Self, rhs: CGFloat) -> Self { Self(rawValue: lhs.rawValue - rhs) }
}
