import Foundation

/// The rows that go and come between two moments of a list.
struct SnapshotDifference {
  /// The changes that lead from one moment to the other; `nil` if sections differ.
  static func changes<Section: Hashable, Item: Hashable, Cell: AnyObject>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>,
    to new: NSDiffableDataSourceSnapshot<Section, Item>,
    of: Cell.Type
  ) -> [CellGrid<Cell>.Change]? {
    guard old.sectionIdentifiers == new.sectionIdentifiers else { return nil }
    var changes: [CellGrid<Cell>.Change] = []
    for (section, id) in new.sectionIdentifiers.enumerated() {
      let difference = new.itemIdentifiers(inSection: id)
        .difference(from: old.itemIdentifiers(inSection: id))
      changes.append(
        .delete(difference.removals.map { IndexPath(indexes: [section, $0.position]) })
      )
      changes.append(
        .insert(difference.insertions.map { IndexPath(indexes: [section, $0.position]) })
      )
    }
    return changes
  }
}

extension CollectionDifference.Change {
  /// The index in the collection before, or after for what comes.
  fileprivate var position: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
