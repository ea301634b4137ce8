public import Foundation

/// A rule that places the items of a collection.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  final weak var owner: UICollectionView?
  // What the layout placed when it was prepared last.
  final var placed: [UICollectionViewLayoutAttributes] = []
  final var placedSize: CGSize = .zero
  private final var decorations: [String: UICollectionReusableView.Type] = [:]

  /// Creates a rule.
  public override init() {
    super.init()
  }

  /// Creates a rule from an archive.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The collection whose items are placed.
  open var collectionView: UICollectionView? { owner }
  /// The size of the content, in points.
  open var collectionViewContentSize: CGSize { placedSize }

  /// Is called before places are asked for.
  open func prepare() {}

  /// Gives the places of everything in an area of the content.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    placed.filter { $0.frame.intersects(rect) }
  }

  /// Gives the place of an item.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    placed.first { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
  }

  /// Gives the place of a header, footer or the like.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    placed.first { $0.representedElementKind == elementKind && $0.indexPath == indexPath }
  }

  /// Tells whether places are asked for again when the area changes.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Asks for places again.
  open func invalidateLayout() {
    owner?.setNeedsLayout()
  }

  /// Gives the place to which scrolling comes to rest.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Names a class of decorations; they are kept and not shown.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = viewClass as? UICollectionReusableView.Type
  }

  // The kinds of views that stand beside the items of a section.
  func supplementaryKinds(inSection section: Int) -> [String] { [] }
}
