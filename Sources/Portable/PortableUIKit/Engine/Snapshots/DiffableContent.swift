import Foundation

/// The snapshot in force of a diffable data source, and the list that shows it.
@MainActor
final class DiffableContent<Section: Hashable, Item: Hashable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  private(set) var current = Snapshot()
  private weak var list: (any CellList)?

  init(of list: any CellList) {
    self.list = list
  }

  /// Takes on a snapshot; what stays keeps its cell.
  func apply(_ snapshot: Snapshot, completion: (() -> Void)?) {
    let old = current
    current = snapshot
    list?.adopt(old, snapshot)
    current = snapshot.fulfilled
    completion?()
  }

  /// Takes on a snapshot and makes all cells again.
  func reload(_ snapshot: Snapshot, completion: (() -> Void)?) {
    current = snapshot
    list?.reloadData()
    completion?()
  }

  /// The number of items of a section; none where there is no such section.
  func numberOfItems(inSection index: Int) -> Int {
    current.section(at: index).map { current.numberOfItems(inSection: $0) } ?? 0
  }
}
