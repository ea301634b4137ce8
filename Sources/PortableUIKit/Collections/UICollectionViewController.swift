public import Foundation

/// A controller whose view holds a collection.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  private final let layout: UICollectionViewLayout
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The collection.
  open var collectionView: UICollectionView!
  /// Whether the choice is taken back when the view appears.
  open var clearsSelectionOnViewWillAppear = true
  /// Whether the collection stays when the controller is pushed.
  open var useLayoutToLayoutNavigationTransitions = false
  /// Whether items are moved by touching and holding.
  open var installsStandardGestureForInteractiveMovement = true

  /// The rule that places the items.
  open var collectionViewLayout: UICollectionViewLayout { layout }

  /// Creates a controller with a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(nibName: nil, bundle: nil)
    makeCollection()
  }

  /// Creates a controller with items in lines.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    layout = UICollectionViewFlowLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    makeCollection()
  }

  /// Creates a controller from an archive, which is always empty.
  public required init?(coder: NSCoder) {
    layout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    makeCollection()
  }

  private func makeCollection() {
    collectionView = UICollectionView(
      frame: UIScreen.main.bounds,
      collectionViewLayout: layout
    )
    collectionView.backgroundColor = .systemBackground
  }

  /// Takes the collection as the view.
  open override func loadView() {
    if collectionView.dataSource == nil { collectionView.dataSource = self }
    if collectionView.delegate == nil { collectionView.delegate = self }
    view = collectionView
  }

  /// Starts or ends editing.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    collectionView.isEditing = editing
  }

  /// Gives the number of sections.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// Gives the number of items of a section.
  open func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { 0 }

  /// Gives the cell of an item.
  open func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }

  /// Gives a header, footer or the like.
  open func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }

  /// Tells whether an item may be moved.
  open func collectionView(
    _ collectionView: UICollectionView,
    canMoveItemAt indexPath: IndexPath
  ) -> Bool { false }

  /// Is called when the user moved an item.
  open func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  /// Tells whether an item may be chosen.
  open func collectionView(
    _ collectionView: UICollectionView,
    shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Tells whether an item may look touched.
  open func collectionView(
    _ collectionView: UICollectionView,
    shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Is called when an item was chosen.
  open func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) {}

  /// Is called when an item is no longer chosen.
  open func collectionView(
    _ collectionView: UICollectionView,
    didDeselectItemAt indexPath: IndexPath
  ) {}

  /// Is called before an item comes onto the screen.
  open func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  /// Is called when the content was scrolled.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
