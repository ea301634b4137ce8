import Foundation

extension UICollectionView: DropTaker {
  final func listed(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }

  final func takes(_ drag: ActiveDrag) -> Bool? {
    dropDelegate?.collectionView(self, canHandle: drag)
  }

  final func proposal(for drag: ActiveDrag, at path: IndexPath?) -> UICollectionViewDropProposal? {
    dropDelegate?.collectionView(self, dropSessionDidUpdate: drag, withDestinationIndexPath: path)
  }

  final func perform(
    _ drag: ActiveDrag,
    at path: IndexPath?,
    proposal: UICollectionViewDropProposal
  ) {
    let drop = CollectionDrop(drag, into: self, at: path, proposal: proposal)
    dropDelegate?.collectionView(self, performDropWith: drop)
    dropDelegate?.collectionView(self, dropSessionDidEnd: drag)
  }
}
