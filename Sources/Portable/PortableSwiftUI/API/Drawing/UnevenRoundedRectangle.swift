public import Foundation

/// A rectangle whose corners are not all alike.
public struct UnevenRoundedRectangle: InsettableShape {
  /// Takes the radius of each corner, in points.
  public nonisolated init(
    topLeadingRadius: CGFloat = 0,
    bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {}

  /// The line around the figure in an area, in points.
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle whose corners are not all alike.
  public static nonisolated func rect(
    topLeadingRadius: CGFloat = 0,
    bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle { UnevenRoundedRectangle() }
}
