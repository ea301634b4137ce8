public import Foundation

/// What views are like when forces move them; nothing moves here.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicBehavior {
  /// The views.
  open private(set) var items: [any UIDynamicItem]
  /// How much of the speed is left after a bounce, from 0 to 1.
  open var elasticity: CGFloat = 0
  /// How views rub against each other.
  open var friction: CGFloat = 0
  /// How heavy they are for their size.
  open var density: CGFloat = 1
  /// How they are slowed down.
  open var resistance: CGFloat = 0
  /// How their turning is slowed down.
  open var angularResistance: CGFloat = 0
  /// Whether they turn.
  open var allowsRotation = true
  /// Whether they stay where they are.
  open var isAnchored = false

  /// Creates one for views.
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

  /// Adds to the speed of a view, in points a second.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {}
}
