public import Foundation

@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  final weak var owner: UICollectionView?
  // The attributes computed when the layout was last prepared.
  final var placed: [UICollectionViewLayoutAttributes] = []
  final var placedSize: CGSize = .zero
  private final var decorations: [String: UICollectionReusableView.Type] = [:]

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  open var collectionView: UICollectionView? { owner }
  open var collectionViewContentSize: CGSize { placedSize }

  open func prepare() {}

  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    placed.filter { $0.frame.intersects(rect) }
  }

  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    placed.first { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
  }

  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    placed.first { $0.representedElementKind == elementKind && $0.indexPath == indexPath }
  }

  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  open func invalidateLayout() { owner?.setNeedsLayout() }

  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = viewClass as? UICollectionReusableView.Type
  }

  // The kinds of supplementary views in a section.
  func supplementaryKinds(inSection section: Int) -> [String] { [] }

  // The size with which a cell is created, in points, before it is placed. Other layouts than flows
  // begin with the default of Apple's `itemSize`; certainty C.
  func initialSize(ofItemAt path: IndexPath) -> CGSize { CGSize(width: 50, height: 50) }
  func initialSize(ofKind kind: String, section: Int) -> CGSize { .zero }
}

@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject {
  open var indexPath: IndexPath
  open var frame: CGRect = .zero
  open var alpha: CGFloat = 1
  open var zIndex = 0
  open var isHidden = false
  open var transform = CGAffineTransform.identity
  public final let representedElementCategory: UICollectionView.ElementCategory
  public final let representedElementKind: String?

  init(_ category: UICollectionView.ElementCategory, kind: String?, path: IndexPath) {
    representedElementCategory = category
    representedElementKind = kind
    indexPath = path
    super.init()
  }

  public convenience init(forCellWith indexPath: IndexPath) {
    self.init(.cell, kind: nil, path: indexPath)
  }

  public convenience init(
    forSupplementaryViewOfKind elementKind: String,
    with indexPath: IndexPath
  ) { self.init(.supplementaryView, kind: elementKind, path: indexPath) }

  public convenience init(
    forDecorationViewOfKind decorationViewKind: String,
    with indexPath: IndexPath
  ) { self.init(.decorationView, kind: decorationViewKind, path: indexPath) }

  open var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }

  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }

  public nonisolated override func copy() -> Any {
    let original = self
    nonisolated(unsafe) var result: Any = original
    MainActor.assumeIsolated { result = original.duplicate() }
    return result
  }

  private func duplicate() -> UICollectionViewLayoutAttributes {
    let copy = UICollectionViewLayoutAttributes(
      representedElementCategory,
      kind: representedElementKind,
      path: indexPath
    )
    copy.frame = frame
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    copy.transform = transform
    return copy
  }
}
