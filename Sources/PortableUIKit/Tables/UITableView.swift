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

  /// The look of the lines between rows.
  public enum SeparatorStyle: Int, Sendable {
    /// None.
    case none = 0
    /// A thin line.
    case singleLine = 1
  }

  /// The value that lets a row find its own height.
  public class var automaticDimension: CGFloat { -1 }

  private final var cellTypes: [String: UITableViewCell.Type] = [:]
  private final var rows: [(path: IndexPath, cell: UITableViewCell)] = []
  private final var pieces: [(view: UIView, height: CGFloat?)] = []
  private final var chosenPaths: [IndexPath] = []
  private final var isLoaded = false

  /// The look of the table.
  public let style: UITableView.Style
  /// The object that fills the table.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { reloadData() }
  }
  /// The height of rows, in points.
  open var rowHeight: CGFloat = UITableView.automaticDimension
  /// The height of rows as long as it is not known, in points.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
  /// The height above sections, in points.
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension
  /// The lines between rows.
  open var separatorStyle = UITableView.SeparatorStyle.singleLine
  /// The distances of the lines between rows, in points.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// Whether rows can be chosen.
  open var allowsSelection = true
  /// Whether several rows can be chosen.
  open var allowsMultipleSelection = false
  /// The view above the rows.
  open var tableHeaderView: UIView? {
    didSet { reloadData() }
  }
  /// The view below the rows.
  open var tableFooterView: UIView? {
    didSet { reloadData() }
  }
  /// The view behind the rows.
  open var backgroundView: UIView?

  /// Creates a table of a look.
  public init(frame: CGRect, style: UITableView.Style) {
    self.style = style
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// Creates a table.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// Creates a table from an archive.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    clipsToBounds = true
  }

  /// The number of sections.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  /// The path of the chosen row.
  open var indexPathForSelectedRow: IndexPath? { chosenPaths.first }
  /// The paths of the chosen rows.
  open var indexPathsForSelectedRows: [IndexPath]? { chosenPaths.isEmpty ? nil : chosenPaths }
  /// The cells on the screen; here all of them.
  open var visibleCells: [UITableViewCell] { rows.map(\.cell) }

  /// Gives the number of rows of a section.
  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  /// Names a class of cells.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellTypes[identifier] = cellClass as? UITableViewCell.Type
  }

  /// Makes a cell of a named class; `nil` if there is none.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    cellTypes[identifier].map { $0.make(dequeued: identifier) }
  }

  /// Makes a cell of a named class, or an empty one if there is none.
  open func dequeueReusableCell(
    withIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UITableViewCell {
    dequeueReusableCell(withIdentifier: identifier)
      ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// Gives the cell of a row.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    rows.first { $0.path == indexPath }?.cell
  }

  /// Gives the path of a cell.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    rows.first { $0.cell === cell }?.path
  }

  /// Makes all rows anew.
  open func reloadData() {
    isLoaded = false
    setNeedsLayout()
  }

  /// Makes rows anew; here all of them.
  open func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    reloadData()
  }

  /// Chooses a row without telling the delegate.
  open func selectRow(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: UITableView.ScrollPosition
  ) {
    guard let indexPath else { return }
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
    let inset: CGFloat = style == .insetGrouped ? 16 : 0
    let width = max(0, bounds.width - 2 * inset)
    var y: CGFloat = 0
    for (view, height) in pieces {
      let size = view.sizeThatFits(CGSize(width: width, height: 0))
      let fitting = view is UITableViewCell ? size.height : max(size.height, view.bounds.height)
      let length = height ?? fitting
      view.frame = CGRect(x: inset, y: y, width: width, height: length)
      y += length
    }
    contentSize = CGSize(width: bounds.width, height: y)
  }

  /// Whether a touch on a row does anything.
  final var canChoose: Bool { allowsSelection && delegate is any UITableViewDelegate }

  /// Chooses a cell as a touch does, and tells whether it did.
  final func choose(_ cell: UITableViewCell) -> Bool {
    guard let delegate = delegate as? any UITableViewDelegate,
      let touched = indexPath(for: cell),
      let path = delegate.tableView(self, willSelectRowAt: touched)
    else { return false }
    if allowsMultipleSelection, chosenPaths.contains(path) {
      deselectRow(at: path, animated: true)
      delegate.tableView(self, didDeselectRowAt: path)
    } else {
      let former = chosenPaths.filter { $0 != path && !allowsMultipleSelection }
      selectRow(at: path, animated: true, scrollPosition: .none)
      for path in former { delegate.tableView(self, didDeselectRowAt: path) }
      delegate.tableView(self, didSelectRowAt: path)
    }
    return true
  }

  private func markChosen() {
    for (path, cell) in rows { cell.setSelected(chosenPaths.contains(path), animated: false) }
  }

  private func load() {
    isLoaded = true
    for (view, _) in pieces { view.removeFromSuperview() }
    (pieces, rows) = ([], [])
    if let tableHeaderView { pieces.append((tableHeaderView, nil)) }
    for section in 0..<numberOfSections { load(section: section) }
    if let tableFooterView { pieces.append((tableFooterView, nil)) }
    for (view, _) in pieces { addSubview(view) }
    markChosen()
  }

  private func load(section: Int) {
    guard let dataSource else { return }
    let delegate = delegate as? any UITableViewDelegate
    if let view = delegate?.tableView(self, viewForHeaderInSection: section) {
      pieces.append((view, nil))
    } else if let title = dataSource.tableView(self, titleForHeaderInSection: section) {
      pieces.append((TableText(title, traits: .header), nil))
    }
    for row in 0..<numberOfRows(inSection: section) {
      let path = IndexPath(row: row, section: section)
      let cell = dataSource.tableView(self, cellForRowAt: path)
      let height = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
      rows.append((path, cell))
      pieces.append((cell, height == Self.automaticDimension ? nil : height))
    }
    if let text = dataSource.tableView(self, titleForFooterInSection: section) {
      pieces.append((TableText(text, traits: .staticText), nil))
    }
  }
}
