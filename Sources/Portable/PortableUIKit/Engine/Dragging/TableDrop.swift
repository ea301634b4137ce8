import Foundation

/// A drop that an assistive technology made on a table.
@MainActor
final class TableDrop: ListDrop<UITableViewDropProposal>, UITableViewDropCoordinator {
  var items: [any UITableViewDropItem] { dropped }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    ImmediateChanges()
  }
}
