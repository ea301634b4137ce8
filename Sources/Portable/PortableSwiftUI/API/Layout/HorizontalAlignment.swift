import Foundation

/// Where a view stands along the line.
public struct HorizontalAlignment: Hashable, Sendable {
  /// From 0, the beginning of the line, to 1, its end.
  let part: CGFloat

  /// At the beginning.
  public static let leading = HorizontalAlignment(part: 0)
  /// In the middle.
  public static let center = HorizontalAlignment(part: 0.5)
  /// At the end.
  public static let trailing = HorizontalAlignment(part: 1)
  /// At the beginning of the separators of a list.
  public static let listRowSeparatorLeading = HorizontalAlignment(part: 0)
}
