import Foundation

/// A drop that an assistive technology made on a collection.
@MainActor
final class CollectionDrop: ListDrop<UICollectionViewDropProposal>, UICollectionViewDropCoordinator
{
  var items: [any UICollectionViewDropItem] { dropped }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    ImmediateChanges()
  }
}
