public import Foundation

/// A drop that a table is taking.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// What was dropped.
  var items: [any UITableViewDropItem] { get }
  /// The row it was dropped at.
  var destinationIndexPath: IndexPath? { get }
  /// What is done with it.
  var proposal: UITableViewDropProposal { get }
  /// The drag that ended.
  var session: any UIDropSession { get }
  /// Shows something coming to its row.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
}

/// One of the things that were dropped on a table.
@preconcurrency @MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
  /// The thing.
  var dragItem: UIDragItem { get }
  /// The row it came from, if it came from this table.
  var sourceIndexPath: IndexPath? { get }
  /// The size of its preview, in points.
  var previewSize: CGSize { get }
}

/// Changes that go along with a drop.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
  /// Adds changes.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that is called when the changes are complete.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
