import Foundation

/// Where a view stands in a larger area.
public struct Alignment: Hashable, Sendable {
  /// Along the line.
  public var horizontal: HorizontalAlignment
  /// From top to bottom.
  public var vertical: VerticalAlignment

  /// Creates an alignment.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// In the middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// At the beginning of the line.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// At the end of the line.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// At the top.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// At the bottom.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// At the top, where the line begins.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// At the top, where the line ends.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// At the bottom, where the line begins.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// At the bottom, where the line ends.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// In the middle, on the first line of text.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center,
    vertical: .firstTextBaseline
  )
  /// At the beginning, on the first line of text.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading,
    vertical: .firstTextBaseline
  )

  /// The corner of something that stands in an area.
  func origin(of size: CGSize, in area: CGRect) -> CGPoint {
    CGPoint(
      x: area.minX + (area.width - size.width) * horizontal.part,
      y: area.minY + (area.height - size.height) * vertical.part
    )
  }
}
