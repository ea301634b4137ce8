import Foundation

@MainActor
class ListDrop<Proposal: UIDropProposal>: NSObject {
  let dropped: [DroppedItem]
  let destinationIndexPath: IndexPath?
  let proposal: Proposal
  let session: any UIDropSession

  init(_ drag: ActiveDrag, into list: UIScrollView, at path: IndexPath?, proposal: Proposal) {
    let source = drag.source?.list === list ? drag.source?.path : nil
    dropped = drag.items.map { DroppedItem($0, from: source) }
    destinationIndexPath = path
    self.proposal = proposal
    session = drag
    super.init()
  }
}

@MainActor
final class TableDrop: ListDrop<UITableViewDropProposal>, UITableViewDropCoordinator {
  var items: [any UITableViewDropItem] { dropped }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    ImmediateChanges()
  }
}

@MainActor
final class CollectionDrop: ListDrop<UICollectionViewDropProposal>, UICollectionViewDropCoordinator
{
  var items: [any UICollectionViewDropItem] { dropped }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    ImmediateChanges()
  }
}

extension UITableView: DropDestination {
  final func listed(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }
  final func accepts(_ drag: ActiveDrag) -> Bool? { dropDelegate?.tableView(self, canHandle: drag) }

  final func proposal(for drag: ActiveDrag, at path: IndexPath?) -> UITableViewDropProposal? {
    dropDelegate?.tableView(self, dropSessionDidUpdate: drag, withDestinationIndexPath: path)
  }

  final func perform(_ drag: ActiveDrag, at path: IndexPath?, proposal: UITableViewDropProposal) {
    let drop = TableDrop(drag, into: self, at: path, proposal: proposal)
    dropDelegate?.tableView(self, performDropWith: drop)
    dropDelegate?.tableView(self, dropSessionDidEnd: drag)
  }
}

extension UICollectionView: DropDestination {
  final func listed(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }

  final func accepts(_ drag: ActiveDrag) -> Bool? {
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
