import Foundation

extension NSDiffableDataSourceSnapshot {
  func section(at index: Int) -> SectionIdentifierType? {
    sectionIdentifiers.indices.contains(index) ? sectionIdentifiers[index] : nil
  }

  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard path.count == 2, let section = section(at: path.section) else { return nil }
    let items = itemIdentifiers(inSection: section)
    return items.indices.contains(path.item) ? items[path.item] : nil
  }

  func paths(of meant: Set<ItemIdentifierType>) -> [IndexPath] {
    guard !meant.isEmpty else { return [] }
    return sectionIdentifiers.enumerated().flatMap { section, id in
      itemIdentifiers(inSection: id).enumerated()
        .filter { meant.contains($0.element) }
        .map { IndexPath(indexes: [section, $0.offset]) }
    }
  }

  var withoutPendingReloads: Self {
    var withoutPendingReloads = self
    (withoutPendingReloads.reloaded, withoutPendingReloads.reconfigured) = ([], [])
    return withoutPendingReloads
  }

  func path(of item: ItemIdentifierType) -> IndexPath? {
    for (index, section) in sectionIdentifiers.enumerated() {
      if let row = itemIdentifiers(inSection: section).firstIndex(of: item) {
        return IndexPath(item: row, section: index)
      }
    }
    return nil
  }
}

/// The changes between two states of a list, as deletions, insertions and moves.
struct SnapshotDifference {
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
        // A move is reported once, at its destination.
        case .remove: break
        }
      }
    }
    return changes
  }
}

extension CollectionDifference.Change {
  /// The index before the change for a removal, after it for an insertion.
  fileprivate var position: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
