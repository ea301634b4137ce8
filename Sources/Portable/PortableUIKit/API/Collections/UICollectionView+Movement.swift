public import Foundation

// A finger that moves items; no finger moves here.
extension UICollectionView {
  /// Begins to move an item with a finger, and tells whether it may be moved.
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    dataSource?.collectionView(self, canMoveItemAt: indexPath) ?? false
  }

  /// Moves the item to where the finger is; nothing moves here.
  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {}

  /// Lets go of the item.
  public func endInteractiveMovement() {}

  /// Puts the item back.
  public func cancelInteractiveMovement() {}
}
