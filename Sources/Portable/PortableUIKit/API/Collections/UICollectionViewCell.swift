public import Foundation

/// An item of a collection.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  private final var content = CellContent()

  /// Whether the item is chosen.
  open var isSelected = false {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Whether the item looks touched.
  open var isHighlighted = false
  /// The view behind the content.
  open var backgroundView: UIView?
  /// The view behind the content of a chosen item.
  open var selectedBackgroundView: UIView?
  /// The content as a value.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      content.show(contentConfiguration, in: self)
      collection?.setNeedsLayout()
    }
  }
  /// What is behind the content, as a value.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  /// Whether the content follows the state by itself.
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether what is behind the content follows the state by itself.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// A closure that adapts the configuration to the state.
  open var configurationUpdateHandler:
    ((_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void)?
  {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Creates an item.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(content.plain)
  }

  /// Creates an item from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(content.plain)
  }

  /// The view for the app's own content.
  open var contentView: UIView { content.view }

  /// What the item's state is made of.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = collection?.isEditing ?? false
    return state
  }

  /// Asks for the configuration to be adapted to the state.
  open func setNeedsUpdateConfiguration() {
    updateConfiguration(using: configurationState)
  }

  /// Adapts the configuration to a state.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  /// Gives the content the whole cell.
  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = contentFrame(in: bounds.size)
  }

  override var fittingRoot: UIView { content.view }

  /// Whether the item can have the focus of a keyboard; its collection and the delegate decide.
  open override var canBecomeFocused: Bool {
    guard let collection, collection.allowsFocus else {
      return false
    }
    guard let path = collection.indexPath(for: self) else { return true }
    let delegate = collection.delegate as? any UICollectionViewDelegate
    return delegate?.collectionView(collection, canFocusItemAt: path) ?? true
  }

  // The room the content has in a cell of a size.
  func contentFrame(in size: CGSize) -> CGRect { CGRect(origin: .zero, size: size) }

  override var builtInAccessibility: BuiltInAccessibility {
    BuiltInAccessibility(traits: isSelected ? .selected : [])
  }

  override var builtInRespondsToUserInteraction: Bool {
    super.builtInRespondsToUserInteraction || collection?.canChoose == true
  }

  override func fittingSize(width: CGFloat?, limit: CGFloat?) -> CGSize {
    let taken = width.map { $0 - contentFrame(in: CGSize(width: $0, height: 0)).width } ?? 0
    let size = fittingSize(of: contentView, width: width.map { $0 - taken }, limit: limit)
    let own = fittingSize(of: self, width: width, limit: limit)
    return CGSize(
      width: width ?? max(size.width + taken, own.width),
      height: max(size.height, own.height)
    )
  }
}
