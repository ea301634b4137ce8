public import Foundation

/// A size that a view is offered, in points.
public struct ProposedViewSize: Hashable, Sendable {
  /// The width; `nil` asks for the view's own.
  public var width: CGFloat?
  /// The height; `nil` asks for the view's own.
  public var height: CGFloat?

  /// No room.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// The view's own size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// All the room there could be.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Creates an offer.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Creates an offer of a size.
  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// The size with something in place of what is not said.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  /// The offer without the room for something else.
  func less(_ size: CGSize) -> ProposedViewSize {
    ProposedViewSize(
      width: width.map { max(0, $0 - size.width) },
      height: height.map { max(0, $0 - size.height) }
    )
  }
}
