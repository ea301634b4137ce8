public import Foundation

/// The view above or below a section of a table.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  final let content = UIView()
  final let title = UILabel()
  private final let detail = UILabel()
  final var configured: (any UIView & UIContentView)?

  /// The name under which a table keeps views of a kind.
  public let reuseIdentifier: String?
  /// The view behind the content.
  open var backgroundView: UIView?
  /// The content as a value.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { showConfiguration() }
  }
  /// What is behind the content, as a value.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  /// Whether the content follows the state by itself.
  open var automaticallyUpdatesContentConfiguration = true

  /// Creates a view.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addContent()
  }

  /// Creates a view from an archive.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    addContent()
  }

  @usableFromInline
  convenience init(dequeued reuseIdentifier: String) {
    self.init(reuseIdentifier: reuseIdentifier)
  }

  /// The view for the app's own content.
  open var contentView: UIView { content }
  /// The label of the main text.
  open var textLabel: UILabel? { title }
  /// The label of the other text.
  open var detailTextLabel: UILabel? { detail }

  /// Gives a configuration for the texts and the picture.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    .groupedHeader()
  }

  /// Makes the view ready to be used again.
  open func prepareForReuse() {}

  /// Asks for the configuration to be adapted to the state.
  open func setNeedsUpdateConfiguration() {}

  /// Gives the size of the content in a width, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let own = LayoutPass(root: content).fittingSize(width: size.width).height
    let text = title.contentSize(fitting: max(0, size.width - 32)).height
    let configured = configured?.sizeThatFits(size).height ?? 0
    return CGSize(width: size.width, height: max(own, text > 0 ? text + 12 : 0, configured, 28))
  }

  /// Places the content.
  open override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
    configured?.frame = bounds
    title.isHidden = title.text?.nonEmpty == nil
    title.frame = content.bounds.insetBy(dx: 16, dy: 6)
  }
}
