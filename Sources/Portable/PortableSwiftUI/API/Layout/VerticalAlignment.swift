import Foundation

/// Where a view stands from top to bottom.
public struct VerticalAlignment: Hashable, Sendable {
  /// From 0, the top, to 1, the bottom.
  let part: CGFloat

  /// At the top.
  public static let top = VerticalAlignment(part: 0)
  /// In the middle.
  public static let center = VerticalAlignment(part: 0.5)
  /// At the bottom.
  public static let bottom = VerticalAlignment(part: 1)
  /// On the first line of text; texts of one size stand as if their tops were aligned.
  public static let firstTextBaseline = VerticalAlignment(part: 0)
  /// On the last line of text; texts of one size stand as if their bottoms were aligned.
  public static let lastTextBaseline = VerticalAlignment(part: 1)
}
