public import Foundation

/// A list of rows.
///
/// All rows exist at once, so that an assistive technology can walk to each of them.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// The look of a table.
  public enum Style: Int, Sendable {
    /// From edge to edge.
    case plain = 0
    /// In groups.
    case grouped = 1
    /// In groups with rounded corners.
    case insetGrouped = 2
  }

  /// The value that lets a row find its own height.
  public nonisolated class var automaticDimension: CGFloat { -1 }
  /// The entry of the index that stands for the search field.
  public nonisolated class var indexSearch: String { "{search}" }

  private final var cellTypes: [String: UITableViewCell.Type] = [:]
  private final var edgeTypes: [String: UITableViewHeaderFooterView.Type] = [:]
  private final var grid = CellGrid<UITableViewCell>()
  private final var pool = ReusePool<UITableViewCell>()
  private final var edgePool = ReusePool<UITableViewHeaderFooterView>()
  private final var pieces: [TablePiece] = []
  private final var chosenPaths: [IndexPath] = []
  private final var isLoaded = false
  private final var keepsKnownCells = false
  private final let indexView = TableIndexView()

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
  /// Whether rows can be dragged; nothing drags here.
  open var dragInteractionEnabled = false
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

  /// Names a class of headers and footers.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    edgeTypes[identifier] = aClass as? UITableViewHeaderFooterView.Type
  }

  /// Gives a cell of a named class, used or new; `nil` if there is no such class.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let used = pool.take(named: identifier) {
      used.prepareForReuse()
      return used
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

  /// Makes all rows anew.
  open func reloadData() {
    chosenPaths = []
    keepsKnownCells = false
    isLoaded = false
    setNeedsLayout()
  }

  /// Makes the index anew.
  open func reloadSectionIndexTitles() {
    setNeedsLayout()
  }

  /// Makes some rows anew.
  open func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    change(.reload(indexPaths))
  }

  /// Lets some rows be filled again, with the cells they have.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    change(.reload(indexPaths))
  }

  /// Takes in rows the data source has already.
  open func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    change(.insert(indexPaths))
  }

  /// Lets go of rows the data source no longer has.
  open func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    chosenPaths.removeAll(where: indexPaths.contains)
    change(.delete(indexPaths))
  }

  /// Moves a row the data source moved already.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change(.move(indexPath, newIndexPath))
  }

  /// Makes some sections anew.
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
    grid.endChanges()
    keepsKnownCells = true
    isLoaded = false
    setNeedsLayout()
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
    guard let indexPath else {
      chosenPaths = []
      return markChosen()
    }
    if !allowsMultipleSelection { chosenPaths = [] }
    if !chosenPaths.contains(indexPath) { chosenPaths.append(indexPath) }
    markChosen()
  }

  /// Takes back a choice without telling the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    chosenPaths.removeAll { $0 == indexPath }
    markChosen()
  }

  /// Scrolls to a row.
  open func scrollToRow(
    at indexPath: IndexPath,
    at scrollPosition: UITableView.ScrollPosition,
    animated: Bool
  ) {
    layoutIfNeeded()
    if let cell = cellForRow(at: indexPath) { scrollRectToVisible(cell.frame, animated: animated) }
  }

  /// Places the rows one under the other.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if !isLoaded { load() }
    markEdited()
    let inset: CGFloat = style == .insetGrouped ? 16 : 0
    let width = max(0, bounds.width - 2 * inset)
    var y: CGFloat = 0
    for piece in pieces {
      let size = piece.view.sizeThatFits(CGSize(width: width, height: 0))
      let length = piece.height ?? piece.fittingHeight(size.height)
      piece.view.frame = CGRect(x: inset, y: y, width: width, height: length)
      y += length
    }
    contentSize = CGSize(width: bounds.width, height: y)
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

  /// Whether a touch on a row does anything.
  final var canChoose: Bool {
    allowsSelection && delegate is any UITableViewDelegate
      && (!isEditing || allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing)
  }

  /// Chooses a cell as a touch does, and tells whether it did.
  final func choose(_ cell: UITableViewCell) -> Bool {
    guard let delegate = delegate as? any UITableViewDelegate,
      let touched = indexPath(for: cell), delegate.tableView(self, shouldHighlightRowAt: touched),
      let path = delegate.tableView(self, willSelectRowAt: touched)
    else { return false }
    let isSeveral =
      isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    if isSeveral, chosenPaths.contains(path) {
      guard delegate.tableView(self, willDeselectRowAt: path) != nil else { return false }
      deselectRow(at: path, animated: true)
      delegate.tableView(self, didDeselectRowAt: path)
    } else {
      let former = isSeveral ? [] : chosenPaths.filter { $0 != path }
      chosenPaths = isSeveral ? chosenPaths + [path] : [path]
      markChosen()
      for path in former { delegate.tableView(self, didDeselectRowAt: path) }
      delegate.tableView(self, didSelectRowAt: path)
    }
    return true
  }

  /// Does what a button at the edge of a row is for, and tells whether it did.
  final func perform(_ purpose: CellControl.Purpose, on cell: UITableViewCell) -> Bool {
    guard let path = indexPath(for: cell) else { return false }
    switch purpose {
    case .delete: dataSource?.tableView(self, commit: .delete, forRowAt: path)
    case .insert: dataSource?.tableView(self, commit: .insert, forRowAt: path)
    case .reorder: return false
    case .details:
      (delegate as? any UITableViewDelegate)?
        .tableView(self, accessoryButtonTappedForRowWith: path)
    }
    return true
  }

  /// The actions of swiping a row aside, as an assistive technology offers them.
  final func swipeActions(of cell: UITableViewCell) -> [UIAccessibilityCustomAction] {
    guard let delegate = delegate as? any UITableViewDelegate, let path = indexPath(for: cell)
    else { return [] }
    let sides = [
      delegate.tableView(self, leadingSwipeActionsConfigurationForRowAt: path),
      delegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: path),
    ]
    return sides.flatMap { $0?.actions ?? [] }.compactMap { $0.customAction(on: cell) }
  }

  final func change(_ change: CellGrid<UITableViewCell>.Change) {
    grid.make(change)
    keepsKnownCells = true
    isLoaded = false
    setNeedsLayout()
  }

  private func addIndex() {
    clipsToBounds = true
    indexView.onChoose = { [weak self] index in self?.showSection(atIndexTitle: index) }
    addSubview(indexView)
  }

  private func placeIndex() {
    indexView.titles = dataSource?.sectionIndexTitles(for: self) ?? []
    indexView.isHidden = indexView.titles.isEmpty
    let x = isRightToLeft ? bounds.minX : bounds.maxX - 15
    indexView.frame = CGRect(x: x, y: bounds.minY, width: 15, height: bounds.height)
  }

  private func showSection(atIndexTitle index: Int) {
    guard let dataSource else { return }
    let section = dataSource.tableView(
      self,
      sectionForSectionIndexTitle: indexView.titles[index],
      at: index
    )
    let area = rect(forSection: section)
    if area != .zero { scrollRectToVisible(area, animated: false) }
  }

  private func markChosen() {
    for (path, cell) in grid.cells where cell.isSelected != chosenPaths.contains(path) {
      cell.setSelected(chosenPaths.contains(path), animated: false)
    }
  }

  private func markEdited() {
    let delegate = delegate as? any UITableViewDelegate
    for (path, cell) in grid.cells {
      let isEdited = isEditing && dataSource?.tableView(self, canEditRowAt: path) == true
      if cell.isEditing != isEdited { cell.setEditing(isEdited, animated: false) }
      let canMove = isEdited && dataSource?.tableView(self, canMoveRowAt: path) == true
      let style = delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
      let shown = allowsMultipleSelectionDuringEditing ? .none : style
      if isEdited {
        cell.shownEditing = (shown, canMove)
      } else if cell.shownEditing != nil {
        cell.shownEditing = nil
      }
    }
  }

  private func reloadEdges() {
    keepsKnownCells = isLoaded || keepsKnownCells
    isLoaded = false
    setNeedsLayout()
  }

  private func load() {
    isLoaded = true
    if !keepsKnownCells {
      for (_, cell) in grid.cells { pool.keep(cell, named: cell.reuseIdentifier) }
      grid.removeAll()
    }
    keepsKnownCells = false
    let former = pieces
    for case let view as UITableViewHeaderFooterView in former.map(\.view) {
      edgePool.keep(view, named: view.reuseIdentifier)
    }
    pieces = []
    grid.resize(to: (0..<numberOfSections).map { numberOfRows(inSection: $0) })
    if let tableHeaderView { pieces.append(TablePiece(tableHeaderView, at: .top)) }
    for section in 0..<numberOfSections { load(section: section) }
    if let tableFooterView { pieces.append(TablePiece(tableFooterView, at: .bottom)) }
    pool.removeAll()
    edgePool.removeAll()
    for piece in former where !pieces.contains(where: { $0.view === piece.view }) {
      piece.view.removeFromSuperview()
    }
    for piece in pieces where piece.view.superview !== self { addSubview(piece.view) }
    chosenPaths.removeAll { grid[$0] == nil }
    markChosen()
  }

  private func load(section: Int) {
    guard let dataSource else { return }
    let delegate = delegate as? any UITableViewDelegate
    let headerHeight = delegate?.tableView(self, heightForHeaderInSection: section)
    if let view = delegate?.tableView(self, viewForHeaderInSection: section) {
      pieces.append(TablePiece(view, at: .header(section), height: known(headerHeight)))
    } else if let title = dataSource.tableView(self, titleForHeaderInSection: section) {
      pieces.append(TablePiece(TableText(title, traits: .header), at: .header(section)))
    }
    for row in 0..<numberOfRows(inSection: section) {
      let path = IndexPath(row: row, section: section)
      let isNew = grid[path] == nil
      let cell = grid[path] ?? dataSource.tableView(self, cellForRowAt: path)
      grid[path] = cell
      let height = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
      pieces.append(TablePiece(cell, at: .row(path), height: known(height)))
      if isNew { delegate?.tableView(self, willDisplay: cell, forRowAt: path) }
    }
    let footerHeight = delegate?.tableView(self, heightForFooterInSection: section)
    if let view = delegate?.tableView(self, viewForFooterInSection: section) {
      pieces.append(TablePiece(view, at: .footer(section), height: known(footerHeight)))
    } else if let text = dataSource.tableView(self, titleForFooterInSection: section) {
      pieces.append(TablePiece(TableText(text, traits: .staticText), at: .footer(section)))
    }
  }

  /// A height that is not left to the content.
  private func known(_ height: CGFloat?) -> CGFloat? {
    height == Self.automaticDimension ? nil : height
  }
}
