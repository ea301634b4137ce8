public import Foundation

@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  final let content = UIView()
  final let title = UILabel()
  private final let detail = UILabel()
  final var configured: (any UIView & UIContentView)?
  // The title of a footer isn't a heading.
  final var isFooter = false {
    didSet {
      if isFooter != oldValue { title.accessibilityTraits = isFooter ? .staticText : .header }
    }
  }

  public let reuseIdentifier: String?
  open var backgroundView: UIView?
  open var contentConfiguration: (any UIContentConfiguration)? { didSet { showConfiguration() } }
  open var backgroundConfiguration: UIBackgroundConfiguration?
  open var automaticallyUpdatesContentConfiguration = true

  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addContent()
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    addContent()
  }

  @usableFromInline convenience init(dequeued reuseIdentifier: String) {
    self.init(reuseIdentifier: reuseIdentifier)
  }

  open var contentView: UIView { content }
  open var textLabel: UILabel? { title }
  open var detailTextLabel: UILabel? { detail }

  open func defaultContentConfiguration() -> UIListContentConfiguration { .groupedHeader() }
  open func prepareForReuse() {}
  open func setNeedsUpdateConfiguration() {}

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let fittingHeight = LayoutPass(root: content).fittingSize(width: size.width).height
    let text = title.contentSize(fitting: max(0, size.width - 32)).height
    let configured = configured?.sizeThatFits(size).height ?? 0
    return CGSize(
      width: size.width,
      height: max(fittingHeight, text > 0 ? text + 12 : 0, configured, 28)
    )
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
    configured?.frame = bounds
    title.isHidden = title.text?.nonEmpty == nil
    title.frame = content.bounds.insetBy(dx: 16, dy: 6)
  }
}
