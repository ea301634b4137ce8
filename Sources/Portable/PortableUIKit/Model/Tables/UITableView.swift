public import Foundation

/// A list of rows.
///
/// All rows exist at once, so an assistive technology can reach each of them.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  public nonisolated class var automaticDimension: CGFloat { -1 }
  public nonisolated class var indexSearch: String { "{search}" }

  private final var cellNibs: [String: UINib] = [:]
  private final var edgeNibs: [String: UINib] = [:]
  final var cellTypes: [String: UITableViewCell.Type] = [:]
  final var edgeTypes: [String: UITableViewHeaderFooterView.Type] = [:]
  final var grid = CellGrid<UITableViewCell>()
  final var pool = ReusePool<UITableViewCell>()
  final var edgePool = ReusePool<UITableViewHeaderFooterView>()
  final var reconfiguredCell: UITableViewCell?
  final var pieces: [TableSubview] = []
  final var selectedPaths: [IndexPath] = []
  final var isLoaded = false
  final var keepsExistingCells = false
  final let indexView = TableIndexView()

  public let style: UITableView.Style
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { setNeedsLayout() } }
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  open var separatorColor: UIColor?
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  open var cellLayoutMarginsFollowReadableWidth = false
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  open var dragInteractionEnabled = UITraitCollection.current.userInterfaceIdiom == .pad
  open weak var dragDelegate: (any UITableViewDragDelegate)?
  open weak var dropDelegate: (any UITableViewDropDelegate)?
  open var hasActiveDrag: Bool { false }
  open var hasActiveDrop: Bool { false }
  open var allowsFocus = false
  open var allowsFocusDuringEditing = false
  open var selectionFollowsFocus = false
  open var remembersLastFocusedIndexPath = false
  open var sectionIndexColor: UIColor?
  open var sectionIndexBackgroundColor: UIColor?
  open var sectionIndexTrackingBackgroundColor: UIColor?
  open var sectionIndexMinimumDisplayRowCount = 0
  open var isEditing = false { didSet { setNeedsLayout() } }
  open var tableHeaderView: UIView? {
    didSet {
      if oldValue !== tableHeaderView { oldValue?.removeFromSuperview() }
      reloadKeepingCells()
    }
  }
  open var tableFooterView: UIView? {
    didSet {
      if oldValue !== tableFooterView { oldValue?.removeFromSuperview() }
      reloadKeepingCells()
    }
  }
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  public init(frame: CGRect, style: UITableView.Style) {
    self.style = style
    super.init(frame: frame)
    addIndex()
  }

  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    addIndex()
  }

  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  open var indexPathForSelectedRow: IndexPath? { selectedPaths.first }
  open var indexPathsForSelectedRows: [IndexPath]? { selectedPaths.isEmpty ? nil : selectedPaths }
  open var visibleCells: [UITableViewCell] { grid.cells.map(\.cell) }
  open var indexPathsForVisibleRows: [IndexPath]? { grid.cells.map(\.path) }
  open var hasUncommittedUpdates: Bool { false }

  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellTypes[identifier] = cellClass as? UITableViewCell.Type
  }

  /// Registers a nib, which can't be read here: dequeuing the cell stops the app.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    cellNibs[identifier] = nib
  }

  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    edgeNibs[identifier] = nib
  }

  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    edgeTypes[identifier] = aClass as? UITableViewHeaderFooterView.Type
  }

  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let reconfiguredCell, reconfiguredCell.reuseIdentifier == identifier {
      return reconfiguredCell
    }
    if let used = pool.take(named: identifier) {
      used.prepareForReuse()
      return used
    }
    if cellTypes[identifier] == nil, let nib = cellNibs[identifier] {
      InterfaceFile.cellNib(nib.name).stop(for: "the cell '\(identifier)'")
    }
    return cellTypes[identifier].map { $0.make(dequeued: identifier) }
  }

  open func dequeueReusableCell(
    withIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UITableViewCell {
    dequeueReusableCell(withIdentifier: identifier)
      ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    if let used = edgePool.take(named: identifier) {
      used.prepareForReuse()
      return used
    }
    if edgeTypes[identifier] == nil, let nib = edgeNibs[identifier] {
      InterfaceFile.cellNib(nib.name).stop(for: "the view '\(identifier)'")
    }
    return edgeTypes[identifier].map { $0.make(dequeued: identifier) }
  }

  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { grid[indexPath] }

  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    pieces.first { $0.place == .header(section) }?.view as? UITableViewHeaderFooterView
  }

  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    pieces.first { $0.place == .footer(section) }?.view as? UITableViewHeaderFooterView
  }

  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    grid.cells.first { $0.cell === cell }?.path
  }

  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    grid.cells.first { $0.cell.frame.contains(point) }?.path
  }

  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    layoutIfNeeded()
    return grid[indexPath]?.frame ?? .zero
  }

  open func rect(forSection section: Int) -> CGRect {
    layoutIfNeeded()
    let frames = grid.cells.filter { $0.path.section == section }.map(\.cell.frame)
    return frames.dropFirst().reduce(frames.first ?? .zero) { $0.union($1) }
  }

  open func reloadData() { discardCells() }
  open func reloadSectionIndexTitles() { setNeedsLayout() }

  open func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    change(.reload(indexPaths))
  }

  open func reconfigureRows(at indexPaths: [IndexPath]) { change(.reconfigure(indexPaths)) }

  open func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    change(.insert(indexPaths))
  }

  open func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    change(.delete(indexPaths))
  }

  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change(.move(indexPath, newIndexPath))
  }

  open func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    change(.reloadSections(sections))
  }

  open func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    change(.insertSections(sections))
  }

  open func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    change(.deleteSections(sections))
  }

  open func beginUpdates() { grid.beginChanges() }
  open func endUpdates() { change { $0.endChanges() } }

  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    endUpdates()
    completion?(true)
  }

  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  open func selectRow(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: UITableView.ScrollPosition
  ) { choose(at: indexPath) }

  open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselectCell(at: indexPath) }

  open func scrollToRow(
    at indexPath: IndexPath,
    at scrollPosition: UITableView.ScrollPosition,
    animated: Bool
  ) { scroll(toCellAt: indexPath, animated: animated) }

  open func scrollToNearestSelectedRow(
    at scrollPosition: UITableView.ScrollPosition,
    animated: Bool
  ) {
    guard let path = indexPathForSelectedRow else { return }
    scrollToRow(at: path, at: scrollPosition, animated: animated)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if !isLoaded { load() }
    markEdited()
    placeSubviews()
    backgroundView?.frame = bounds
    placeIndex()
  }

  // An empty table is an element of its own. Apple's string tables for the words, certainty A; that
  // it happens then, certainty C.
  override var builtInAccessibility: BuiltInAccessibility {
    let isEmpty = isLoaded && dataSource != nil && pieces.isEmpty && backgroundView == nil
    return BuiltInAccessibility(
      isElement: isEmpty,
      label: isEmpty ? SystemString.emptyList.text : nil,
      traits: isEmpty ? .staticText : []
    )
  }

  // Source: Apple's UIKit string table; certainty A for the words.
  final override func pageDescription(horizontally: Bool) -> String {
    let shown = bounds.inset(by: adjustedContentInset)
    let frames = grid.cells.map(\.cell.frame)
    let visible = frames.indices.filter { index in
      frames[index].minY < shown.maxY && shown.minY < frames[index].maxY
    }
    guard let first = visible.first, let last = visible.last else {
      return SystemString.emptyList.text
    }
    return SystemString.rows(first + 1, to: last + 1, of: frames.count).text
  }
}
