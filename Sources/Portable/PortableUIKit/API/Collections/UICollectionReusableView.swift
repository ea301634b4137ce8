public import Foundation

/// A view that a collection keeps for use again.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  private final var name: String?

  /// Creates a view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The name under which a collection keeps views of a kind.
  open var reuseIdentifier: String? { name }

  /// Makes the view ready to be used again.
  open func prepareForReuse() {}

  /// Is called with the place the view was given.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Gives the place the view would rather have.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }

  @usableFromInline
  convenience init(dequeued reuseIdentifier: String) {
    self.init(frame: .zero)
    name = reuseIdentifier
  }

  // The size in which the content finds room, in points; the width may be given, or limited.
  func fittingSize(width: CGFloat?, limit: CGFloat?) -> CGSize {
    fittingSize(of: self, width: width, limit: limit)
  }

  final func fittingSize(of view: UIView, width: CGFloat?, limit: CGFloat?) -> CGSize {
    let size = LayoutPass(root: view).fittingSize(width: width)
    guard width == nil, let limit, size.width > limit else { return size }
    return LayoutPass(root: view).fittingSize(width: limit)
  }
}
