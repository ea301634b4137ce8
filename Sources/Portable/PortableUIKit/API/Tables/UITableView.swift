public import Foundation

/// A list of rows.
///
/// All rows exist at once, so that an assistive technology can walk to each of them.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// The value that lets a row find its own height.
  public nonisolated class var automaticDimension: CGFloat { -1 }
  /// The entry of the index that stands for the search field.
  public nonisolated class var indexSearch: String { "{search}" }

  private final var cellNibs: [String: UINib] = [:]
  private final var edgeNibs: [String: UINib] = [:]
  final var cellTypes: [String: UITableViewCell.Type] = [:]
  final var edgeTypes: [String: UITableViewHeaderFooterView.Type] = [:]
  final var grid = CellGrid<UITableViewCell>()
  final var pool = ReusePool<UITableViewCell>()
  final var edgePool = ReusePool<UITableViewHeaderFooterView>()
  /// The cell that is being filled again.
  final var refilledCell: UITableViewCell?
  final var pieces: [TablePiece] = []
  final var chosenPaths: [IndexPath] = []
  final var isLoaded = false
  final var keepsKnownCells = false
  final let indexView = TableIndexView()

  /// The look of the table.
  public let style: UITableView.Style
  /// The object that fills the table.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { reloadData() }
  }
  /// The object that fetches early what is shown soon; nothing is fetched early here.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// The height of rows, in points.
  open var rowHeight: CGFloat = UITableView.automaticDimension {
    didSet { setNeedsLayout() }
  }
  /// The height of rows as long as it is not known, in points.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
  /// The height above sections, in points.
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension
  /// The height below sections, in points.
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension
  /// The height above sections as long as it is not known, in points.
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
  /// The height below sections as long as it is not known, in points.
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
  /// The distance above the header of a section, in points.
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension
  /// The lines between rows.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// The colour of the lines between rows.
  open var separatorColor: UIColor?
  /// The distances of the lines between rows, in points.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// Whether margins keep clear of the edges of wide screens.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// Whether rows can be chosen.
  open var allowsSelection = true
  /// Whether several rows can be chosen.
  open var allowsMultipleSelection = false
  /// Whether rows can be chosen while the table is edited.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be chosen while the table is edited.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether rows can be dragged; at first on a tablet only.
  open var dragInteractionEnabled = UITraitCollection.current.userInterfaceIdiom == .pad
  /// The object that says what is dragged out of the table.
  open weak var dragDelegate: (any UITableViewDragDelegate)?
  /// The object that takes what is dropped on the table.
  open weak var dropDelegate: (any UITableViewDropDelegate)?
  /// Whether something is dragged out of the table; here never.
  open var hasActiveDrag: Bool { false }
  /// Whether something is over the table; here never.
  open var hasActiveDrop: Bool { false }
  /// Whether rows take the focus of a keyboard.
  open var allowsFocus = false
  /// Whether rows take it while they are edited; it is kept and not looked at.
  open var allowsFocusDuringEditing = false
  /// Whether the keyboard's focus chooses a row.
  open var selectionFollowsFocus = false
  /// Whether the last chosen row is remembered for the keyboard's focus.
  open var remembersLastFocusedIndexPath = false
  /// The colour of the index.
  open var sectionIndexColor: UIColor?
  /// The colour behind the index.
  open var sectionIndexBackgroundColor: UIColor?
  /// The number of rows from which on the index is shown.
  open var sectionIndexMinimumDisplayRowCount = 0
  /// Whether the table is edited.
  open var isEditing = false {
    didSet { setNeedsLayout() }
  }
  /// The view above the rows.
  open var tableHeaderView: UIView? {
    didSet {
      if oldValue !== tableHeaderView { oldValue?.removeFromSuperview() }
      reloadEdges()
    }
  }
  /// The view below the rows.
  open var tableFooterView: UIView? {
    didSet {
      if oldValue !== tableFooterView { oldValue?.removeFromSuperview() }
      reloadEdges()
    }
  }
  /// The view behind the rows.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// Creates a table of a look.
  public init(frame: CGRect, style: UITableView.Style) {
    self.style = style
    super.init(frame: frame)
    addIndex()
  }

  /// Creates a table.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// Creates a table from an archive.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    addIndex()
  }

  /// The number of sections.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  /// The path of the chosen row.
  open var indexPathForSelectedRow: IndexPath? { chosenPaths.first }
  /// The paths of the chosen rows.
  open var indexPathsForSelectedRows: [IndexPath]? { chosenPaths.isEmpty ? nil : chosenPaths }
  /// The cells on the screen; here all of them.
  open var visibleCells: [UITableViewCell] { grid.cells.map(\.cell) }
  /// The paths of the rows on the screen; here all of them.
  open var indexPathsForVisibleRows: [IndexPath]? { grid.cells.map(\.path) }
  /// Whether rows are kept back because an update is under way; here never.
  open var hasUncommittedUpdates: Bool { false }

  /// Gives the number of rows of a section.
  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  /// Names a class of cells.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellTypes[identifier] = cellClass as? UITableViewCell.Type
  }

  /// Names a file of a cell; it cannot be read here, so that asking for the cell stops the app.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    cellNibs[identifier] = nib
  }

  /// Names a file of a header or footer; it cannot be read here.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    edgeNibs[identifier] = nib
  }

  /// Names a class of headers and footers.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    edgeTypes[identifier] = aClass as? UITableViewHeaderFooterView.Type
  }

  /// Gives a cell of a named class, used or new; `nil` if there is no such class.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let refilledCell, refilledCell.reuseIdentifier == identifier { return refilledCell }
    if let used = pool.take(named: identifier) {
      used.prepareForReuse()
      return used
    }
    if cellTypes[identifier] == nil, let nib = cellNibs[identifier] {
      InterfaceFile.cellNib(nib.name).stop(for: "the cell '\(identifier)'")
    }
    return cellTypes[identifier].map { $0.make(dequeued: identifier) }
  }

  /// Gives a cell of a named class, used or new; an empty one if there is no such class.
  open func dequeueReusableCell(
    withIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UITableViewCell {
    dequeueReusableCell(withIdentifier: identifier)
      ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// Gives a header or footer of a named class, used or new; `nil` if there is no such class.
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

  /// Gives the cell of a row.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    grid[indexPath]
  }

  /// Gives the view above a section.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    pieces.first { $0.place == .header(section) }?.view as? UITableViewHeaderFooterView
  }

  /// Gives the view below a section.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    pieces.first { $0.place == .footer(section) }?.view as? UITableViewHeaderFooterView
  }

  /// Gives the path of a cell.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    grid.cells.first { $0.cell === cell }?.path
  }

  /// Gives the path of the row at a point of the content.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    grid.cells.first { $0.cell.frame.contains(point) }?.path
  }

  /// Gives the area of a row in the content, in points.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    layoutIfNeeded()
    return grid[indexPath]?.frame ?? .zero
  }

  /// Gives the area of a section in the content, in points.
  open func rect(forSection section: Int) -> CGRect {
    layoutIfNeeded()
    let frames = grid.cells.filter { $0.path.section == section }.map(\.cell.frame)
    return frames.dropFirst().reduce(frames.first ?? .zero) { $0.union($1) }
  }

  /// Makes all rows again.
  open func reloadData() {
    dropCells()
  }

  /// Makes the index again.
  open func reloadSectionIndexTitles() {
    setNeedsLayout()
  }

  /// Makes some rows again.
  open func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    change(.reload(indexPaths))
  }

  /// Lets some rows be filled again, with the cells they have.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    change(.reconfigure(indexPaths))
  }

  /// Takes in rows the data source has already.
  open func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    change(.insert(indexPaths))
  }

  /// Lets go of rows the data source no longer has.
  open func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    change(.delete(indexPaths))
  }

  /// Moves a row the data source moved already.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change(.move(indexPath, newIndexPath))
  }

  /// Makes some sections again.
  open func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    change(.reloadSections(sections))
  }

  /// Takes in sections the data source has already.
  open func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    change(.insertSections(sections))
  }

  /// Lets go of sections the data source no longer has.
  open func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    change(.deleteSections(sections))
  }

  /// Begins several changes that take effect together.
  open func beginUpdates() {
    grid.beginChanges()
  }

  /// Lets several changes take effect.
  open func endUpdates() {
    change { $0.endChanges() }
  }

  /// Makes several changes at once.
  open func performBatchUpdates(
    _ updates: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    endUpdates()
    completion?(true)
  }

  /// Starts or ends editing.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditing = editing
  }

  /// Chooses a row without telling the delegate.
  open func selectRow(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: UITableView.ScrollPosition
  ) {
    choose(at: indexPath)
  }

  /// Takes back a choice without telling the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    dropChoice(at: indexPath)
  }

  /// Scrolls to a row.
  open func scrollToRow(
    at indexPath: IndexPath,
    at scrollPosition: UITableView.ScrollPosition,
    animated: Bool
  ) {
    scroll(toCellAt: indexPath, animated: animated)
  }

  /// Scrolls to the first chosen row.
  open func scrollToNearestSelectedRow(
    at scrollPosition: UITableView.ScrollPosition,
    animated: Bool
  ) {
    guard let path = indexPathForSelectedRow else { return }
    scrollToRow(at: path, at: scrollPosition, animated: animated)
  }

  /// Places the rows one under the other.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if !isLoaded { load() }
    markEdited()
    placePieces()
    backgroundView?.frame = bounds
    placeIndex()
  }

  // An empty table is an element of its own. Apple's string tables for the words, certainty A; the
  // moment, certainty C.
  override var builtInAccessibility: BuiltInAccessibility {
    let isEmpty = isLoaded && dataSource != nil && pieces.isEmpty && backgroundView == nil
    return BuiltInAccessibility(
      isElement: isEmpty,
      label: isEmpty ? SystemWord.emptyList.text : nil,
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
      return SystemWord.emptyList.text
    }
    return SystemWord.rows(first + 1, to: last + 1, of: frames.count).text
  }
}
