public import Foundation

/// Walls from which views bounce; nothing moves here.
@preconcurrency @MainActor
open class UICollisionBehavior: UIDynamicBehavior {
  /// What bounces.
  public struct Mode: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Views from each other.
    public static let items = Mode(rawValue: 1 << 0)
    /// Views from walls.
    public static let boundaries = Mode(rawValue: 1 << 1)
    /// Both.
    public static let everything = Mode(rawValue: .max)
  }

  /// The views.
  open private(set) var items: [any UIDynamicItem]
  /// What bounces.
  open var collisionMode = UICollisionBehavior.Mode.everything
  /// Whether the edges of the view are walls.
  open var translatesReferenceBoundsIntoBoundary = false

  /// Creates walls for views.
  public init(items: [any UIDynamicItem] = []) {
    self.items = items
    super.init()
  }

  /// Adds a view.
  open func addItem(_ item: any UIDynamicItem) {
    items.append(item)
  }

  /// Takes a view away.
  open func removeItem(_ item: any UIDynamicItem) {
    items.removeAll { $0 === item }
  }

  /// Adds a straight wall.
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint)
  {}

  /// Adds a wall along an outline.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {}
}
