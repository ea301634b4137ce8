import Foundation

@MainActor
protocol CellList: UIScrollView {
  associatedtype Cell: UIView

  var grid: CellGrid<Cell> { get set }
  /// The paths of the selected cells, in the order of selection.
  var selectedPaths: [IndexPath] { get set }
  /// Whether the cells match the data source.
  var isLoaded: Bool { get set }
  var keepsExistingCells: Bool { get set }
  var allowsMultipleSelection: Bool { get set }

  func updateSelection()
  func reloadData()
  func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?)
}

extension CellList {
  func discardCells() {
    selectedPaths = []
    keepsExistingCells = false
    isLoaded = false
    setNeedsLayout()
  }

  /// Asks the data source again at the next layout, keeping the existing cells.
  func reloadKeepingCells() {
    keepsExistingCells = isLoaded || keepsExistingCells
    isLoaded = false
    setNeedsLayout()
  }

  func change(_ change: CellGrid<Cell>.Change) { self.change { $0.make(change) } }

  /// Makes changes; selected cells stay selected.
  ///
  /// That a reloaded row is no longer selected: what developers report; certainty B.
  func change(_ body: (inout CellGrid<Cell>) -> Void) {
    let chosen = selectedPaths.map { ($0, grid[$0]) }
    body(&grid)
    selectedPaths = chosen.compactMap { path, cell in cell.map { grid.path(of: $0) } ?? path }
    reloadKeepingCells()
  }

  func adopt<Section, Item>(
    _ old: NSDiffableDataSourceSnapshot<Section, Item>,
    _ new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    let changes = SnapshotDifference.changes(from: old, to: new, of: Cell.self)
    performBatchUpdates({ for change in changes { self.change(change) } }, completion: nil)
    let (reloaded, reconfigured) = (new.paths(of: new.reloaded), new.paths(of: new.reconfigured))
    if !reloaded.isEmpty { change(.reload(reloaded)) }
    if !reconfigured.isEmpty { change(.reconfigure(reconfigured)) }
  }

  /// Selects a cell without notifying the delegate; without a path, deselects all.
  func choose(at path: IndexPath?) {
    if path == nil || !allowsMultipleSelection { selectedPaths = [] }
    if let path, !selectedPaths.contains(path) { selectedPaths.append(path) }
    updateSelection()
  }

  func deselectCell(at path: IndexPath) {
    selectedPaths.removeAll { $0 == path }
    updateSelection()
  }

  func scroll(toCellAt path: IndexPath, animated: Bool) {
    layoutIfNeeded()
    if let cell = grid[path] { scrollRectToVisible(cell.frame, animated: animated) }
  }
}

extension UICollectionView: CellList {}
extension UITableView: CellList {}

/// Views for reuse, by their reuse identifiers, the oldest first.
struct ReusePool<View: AnyObject> {
  private var views: [String: [View]] = [:]

  mutating func store(_ view: View, named name: String?) {
    guard let name else { return }
    views[name, default: []].append(view)
  }

  mutating func take(named name: String) -> View? {
    guard let first = views[name]?.first else { return nil }
    views[name]?.removeFirst()
    return first
  }

  mutating func removeAll() { views = [:] }
}

struct SupplementaryKey: Hashable, Comparable {
  let kind: String
  let section: Int

  static func < (left: SupplementaryKey, right: SupplementaryKey) -> Bool {
    (left.section, left.kind) < (right.section, right.kind)
  }
}
