public import Foundation

/// A view of items that a layout places.
///
/// All items exist at once, so that an assistive technology can walk to each of them. Items are
/// placed in lines whatever the layout is.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  private final var cellTypes: [String: UICollectionViewCell.Type] = [:]
  private final var items: [(path: IndexPath, cell: UICollectionViewCell)] = []
  private final var chosenPaths: [IndexPath] = []
  private final var isLoaded = false

  /// The rule that places the items.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet { setNeedsLayout() }
  }
  /// The object that fills the collection.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { reloadData() }
  }
  /// Whether items can be chosen.
  open var allowsSelection = true
  /// Whether several items can be chosen.
  open var allowsMultipleSelection = false
  /// The view behind the items.
  open var backgroundView: UIView?

  /// Creates a collection.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// Creates a collection from an archive.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    clipsToBounds = true
  }

  /// The number of sections.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  /// The cells on the screen; here all of them.
  open var visibleCells: [UICollectionViewCell] { items.map(\.cell) }
  /// The paths of the chosen items.
  open var indexPathsForSelectedItems: [IndexPath]? { chosenPaths }

  /// Gives the number of items of a section.
  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  /// Names a class of cells.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    cellTypes[identifier] = cellClass as? UICollectionViewCell.Type
  }

  /// Makes a cell of a named class, or an empty one if there is none.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionViewCell {
    cellTypes[identifier]?.make(dequeued: identifier) as? UICollectionViewCell
      ?? UICollectionViewCell(frame: .zero)
  }

  /// Gives the cell of an item.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    items.first { $0.path == indexPath }?.cell
  }

  /// Gives the path of a cell.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    items.first { $0.cell === cell }?.path
  }

  /// Makes all items anew.
  open func reloadData() {
    isLoaded = false
    setNeedsLayout()
  }

  /// Chooses an item without telling the delegate.
  open func selectItem(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: UICollectionView.ScrollPosition
  ) {
    guard let indexPath else { return }
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
    var flow = FlowPlacement(
      layout: collectionViewLayout as? UICollectionViewFlowLayout ?? UICollectionViewFlowLayout(),
      bounds: bounds.size
    )
    var section = 0
    for (path, cell) in items {
      if path.section != section {
        flow.endSection()
        section = path.section
      }
      cell.frame = flow.place(size(of: cell, at: path))
      if isRightToLeft { cell.frame.origin.x = bounds.width - cell.frame.maxX }
    }
    flow.endSection()
    contentSize = flow.contentSize
  }

  /// Whether a touch on an item does anything.
  final var canChoose: Bool { allowsSelection && delegate is any UICollectionViewDelegate }

  /// Chooses a cell as a touch does, and tells whether it did.
  final func choose(_ cell: UICollectionViewCell) -> Bool {
    guard let delegate = delegate as? any UICollectionViewDelegate, let path = indexPath(for: cell),
      delegate.collectionView(self, shouldSelectItemAt: path)
    else { return false }
    if allowsMultipleSelection, chosenPaths.contains(path) {
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

  private func markChosen() {
    for (path, cell) in items { cell.isSelected = chosenPaths.contains(path) }
  }

  private func load() {
    isLoaded = true
    for (_, cell) in items { cell.removeFromSuperview() }
    items = []
    guard let dataSource else { return }
    for section in 0..<numberOfSections {
      for item in 0..<numberOfItems(inSection: section) {
        let path = IndexPath(item: item, section: section)
        items.append((path, dataSource.collectionView(self, cellForItemAt: path)))
      }
    }
    for (_, cell) in items { addSubview(cell) }
    markChosen()
  }

  private func size(of cell: UICollectionViewCell, at path: IndexPath) -> CGSize {
    if let delegate = delegate as? any UICollectionViewDelegateFlowLayout {
      return delegate.collectionView(self, layout: collectionViewLayout, sizeForItemAt: path)
    }
    let flow = collectionViewLayout as? UICollectionViewFlowLayout
    guard let flow, flow.estimatedItemSize == .zero else {
      return LayoutPass(root: cell.contentView).fittingSize(width: nil)
    }
    return flow.itemSize
  }
}
