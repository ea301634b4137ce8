public import Foundation

public struct Alignment: Hashable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center,
    vertical: .firstTextBaseline
  )
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading,
    vertical: .firstTextBaseline
  )

  func origin(of size: CGSize, in area: CGRect) -> CGPoint {
    CGPoint(
      x: area.minX + (area.width - size.width) * horizontal.part,
      y: area.minY + (area.height - size.height) * vertical.part
    )
  }
}

public struct HorizontalAlignment: Hashable, Sendable {
  let part: CGFloat

  public static let leading = HorizontalAlignment(part: 0)
  public static let center = HorizontalAlignment(part: 0.5)
  public static let trailing = HorizontalAlignment(part: 1)
  public static let listRowSeparatorLeading = HorizontalAlignment(part: 0)
}

public struct VerticalAlignment: Hashable, Sendable {
  let part: CGFloat

  public static let top = VerticalAlignment(part: 0)
  public static let center = VerticalAlignment(part: 0.5)
  public static let bottom = VerticalAlignment(part: 1)
  /// Aligns tops, as if all texts had the same size.
  public static let firstTextBaseline = VerticalAlignment(part: 0)
  public static let lastTextBaseline = VerticalAlignment(part: 1)
}

public struct UnitPoint: Hashable, Sendable {
  public var x: CGFloat
  public var y: CGFloat

  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  public init() { self.init(x: 0, y: 0) }

  public static let zero = UnitPoint(x: 0, y: 0)
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  public static let leading = UnitPoint(x: 0, y: 0.5)
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  public static let top = UnitPoint(x: 0.5, y: 0)
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  public static let topLeading = UnitPoint(x: 0, y: 0)
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
