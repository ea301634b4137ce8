public import Foundation

/// An item of a collection.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  private final let content = UIView()

  /// Whether the item is chosen.
  open var isSelected = false
  /// Whether the item looks touched.
  open var isHighlighted = false
  /// The view behind the content.
  open var backgroundView: UIView?
  /// The view behind the content of a chosen item.
  open var selectedBackgroundView: UIView?

  /// Creates an item.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(content)
  }

  /// Creates an item from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(content)
  }

  /// The view for the app's own content.
  open var contentView: UIView { content }

  /// Gives the content the whole cell.
  open override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
  }

  override var builtInAccessibility: BuiltInAccessibility {
    BuiltInAccessibility(traits: isSelected ? .selected : [])
  }

  override var builtInRespondsToUserInteraction: Bool {
    super.builtInRespondsToUserInteraction || collection?.canChoose == true
  }

  /// The collection the item is in.
  final var collection: UICollectionView? {
    sequence(first: self as UIView, next: \.superview).lazy
      .compactMap { $0 as? UICollectionView }.first
  }

  /// Lets the collection choose the item; `nil` if it is in none that cares.
  final func choose() -> Bool? {
    guard let collection, collection.canChoose else { return nil }
    return collection.choose(self)
  }
}
