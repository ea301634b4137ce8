public import Foundation

/// A view of items that a layout places.
///
/// All items exist at once, so that an assistive technology can walk to each of them.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  private final var nibs: [String: UINib] = [:]
  final var cellTypes: [String: UICollectionReusableView.Type] = [:]
  final var supplementaryTypes: [String: UICollectionReusableView.Type] = [:]
  final var grid = CellGrid<UICollectionViewCell>()
  final var pool = ReusePool<UICollectionReusableView>()
  /// The cell that is being filled again.
  final var refilledCell: UICollectionViewCell?
  final var supplementaries: [SupplementaryKey: UICollectionReusableView] = [:]
  final var chosenPaths: [IndexPath] = []
  final var isLoaded = false
  final var keepsKnownCells = false

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
  /// Whether items take the focus of a keyboard.
  open var allowsFocus = false
  /// Whether items take it while they are edited; it is kept and not looked at.
  open var allowsFocusDuringEditing = false
  /// Whether the focus of a keyboard chooses items; it is kept and not looked at.
  open var selectionFollowsFocus = false
  /// Whether the focus of a keyboard comes back to where it was; it is kept and not looked at.
  open var remembersLastFocusedIndexPath = false
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

  /// Names a file of a cell; it cannot be read here, so that asking for the cell stops the app.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    nibs[identifier] = nib
  }

  /// Names a file of headers, footers or the like; it cannot be read here.
  open func register(
    _ nib: UINib?,
    forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    nibs[kind + identifier] = nib
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
    if cellTypes[identifier] == nil, let nib = nibs[identifier] {
      InterfaceFile.cellNib(nib.name).stop(for: "the cell '\(identifier)'")
    }
    return dequeue(identifier, type: cellTypes[identifier]) as? UICollectionViewCell
      ?? UICollectionViewCell(frame: .zero)
  }

  /// Gives a header or the like of a named class, used or new; an empty one if there is no such class.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String,
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionReusableView {
    if supplementaryTypes[elementKind + identifier] == nil,
      let nib = nibs[elementKind + identifier]
    {
      InterfaceFile.cellNib(nib.name).stop(for: "the view '\(identifier)'")
    }
    return dequeue(elementKind + identifier, type: supplementaryTypes[elementKind + identifier])
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

  /// Makes all items again.
  open func reloadData() {
    dropCells()
  }

  /// Makes some items again.
  open func reloadItems(at indexPaths: [IndexPath]) {
    change(.reload(indexPaths))
  }

  /// Lets some items be filled again, with the cells they have.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    change(.reconfigure(indexPaths))
  }

  /// Takes in items the data source has already.
  open func insertItems(at indexPaths: [IndexPath]) {
    change(.insert(indexPaths))
  }

  /// Lets go of items the data source no longer has.
  open func deleteItems(at indexPaths: [IndexPath]) {
    change(.delete(indexPaths))
  }

  /// Moves an item the data source moved already.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change(.move(indexPath, newIndexPath))
  }

  /// Makes some sections again.
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
    change { $0.endChanges() }
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
    choose(at: indexPath)
  }

  /// Takes back a choice without telling the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    dropChoice(at: indexPath)
  }

  /// Scrolls to an item.
  open func scrollToItem(
    at indexPath: IndexPath,
    at scrollPosition: UICollectionView.ScrollPosition,
    animated: Bool
  ) {
    scroll(toCellAt: indexPath, animated: animated)
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
}
