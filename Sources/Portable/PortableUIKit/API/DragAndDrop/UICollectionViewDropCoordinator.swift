public import Foundation

/// A drop that a collection is taking.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  /// What was dropped.
  var items: [any UICollectionViewDropItem] { get }
  /// The item it was dropped at.
  var destinationIndexPath: IndexPath? { get }
  /// What is done with it.
  var proposal: UICollectionViewDropProposal { get }
  /// The drag that ended.
  var session: any UIDropSession { get }
  /// Shows something coming to its place.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
}

/// One of the things that were dropped on a collection.
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: NSObjectProtocol {
  /// The thing.
  var dragItem: UIDragItem { get }
  /// The item it came from, if it came from this collection.
  var sourceIndexPath: IndexPath? { get }
  /// The size of its preview, in points.
  var previewSize: CGSize { get }
}
