import Foundation

/// The cells of a list by section and row.
///
/// Changes keep the cells of the rows that stay, so the focus stays on them.
struct CellGrid<Cell: AnyObject> {
  /// The cells; `nil` for those the data source hasn't been asked for yet.
  private var sections: [[Cell?]] = []
  private var batchDepth = 0
  private var waiting: [Change] = []
  private var outdated: [Cell] = []

  enum Change {
    case delete([IndexPath])
    case insert([IndexPath])
    case reload([IndexPath])
    /// Rows are configured again without replacing their cells.
    case reconfigure([IndexPath])
    case move(IndexPath, IndexPath)
    case deleteSections(IndexSet)
    case insertSections(IndexSet)
    case reloadSections(IndexSet)
  }

  var cells: [(path: IndexPath, cell: Cell)] {
    sections.enumerated().flatMap { section, row in
      row.enumerated().compactMap { index, cell in
        cell.map { (IndexPath(indexes: [section, index]), $0) }
      }
    }
  }

  subscript(path: IndexPath) -> Cell? {
    get {
      guard sections.indices.contains(path[0]), sections[path[0]].indices.contains(path[1]) else {
        return nil
      }
      return sections[path[0]][path[1]]
    }
    set { sections[path[0]][path[1]] = newValue }
  }

  func path(of cell: Cell) -> IndexPath? { cells.first { $0.cell === cell }?.path }

  mutating func removeAll() {
    sections = []
    waiting = []
    outdated = []
  }

  mutating func removeOutdated(at path: IndexPath) -> Cell? {
    guard let cell = self[path], let index = outdated.firstIndex(where: { $0 === cell }) else {
      return nil
    }
    return outdated.remove(at: index)
  }

  mutating func resize(to counts: [Int]) {
    let former = sections
    sections = counts.enumerated().map { section, count in
      let known = former.indices.contains(section) ? Array(former[section].prefix(count)) : []
      return known + Array(repeating: nil, count: max(0, count - known.count))
    }
  }

  mutating func beginChanges() { batchDepth += 1 }

  mutating func endChanges() {
    batchDepth = max(0, batchDepth - 1)
    guard batchDepth == 0 else { return }
    let changes = waiting
    waiting = []
    // Deletions are counted in the state before the batch, insertions in that after it.
    var gone: [IndexPath] = []
    var coming: [(path: IndexPath, cell: Cell?)] = []
    var (sectionsGone, sectionsComing) = (IndexSet(), IndexSet())
    for change in changes {
      switch change {
      case .reload, .reconfigure, .reloadSections: apply(change)
      case .delete(let paths): gone += paths
      case .insert(let paths): coming += paths.map { ($0, nil) }
      case .move(let from, let to):
        gone.append(from)
        coming.append((to, self[from]))
      case .deleteSections(let indexes): sectionsGone.formUnion(indexes)
      case .insertSections(let indexes): sectionsComing.formUnion(indexes)
      }
    }
    apply(.delete(gone))
    apply(.deleteSections(sectionsGone))
    apply(.insertSections(sectionsComing))
    for (path, cell) in coming.sorted(by: { $0.path < $1.path }) { store(cell, at: path) }
  }

  mutating func make(_ change: Change) {
    if batchDepth > 0 { waiting.append(change) } else { apply(change) }
  }

  private mutating func apply(_ change: Change) {
    switch change {
    case .delete(let paths):
      for path in paths.sorted(by: >) where has(path) { sections[path[0]].remove(at: path[1]) }
    case .insert(let paths):
      for path in paths.sorted() { store(nil, at: path) }
    case .reload(let paths):
      for path in paths where has(path) { sections[path[0]][path[1]] = nil }
    case .reconfigure(let paths): outdated += paths.compactMap { self[$0] }
    case .move(let from, let to):
      guard has(from) else { return }
      store(sections[from[0]].remove(at: from[1]), at: to)
    case .deleteSections(let indexes):
      for index in indexes.reversed() where sections.indices.contains(index) {
        sections.remove(at: index)
      }
    case .insertSections(let indexes):
      for index in indexes { sections.insert([], at: min(index, sections.count)) }
    case .reloadSections(let indexes):
      for index in indexes where sections.indices.contains(index) { sections[index] = [] }
    }
  }

  /// Stores a cell, with placeholders for the rows before it that aren't known yet.
  private mutating func store(_ cell: Cell?, at path: IndexPath) {
    guard sections.indices.contains(path[0]) else { return }
    while sections[path[0]].count < path[1] { sections[path[0]].append(nil) }
    sections[path[0]].insert(cell, at: path[1])
  }

  private func has(_ path: IndexPath) -> Bool {
    sections.indices.contains(path[0]) && sections[path[0]].indices.contains(path[1])
  }
}
