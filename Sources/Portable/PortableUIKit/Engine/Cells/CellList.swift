import Foundation

/// What tables and collections do alike with their cells.
@MainActor
protocol CellList: UIScrollView {
  associatedtype Cell: UIView

  /// The cells by section and place.
  var grid: CellGrid<Cell> { get set }
  /// The paths of what is chosen, in the order of choosing.
  var chosenPaths: [IndexPath] { get set }
  /// Whether the cells are those of the data source.
  var isLoaded: Bool { get set }
  var keepsKnownCells: Bool { get set }
  /// Whether several cells can be chosen.
  var allowsMultipleSelection: Bool { get set }

  func markChosen()
  func reloadData()
  func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?)
}

extension CellList {
  /// Makes all cells again at the next layout.
  func dropCells() {
    chosenPaths = []
    keepsKnownCells = false
    isLoaded = false
    setNeedsLayout()
  }

  /// Asks the data source again at the next layout, and keeps the cells that are there.
  func reloadEdges() {
    keepsKnownCells = isLoaded || keepsKnownCells
    isLoaded = false
    setNeedsLayout()
  }

  func change(_ change: CellGrid<Cell>.Change) { self.change { $0.make(change) } }

  /// Makes changes; what is chosen stays chosen with its cell.
  ///
  /// That a row that is made again is no longer chosen: what developers report; certainty B.
  func change(_ body: (inout CellGrid<Cell>) -> Void) {
    let chosen = chosenPaths.map { ($0, grid[$0]) }
    body(&grid)
    chosenPaths = chosen.compactMap { path, cell in cell.map { grid.path(of: $0) } ?? path }
    reloadEdges()
  }

  /// Makes the changes between two snapshots.
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

  /// Chooses a cell without telling the delegate; without a path, none is chosen.
  func choose(at path: IndexPath?) {
    if path == nil || !allowsMultipleSelection { chosenPaths = [] }
    if let path, !chosenPaths.contains(path) { chosenPaths.append(path) }
    markChosen()
  }

  /// Takes back a choice without telling the delegate.
  func dropChoice(at path: IndexPath) {
    chosenPaths.removeAll { $0 == path }
    markChosen()
  }

  func scroll(toCellAt path: IndexPath, animated: Bool) {
    layoutIfNeeded()
    if let cell = grid[path] { scrollRectToVisible(cell.frame, animated: animated) }
  }
}

extension UICollectionView: CellList {}
extension UITableView: CellList {}

/// Views that are used again, by the name of their kind, the one that waits longest first.
struct ReusePool<View: AnyObject> {
  private var views: [String: [View]] = [:]

  mutating func keep(_ view: View, named name: String?) {
    guard let name else { return }
    views[name, default: []].append(view)
  }

  /// Gives a view of a kind, if one waits.
  mutating func take(named name: String) -> View? {
    guard let first = views[name]?.first else { return nil }
    views[name]?.removeFirst()
    return first
  }

  /// Lets go of what was not needed.
  mutating func removeAll() { views = [:] }
}

/// The place of a view that stands beside the items of a section.
struct SupplementaryKey: Hashable, Comparable {
  let kind: String
  let section: Int

  static func < (left: SupplementaryKey, right: SupplementaryKey) -> Bool {
    (left.section, left.kind) < (right.section, right.kind)
  }
}
