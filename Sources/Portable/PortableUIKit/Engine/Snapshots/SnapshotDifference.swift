import Foundation

/// The sections and rows that go, come and move between two moments of a list.
struct SnapshotDifference {
  /// The changes that lead from one moment to the other when they are made together.
  static func changes<Section: Hashable, Item: Hashable, Cell: AnyObject>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>,
    to new: NSDiffableDataSourceSnapshot<Section, Item>,
    of: Cell.Type
  ) -> [CellGrid<Cell>.Change] {
    let sections = new.sectionIdentifiers.difference(from: old.sectionIdentifiers)
    let gone = IndexSet(sections.removals.map(\.position))
    var changes: [CellGrid<Cell>.Change] = [
      .deleteSections(gone), .insertSections(IndexSet(sections.insertions.map(\.position))),
    ]
    for (former, id) in old.sectionIdentifiers.enumerated() where !gone.contains(former) {
      guard let current = new.indexOfSection(id) else { continue }
      let rows = new.itemIdentifiers(inSection: id)
        .difference(from: old.itemIdentifiers(inSection: id))
      for change in rows.inferringMoves() {
        switch change {
        case .insert(let row, _, associatedWith: let origin?):
          let (from, to) = (
            IndexPath(row: origin, section: former), IndexPath(row: row, section: current)
          )
          changes.append(.move(from, to))
        case .insert(let row, _, associatedWith: nil):
          changes.append(.insert([IndexPath(row: row, section: current)]))
        case .remove(let row, _, associatedWith: nil):
          changes.append(.delete([IndexPath(row: row, section: former)]))
        // A move is told once, where it leads.
        case .remove: break
        }
      }
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
