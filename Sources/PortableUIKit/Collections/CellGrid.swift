import Foundation

/// The cells of a list by section and place; what stays in a change keeps its cell.
struct CellGrid<Cell: AnyObject> {
  /// The cells; `nil` stands for one that has yet to be asked for.
  private var sections: [[Cell?]] = []
  private var batchDepth = 0
  private var waiting: [Change] = []

  /// A change of rows or sections.
  enum Change {
    /// Rows go away.
    case delete([IndexPath])
    /// Rows come in.
    case insert([IndexPath])
    /// Rows are asked for anew.
    case reload([IndexPath])
    /// A row goes to another place.
    case move(IndexPath, IndexPath)
    /// Sections go away.
    case deleteSections(IndexSet)
    /// Sections come in.
    case insertSections(IndexSet)
    /// Sections are asked for anew.
    case reloadSections(IndexSet)

    /// Where a change stands among those made together: first what goes, then what comes.
    fileprivate var rank: Int {
      switch self {
      case .reload, .reloadSections: 0
      case .delete: 1
      case .deleteSections: 2
      case .insertSections: 3
      case .move: 4
      case .insert: 5
      }
    }
  }

  /// All cells with their places, in order.
  var cells: [(path: IndexPath, cell: Cell)] {
    sections.enumerated().flatMap { section, row in
      row.enumerated().compactMap { index, cell in
        cell.map { (IndexPath(indexes: [section, index]), $0) }
      }
    }
  }

  /// The cell at a place.
  subscript(path: IndexPath) -> Cell? {
    get {
      guard sections.indices.contains(path[0]), sections[path[0]].indices.contains(path[1]) else {
        return nil
      }
      return sections[path[0]][path[1]]
    }
    set { sections[path[0]][path[1]] = newValue }
  }

  /// Lets go of all cells.
  mutating func removeAll() {
    sections = []
    waiting = []
  }

  /// Takes on the numbers of rows, section by section.
  mutating func resize(to counts: [Int]) {
    let former = sections
    sections = counts.enumerated().map { section, count in
      let known = former.indices.contains(section) ? Array(former[section].prefix(count)) : []
      return known + Array(repeating: nil, count: max(0, count - known.count))
    }
  }

  /// Begins to collect changes that take effect together.
  mutating func beginChanges() {
    batchDepth += 1
  }

  /// Lets the collected changes take effect.
  mutating func endChanges() {
    batchDepth = max(0, batchDepth - 1)
    guard batchDepth == 0 else { return }
    for change in waiting.sorted(by: { $0.rank < $1.rank }) { apply(change) }
    waiting = []
  }

  /// Makes a change, at once or together with others.
  mutating func make(_ change: Change) {
    if batchDepth > 0 { waiting.append(change) } else { apply(change) }
  }

  private mutating func apply(_ change: Change) {
    switch change {
    case .delete(let paths):
      for path in paths.sorted(by: >) where has(path) { sections[path[0]].remove(at: path[1]) }
    case .insert(let paths):
      for path in paths.sorted() where sections.indices.contains(path[0]) {
        sections[path[0]].insert(nil, at: min(path[1], sections[path[0]].count))
      }
    case .reload(let paths):
      for path in paths where has(path) { sections[path[0]][path[1]] = nil }
    case .move(let from, let to):
      guard has(from), sections.indices.contains(to[0]) else { return }
      let cell = sections[from[0]].remove(at: from[1])
      sections[to[0]].insert(cell, at: min(to[1], sections[to[0]].count))
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

  private func has(_ path: IndexPath) -> Bool {
    sections.indices.contains(path[0]) && sections[path[0]].indices.contains(path[1])
  }
}
