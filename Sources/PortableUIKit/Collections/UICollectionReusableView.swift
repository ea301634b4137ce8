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

  @usableFromInline
  convenience init(dequeued reuseIdentifier: String) {
    self.init(frame: .zero)
    name = reuseIdentifier
  }
}
