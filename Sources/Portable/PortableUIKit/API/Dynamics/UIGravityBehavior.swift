public import Foundation

/// A force that draws views in a direction; nothing moves here.
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
  /// The views.
  open private(set) var items: [any UIDynamicItem]
  /// The direction.
  open var gravityDirection = CGVector(dx: 0, dy: 1)
  /// The angle of the direction, in radians.
  open var angle: CGFloat = .pi / 2
  /// The strength; 1 is 1,000 points a second and second.
  open var magnitude: CGFloat = 1

  /// Creates a force on views.
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
}
