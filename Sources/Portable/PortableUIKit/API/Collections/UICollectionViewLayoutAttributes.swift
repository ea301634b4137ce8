public import Foundation

/// Where an item or another view of a collection stands.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject {
  /// The place among the items.
  open var indexPath: IndexPath
  /// The area in the content, in points.
  open var frame: CGRect = .zero
  /// The opacity, from 0 to 1.
  open var alpha: CGFloat = 1
  /// The height among the views beside it.
  open var zIndex = 0
  /// Whether the view is left out.
  open var isHidden = false
  /// The change of scale, angle and place; it is kept and moves nothing.
  open var transform = CGAffineTransform.identity
  /// What the view is.
  public final let representedElementCategory: UICollectionView.ElementCategory
  /// The kind of view, unless it is an item.
  public final let representedElementKind: String?

  init(_ category: UICollectionView.ElementCategory, kind: String?, path: IndexPath) {
    representedElementCategory = category
    representedElementKind = kind
    indexPath = path
    super.init()
  }

  /// Creates the attributes of an item.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init(.cell, kind: nil, path: indexPath)
  }

  /// Creates the attributes of a header, footer or the like.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String,
    with indexPath: IndexPath
  ) {
    self.init(.supplementaryView, kind: elementKind, path: indexPath)
  }

  /// Creates the attributes of a decoration.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String,
    with indexPath: IndexPath
  ) {
    self.init(.decorationView, kind: decorationViewKind, path: indexPath)
  }

  /// The size, in points.
  open var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }

  /// The middle, in points.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  /// The area without an origin, in points.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }

  /// Gives attributes with the same content.
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
