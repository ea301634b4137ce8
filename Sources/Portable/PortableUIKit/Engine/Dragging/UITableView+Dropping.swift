import Foundation

extension UITableView: DropTaker {
  final func listed(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }

  final func takes(_ drag: ActiveDrag) -> Bool? {
    dropDelegate?.tableView(self, canHandle: drag)
  }

  final func proposal(for drag: ActiveDrag, at path: IndexPath?) -> UITableViewDropProposal? {
    dropDelegate?.tableView(self, dropSessionDidUpdate: drag, withDestinationIndexPath: path)
  }

  final func perform(_ drag: ActiveDrag, at path: IndexPath?, proposal: UITableViewDropProposal) {
    let drop = TableDrop(drag, into: self, at: path, proposal: proposal)
    dropDelegate?.tableView(self, performDropWith: drop)
    dropDelegate?.tableView(self, dropSessionDidEnd: drag)
  }
}
