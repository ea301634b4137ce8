public import Foundation

/// A force that draws a view to a place; it is there at once.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
  private final let item: any UIDynamicItem
  /// The place of the middle, in points.
  open var snapPoint: CGPoint
  /// How little the view swings, from 0 to 1.
  open var damping: CGFloat = 0.5

  /// Creates a force that draws a view to a place.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init()
  }

  override func settle() {
    item.center = snapPoint
  }
}
