public import Foundation

/// The space at each side of an area, in points.
public struct EdgeInsets: Hashable, Sendable {
  /// The space above.
  public var top: CGFloat
  /// The space where the line begins.
  public var leading: CGFloat
  /// The space below.
  public var bottom: CGFloat
  /// The space where the line ends.
  public var trailing: CGFloat

  /// Creates the space at each side.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No space.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// The same space at some sides.
  init(_ edges: Edge.Set, _ length: CGFloat) {
    self.init(
      top: edges.contains(.top) ? length : 0,
      leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0
    )
  }
}
