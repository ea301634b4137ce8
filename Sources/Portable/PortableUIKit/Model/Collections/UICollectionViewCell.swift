public import Foundation

@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  private final var name: String?

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var reuseIdentifier: String? { name }

  open func prepareForReuse() {}
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }

  @usableFromInline convenience init(dequeued reuseIdentifier: String, size: CGSize) {
    self.init(frame: CGRect(origin: .zero, size: size))
    name = reuseIdentifier
  }

  // The size the content needs, in points, given its width or a limit for it.
  func fittingSize(width: CGFloat?, limit: CGFloat?) -> CGSize {
    fittingSize(of: self, width: width, limit: limit)
  }

  final func fittingSize(of view: UIView, width: CGFloat?, limit: CGFloat?) -> CGSize {
    let size = LayoutPass(root: view).fittingSize(width: width)
    guard width == nil, let limit, size.width > limit else { return size }
    return LayoutPass(root: view).fittingSize(width: limit)
  }
}

@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  private final var content = CellContent()

  open var isSelected = false { didSet { setNeedsUpdateConfiguration() } }
  open var isHighlighted = false
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      content.show(contentConfiguration, in: self)
      collection?.setNeedsLayout()
    }
  }
  open var backgroundConfiguration: UIBackgroundConfiguration?
  open var automaticallyUpdatesContentConfiguration = true
  open var automaticallyUpdatesBackgroundConfiguration = true
  open var configurationUpdateHandler:
    ((_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void)?
  {
    didSet { setNeedsUpdateConfiguration() }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    content.plain.frame = bounds
    addSubview(content.plain)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(content.plain)
  }

  open var contentView: UIView { content.view }

  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = collection?.isEditing ?? false
    return state
  }

  open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }

  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = contentFrame(in: bounds.size)
  }

  override var sizingRoot: UIView { content.view }

  open override var canBecomeFocused: Bool {
    guard let collection, collection.allowsFocus else {
      return false
    }
    guard let path = collection.indexPath(for: self) else { return true }
    let delegate = collection.delegate as? any UICollectionViewDelegate
    return delegate?.collectionView(collection, canFocusItemAt: path) ?? true
  }

  // The content's area in a cell of a size.
  func contentFrame(in size: CGSize) -> CGRect { CGRect(origin: .zero, size: size) }

  override var builtInAccessibility: BuiltInAccessibility {
    BuiltInAccessibility(traits: isSelected ? .selected : [])
  }

  override var builtInRespondsToUserInteraction: Bool {
    super.builtInRespondsToUserInteraction || collection?.isSelectionEnabled == true
  }

  override func fittingSize(width: CGFloat?, limit: CGFloat?) -> CGSize {
    let taken = width.map { $0 - contentFrame(in: CGSize(width: $0, height: 0)).width } ?? 0
    let size = fittingSize(of: contentView, width: width.map { $0 - taken }, limit: limit)
    let ownSize = fittingSize(of: self, width: width, limit: limit)
    return CGSize(
      width: width ?? max(size.width + taken, ownSize.width),
      height: max(size.height, ownSize.height)
    )
  }
}
