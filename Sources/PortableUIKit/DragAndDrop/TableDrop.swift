import Foundation

/// A drop that an assistive technology made on a table.
@MainActor
final class TableDrop: NSObject, UITableViewDropCoordinator {
  let items: [any UITableViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UITableViewDropProposal
  let session: any UIDropSession

  init(
    _ drag: ActiveDrag,
    into table: UITableView,
    at path: IndexPath?,
    proposal: UITableViewDropProposal
  ) {
    let source = drag.source?.list === table ? drag.source?.path : nil
    items = drag.items.map { DroppedItem($0, from: source) }
    destinationIndexPath = path
    self.proposal = proposal
    session = drag
    super.init()
  }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    ImmediateChanges()
  }
}

/// A drop that an assistive technology made on a collection.
@MainActor
final class CollectionDrop: NSObject, UICollectionViewDropCoordinator {
  let items: [any UICollectionViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UICollectionViewDropProposal
  let session: any UIDropSession

  init(
    _ drag: ActiveDrag,
    into collection: UICollectionView,
    at path: IndexPath?,
    proposal: UICollectionViewDropProposal
  ) {
    let source = drag.source?.list === collection ? drag.source?.path : nil
    items = drag.items.map { DroppedItem($0, from: source) }
    destinationIndexPath = path
    self.proposal = proposal
    session = drag
    super.init()
  }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    ImmediateChanges()
  }
}

/// One of the things that were dropped.
@MainActor
final class DroppedItem: NSObject, UITableViewDropItem, UICollectionViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  var previewSize: CGSize { .zero }

  init(_ item: UIDragItem, from path: IndexPath?) {
    dragItem = item
    sourceIndexPath = path
    super.init()
  }
}

/// Changes that take effect at once.
@MainActor
final class ImmediateChanges: NSObject, UIDragAnimating {
  func addAnimations(_ animations: @escaping () -> Void) { animations() }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completion(.end) }
}
