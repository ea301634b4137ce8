public import Foundation

/// A view of items that a layout places.
///
/// All items exist at once, so that an assistive technology can walk to each of them.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  private final var cellTypes: [String: UICollectionReusableView.Type] = [:]
  private final var supplementaryTypes: [String: UICollectionReusableView.Type] = [:]
  private final var grid = CellGrid<UICollectionViewCell>()
  private final var pool = ReusePool<UICollectionReusableView>()
  private final var supplementaries: [SupplementaryKey: UICollectionReusableView] = [:]
  private final var chosenPaths: [IndexPath] = []
  private final var isLoaded = false

  /// The rule that places the items.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet { adopt(collectionViewLayout) }
  }
  /// The object that fills the collection.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { reloadData() }
  }
  /// The object that fetches early what is shown soon; nothing is fetched early here.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// The object that says what is dragged out of the collection.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)?
  /// The object that takes what is dropped on the collection.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)?
  /// Whether items can be dragged; at first on a tablet only.
  open var dragInteractionEnabled = UITraitCollection.current.userInterfaceIdiom == .pad
  /// Whether something is dragged out of the collection; here never.
  open var hasActiveDrag: Bool { false }
  /// Whether something is over the collection; here never.
  open var hasActiveDrop: Bool { false }
  /// Whether items are fetched early.
  open var isPrefetchingEnabled = true
  /// Whether items can be chosen.
  open var allowsSelection = true
  /// Whether several items can be chosen.
  open var allowsMultipleSelection = false
  /// Whether items can be chosen while they are edited.
  open var allowsSelectionDuringEditing = false
  /// Whether several items can be chosen while they are edited.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether the user edits the items.
  open var isEditing = false {
    didSet { setNeedsLayout() }
  }
  /// The view behind the items.
  open var backgroundView: UIView?

  /// Creates a collection.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    clipsToBounds = true
    adopt(layout)
  }

  /// Creates a collection from an archive.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    clipsToBounds = true
    adopt(collectionViewLayout)
  }

  /// The number of sections.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  /// The cells on the screen; here all of them.
  open var visibleCells: [UICollectionViewCell] { grid.cells.map(\.cell) }
  /// The paths of the items on the screen; here all of them.
  open var indexPathsForVisibleItems: [IndexPath] { grid.cells.map(\.path) }
  /// The paths of the chosen items.
  open var indexPathsForSelectedItems: [IndexPath]? { chosenPaths }

  /// Gives the number of items of a section.
  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  /// Names a class of cells.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    cellTypes[identifier] = cellClass as? UICollectionReusableView.Type
  }

  /// Names a class of headers, footers or the like.
  open func register(
    _ viewClass: AnyClass?,
    forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    supplementaryTypes[elementKind + identifier] = viewClass as? UICollectionReusableView.Type
  }

  /// Gives a cell of a named class, used or new; an empty one if there is no such class.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionViewCell {
    dequeue(identifier, type: cellTypes[identifier]) as? UICollectionViewCell
      ?? UICollectionViewCell(frame: .zero)
  }

  /// Gives a header or the like of a named class, used or new; an empty one if there is no such class.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String,
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeue(elementKind + identifier, type: supplementaryTypes[elementKind + identifier])
      ?? UICollectionReusableView(frame: .zero)
  }

  /// Gives the cell of an item.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    grid[indexPath]
  }

  /// Gives a header, footer or the like.
  open func supplementaryView(
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    supplementaries[SupplementaryKey(kind: elementKind, section: indexPath.section)]
  }

  /// Gives the path of a cell.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    grid.cells.first { $0.cell === cell }?.path
  }

  /// Gives the path of the item at a point of the content.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    grid.cells.first { $0.cell.frame.contains(point) }?.path
  }

  /// Gives the place of an item.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  /// Makes all items anew.
  open func reloadData() {
    chosenPaths = []
    isLoaded = false
    setNeedsLayout()
  }

  /// Makes some items anew.
  open func reloadItems(at indexPaths: [IndexPath]) {
    change(.reload(indexPaths))
  }

  /// Lets some items be filled again, with the cells they have.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    change(.reload(indexPaths))
  }

  /// Takes in items the data source has already.
  open func insertItems(at indexPaths: [IndexPath]) {
    change(.insert(indexPaths))
  }

  /// Lets go of items the data source no longer has.
  open func deleteItems(at indexPaths: [IndexPath]) {
    chosenPaths.removeAll(where: indexPaths.contains)
    change(.delete(indexPaths))
  }

  /// Moves an item the data source moved already.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change(.move(indexPath, newIndexPath))
  }

  /// Makes some sections anew.
  open func reloadSections(_ sections: IndexSet) {
    change(.reloadSections(sections))
  }

  /// Takes in sections the data source has already.
  open func insertSections(_ sections: IndexSet) {
    change(.insertSections(sections))
  }

  /// Lets go of sections the data source no longer has.
  open func deleteSections(_ sections: IndexSet) {
    change(.deleteSections(sections))
  }

  /// Makes several changes at once.
  open func performBatchUpdates(
    _ updates: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    grid.beginChanges()
    updates?()
    grid.endChanges()
    isLoaded = false
    setNeedsLayout()
    completion?(true)
  }

  /// Takes on another layout.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }

  /// Takes on another layout, then tells that it is complete.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    collectionViewLayout = layout
    completion?(true)
  }

  /// Chooses an item without telling the delegate.
  open func selectItem(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: UICollectionView.ScrollPosition
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
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    chosenPaths.removeAll { $0 == indexPath }
    markChosen()
  }

  /// Scrolls to an item.
  open func scrollToItem(
    at indexPath: IndexPath,
    at scrollPosition: UICollectionView.ScrollPosition,
    animated: Bool
  ) {
    layoutIfNeeded()
    if let cell = cellForItem(at: indexPath) { scrollRectToVisible(cell.frame, animated: animated) }
  }

  /// Places the items.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if !isLoaded { load() }
    if let backgroundView {
      if backgroundView.superview !== self { insertSubview(backgroundView, at: 0) }
      backgroundView.frame = bounds
    }
    collectionViewLayout.prepare()
    let everywhere = CGRect(x: -100_000, y: -100_000, width: 1_000_000, height: 1_000_000)
    for attributes in collectionViewLayout.layoutAttributesForElements(in: everywhere) ?? [] {
      guard let view = view(for: attributes) else { continue }
      view.frame = attributes.frame
      view.alpha = attributes.alpha
      view.isHidden = attributes.isHidden
      view.apply(attributes)
    }
    contentSize = collectionViewLayout.collectionViewContentSize
  }

  /// Whether a touch on an item does anything.
  final var canChoose: Bool { allowsSelection && delegate is any UICollectionViewDelegate }

  final var headerKind: String { Self.elementKindSectionHeader }
  final var footerKind: String { Self.elementKindSectionFooter }

  /// The size in which an item finds room for its content, in points.
  final func fittingSize(ofItemAt path: IndexPath, width: CGFloat?, limit: CGFloat?) -> CGSize {
    grid[path]?.fittingSize(width: width, limit: limit) ?? .zero
  }

  /// The size in which a header or the like finds room for its content, in points.
  final func fittingSize(ofKind kind: String, section: Int, width: CGFloat?) -> CGSize {
    supplementaries[SupplementaryKey(kind: kind, section: section)]?
      .fittingSize(width: width, limit: nil) ?? .zero
  }

  /// Chooses a cell as a touch does, and tells whether it did.
  final func choose(_ cell: UICollectionViewCell) -> Bool {
    guard let delegate = delegate as? any UICollectionViewDelegate, let path = indexPath(for: cell),
      delegate.collectionView(self, shouldSelectItemAt: path)
    else { return false }
    if allowsMultipleSelection, chosenPaths.contains(path) {
      guard delegate.collectionView(self, shouldDeselectItemAt: path) else { return false }
      deselectItem(at: path, animated: true)
      delegate.collectionView(self, didDeselectItemAt: path)
    } else {
      let former = chosenPaths.filter { $0 != path && !allowsMultipleSelection }
      selectItem(at: path, animated: true, scrollPosition: [])
      for path in former { delegate.collectionView(self, didDeselectItemAt: path) }
      delegate.collectionView(self, didSelectItemAt: path)
    }
    return true
  }

  private func adopt(_ layout: UICollectionViewLayout) {
    layout.owner = self
    isLoaded = false
    setNeedsLayout()
  }

  final func change(_ change: CellGrid<UICollectionViewCell>.Change) {
    grid.make(change)
    keepsKnownCells = true
    isLoaded = false
    setNeedsLayout()
  }

  private final var keepsKnownCells = false

  private func dequeue(
    _ identifier: String,
    type: UICollectionReusableView.Type?
  ) -> UICollectionReusableView? {
    if let used = pool.take(named: identifier) {
      used.prepareForReuse()
      return used
    }
    return type?.make(dequeued: identifier)
  }

  private func markChosen() {
    for (path, cell) in grid.cells { cell.isSelected = chosenPaths.contains(path) }
  }

  private func load() {
    isLoaded = true
    if !keepsKnownCells { keepCellsForReuse() }
    keepsKnownCells = false
    let former = grid.cells.map(\.cell)
    let sections = 0..<numberOfSections
    grid.resize(to: sections.map { numberOfItems(inSection: $0) })
    for section in sections {
      loadSupplementaries(of: section)
      for item in 0..<numberOfItems(inSection: section) {
        let path = IndexPath(item: item, section: section)
        guard grid[path] == nil else { continue }
        grid[path] = dataSource?.collectionView(self, cellForItemAt: path)
      }
    }
    pool.removeAll()
    let current = grid.cells
    // Cells of a list may be headers and footers, too.
    let needed = Set(current.map { ObjectIdentifier($0.cell) })
      .union(supplementaries.values.map(ObjectIdentifier.init))
    for cell in subviews.compactMap({ $0 as? UICollectionViewCell })
    where !needed.contains(ObjectIdentifier(cell)) {
      cell.removeFromSuperview()
    }
    chosenPaths.removeAll { grid[$0] == nil }
    let delegate = delegate as? any UICollectionViewDelegate
    for (path, cell) in current {
      if cell.superview !== self { addSubview(cell) }
      if !former.contains(where: { $0 === cell }) {
        delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
      }
    }
    markChosen()
  }

  private func keepCellsForReuse() {
    for (_, cell) in grid.cells { pool.keep(cell, named: cell.reuseIdentifier) }
    for key in supplementaries.keys.sorted() {
      guard let view = supplementaries[key] else { continue }
      pool.keep(view, named: view.reuseIdentifier)
    }
    grid.removeAll()
  }

  private func loadSupplementaries(of section: Int) {
    if section == 0 {
      for view in supplementaries.values { view.removeFromSuperview() }
      supplementaries = [:]
    }
    for kind in collectionViewLayout.supplementaryKinds(inSection: section) {
      let path = IndexPath(item: 0, section: section)
      guard
        let view = dataSource?.collectionView(
          self,
          viewForSupplementaryElementOfKind: kind,
          at: path
        )
      else { continue }
      supplementaries[SupplementaryKey(kind: kind, section: section)] = view
      addSubview(view)
    }
  }

  private func view(
    for attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView? {
    switch attributes.representedElementCategory {
    case .cell: grid[attributes.indexPath]
    case .supplementaryView:
      supplementaries[
        SupplementaryKey(
          kind: attributes.representedElementKind ?? "",
          section: attributes.indexPath.section
        )
      ]
    case .decorationView: nil
    }
  }
}
