public import Foundation

/// A point of an area, from 0 to 1 in both directions.
public struct UnitPoint: Hashable, Sendable {
  /// From the beginning of the line, 0, to its end, 1.
  public var x: CGFloat
  /// From the top, 0, to the bottom, 1.
  public var y: CGFloat

  /// Creates a point.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The corner at the top where the line begins.
  public init() {
    self.init(x: 0, y: 0)
  }

  /// The corner at the top where the line begins.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the side where the line begins.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the side where the line ends.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the upper side.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the lower side.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The corner at the top where the line begins.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The corner at the top where the line ends.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The corner at the bottom where the line begins.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The corner at the bottom where the line ends.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
