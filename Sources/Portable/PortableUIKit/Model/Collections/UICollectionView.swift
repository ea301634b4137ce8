public import Foundation

/// A view of items that a layout arranges.
///
/// All items exist at once, so an assistive technology can reach each of them.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  private final var nibs: [String: UINib] = [:]
  final var cellTypes: [String: UICollectionReusableView.Type] = [:]
  final var supplementaryTypes: [String: UICollectionReusableView.Type] = [:]
  final var grid = CellGrid<UICollectionViewCell>()
  final var pool = ReusePool<UICollectionReusableView>()
  final var reconfiguredCell: UICollectionViewCell?
  final var supplementaries: [SupplementaryKey: UICollectionReusableView] = [:]
  final var selectedPaths: [IndexPath] = []
  final var isLoaded = false
  final var keepsExistingCells = false

  open var collectionViewLayout: UICollectionViewLayout { didSet { adopt(collectionViewLayout) } }
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  open weak var dragDelegate: (any UICollectionViewDragDelegate)?
  open weak var dropDelegate: (any UICollectionViewDropDelegate)?
  open var dragInteractionEnabled = UITraitCollection.current.userInterfaceIdiom == .pad
  open var hasActiveDrag: Bool { false }
  open var hasActiveDrop: Bool { false }
  open var isPrefetchingEnabled = true
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  open var allowsFocus = false
  open var allowsFocusDuringEditing = false
  open var selectionFollowsFocus = false
  open var remembersLastFocusedIndexPath = false
  open var isEditing = false { didSet { setNeedsLayout() } }
  open var backgroundView: UIView?

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    clipsToBounds = true
    adopt(layout)
  }

  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    clipsToBounds = true
    adopt(collectionViewLayout)
  }

  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  open var visibleCells: [UICollectionViewCell] { grid.cells.map(\.cell) }
  open var indexPathsForVisibleItems: [IndexPath] { grid.cells.map(\.path) }
  open var indexPathsForSelectedItems: [IndexPath]? { selectedPaths }

  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    cellTypes[identifier] = cellClass as? UICollectionReusableView.Type
  }

  /// Registers a nib, which can't be read here: dequeuing the cell stops the app.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    nibs[identifier] = nib
  }

  open func register(
    _ nib: UINib?,
    forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) { nibs[kind + identifier] = nib }

  open func register(
    _ viewClass: AnyClass?,
    forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) { supplementaryTypes[elementKind + identifier] = viewClass as? UICollectionReusableView.Type }

  open func dequeueReusableCell(
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionViewCell {
    if cellTypes[identifier] == nil, let nib = nibs[identifier] {
      InterfaceFile.cellNib(nib.name).stop(for: "the cell '\(identifier)'")
    }
    return dequeue(
      identifier,
      type: cellTypes[identifier],
      size: collectionViewLayout.initialSize(ofItemAt: indexPath)
    ) as? UICollectionViewCell
      ?? UICollectionViewCell(frame: .zero)
  }

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
    return dequeue(
      elementKind + identifier,
      type: supplementaryTypes[elementKind + identifier],
      size: collectionViewLayout.initialSize(ofKind: elementKind, section: indexPath.section)
    )
      ?? UICollectionReusableView(frame: .zero)
  }

  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { grid[indexPath] }

  open func supplementaryView(
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    supplementaries[SupplementaryKey(kind: elementKind, section: indexPath.section)]
  }

  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    grid.cells.first { $0.cell === cell }?.path
  }

  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    grid.cells.first { $0.cell.frame.contains(point) }?.path
  }

  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  open func reloadData() { discardCells() }
  open func reloadItems(at indexPaths: [IndexPath]) { change(.reload(indexPaths)) }
  open func reconfigureItems(at indexPaths: [IndexPath]) { change(.reconfigure(indexPaths)) }
  open func insertItems(at indexPaths: [IndexPath]) { change(.insert(indexPaths)) }
  open func deleteItems(at indexPaths: [IndexPath]) { change(.delete(indexPaths)) }

  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change(.move(indexPath, newIndexPath))
  }

  open func reloadSections(_ sections: IndexSet) { change(.reloadSections(sections)) }
  open func insertSections(_ sections: IndexSet) { change(.insertSections(sections)) }
  open func deleteSections(_ sections: IndexSet) { change(.deleteSections(sections)) }

  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    grid.beginChanges()
    updates?()
    change { $0.endChanges() }
    completion?(true)
  }

  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }

  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    collectionViewLayout = layout
    completion?(true)
  }

  open func selectItem(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: UICollectionView.ScrollPosition
  ) { choose(at: indexPath) }

  open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselectCell(at: indexPath) }

  open func scrollToItem(
    at indexPath: IndexPath,
    at scrollPosition: UICollectionView.ScrollPosition,
    animated: Bool
  ) { scroll(toCellAt: indexPath, animated: animated) }

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

// Interactive movement: no finger moves items here.
extension UICollectionView {
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    dataSource?.collectionView(self, canMoveItemAt: indexPath) ?? false
  }

  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {}
  public func endInteractiveMovement() {}
  public func cancelInteractiveMovement() {}

  public enum ElementCategory: UInt, Sendable { case cell, supplementaryView, decorationView }

  public nonisolated class var elementKindSectionHeader: String {
    "UICollectionElementKindSectionHeader"
  }
  public nonisolated class var elementKindSectionFooter: String {
    "UICollectionElementKindSectionFooter"
  }

  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }

  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = ScrollPosition(rawValue: 1)
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    public static let bottom = ScrollPosition(rawValue: 4)
    public static let left = ScrollPosition(rawValue: 8)
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    public static let right = ScrollPosition(rawValue: 32)
  }
}
