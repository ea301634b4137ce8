public import Foundation

extension UIScrollView {
  /// The look of the bars at the edges.
  public enum IndicatorStyle: Int, Sendable {
    /// As the screen.
    case `default` = 0
    /// Black.
    case black = 1
    /// White.
    case white = 2
  }

  /// How the keyboard goes when the content is scrolled.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Not at all.
    case none = 0
    /// At once.
    case onDrag = 1
    /// With the finger.
    case interactive = 2
    /// At once, with what stands above it.
    case onDragWithAccessory = 3
    /// With the finger, with what stands above it.
    case interactiveWithAccessory = 4
  }

  /// How fast scrolling comes to rest.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The factor for each millisecond.
    public var rawValue: CGFloat

    /// Creates a rate from its factor.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Slowly.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// Fast.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}
