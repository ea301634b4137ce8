import AccessibilityTree
public import Foundation

@preconcurrency @MainActor open class UITableViewCell: UIView {
  final var content = CellContent()
  final let texts: CellTexts
  final let style: UITableViewCell.CellStyle
  final var controls: [CellControl] = []

  // The initial size of a cell, in points.
  static let standardSize = CGSize(width: 320, height: 44)

  public let reuseIdentifier: String?
  open var accessoryType = UITableViewCell.AccessoryType.none { didSet { updateControls() } }
  open var accessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      updateControls()
    }
  }
  open var editingAccessoryType = UITableViewCell.AccessoryType.none { didSet { updateControls() } }
  open var editingAccessoryView: UIView?
  open var selectionStyle = UITableViewCell.SelectionStyle.default
  open var isSelected = false { didSet { setNeedsUpdateConfiguration() } }
  open var isHighlighted = false
  open var isEditing = false { didSet { updateControls() } }
  open var showsReorderControl = false { didSet { updateControls() } }
  open var shouldIndentWhileEditing = true
  open var indentationLevel = 0
  open var indentationWidth: CGFloat = 10
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?
  open var multipleSelectionBackgroundView: UIView?
  open var backgroundConfiguration: UIBackgroundConfiguration?
  open var automaticallyUpdatesContentConfiguration = true
  open var automaticallyUpdatesBackgroundConfiguration = true
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      content.show(contentConfiguration, in: self)
      table?.setNeedsLayout()
    }
  }
  open var configurationUpdateHandler:
    ((_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void)?
  {
    didSet { setNeedsUpdateConfiguration() }
  }
  // How the table currently edits the cell.
  final var shownEditing: (style: UITableViewCell.EditingStyle, canMove: Bool)? {
    didSet { updateControls() }
  }

  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    self.style = style
    texts = CellTexts(style)
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(origin: .zero, size: Self.standardSize))
    addContent()
  }

  public required init?(coder: NSCoder) {
    style = .default
    texts = CellTexts(.default)
    reuseIdentifier = nil
    super.init(coder: coder)
    addContent()
  }

  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  @usableFromInline convenience init(dequeued reuseIdentifier: String) {
    self.init(style: .default, reuseIdentifier: reuseIdentifier)
  }

  open var contentView: UIView { content.view }
  open var textLabel: UILabel? { texts.main }
  open var detailTextLabel: UILabel? { style == .default ? nil : texts.detail }
  open var imageView: UIImageView? { texts.picture }
  open var editingStyle: UITableViewCell.EditingStyle { shownEditing?.style ?? .none }
  open var showingDeleteConfirmation: Bool { false }

  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    return state
  }

  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  open func prepareForReuse() {}
  open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }

  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  open func willTransition(to state: UITableViewCell.StateMask) {}
  open func didTransition(to state: UITableViewCell.StateMask) {}

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = contentFrame(in: size).width
    let contentHeight = LayoutPass(root: content.plain).fittingSize(width: width).height
    let text = texts.isUsed ? texts.height(in: width) : 0
    let least = DeviceSettings.current.look.rowHeight
    return CGSize(
      width: size.width,
      height: max(contentHeight, text, configuredHeight(in: width), least)
    )
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    content.plain.frame = contentFrame(in: bounds.size)
    content.configured?.frame = content.plain.frame
    texts.place(in: content.plain.bounds)
    placeControls()
    guard let accessoryView else { return }
    let size = accessoryView.ownSize
    accessoryView.frame = CGRect(
      x: isRightToLeft ? 16 : bounds.width - 16 - size.width,
      y: (bounds.height - size.height) / 2,
      width: size.width,
      height: size.height
    )
  }

  override var sizingRoot: UIView { content.view }

  open override var canBecomeFocused: Bool {
    guard let table, table.allowsFocus else { return false }
    guard let path = table.indexPath(for: self) else { return true }
    let delegate = table.delegate as? any UITableViewDelegate
    return delegate?.tableView(table, canFocusRowAt: path) ?? true
  }

  // Those of swiping the row.
  override var systemActions: [UIAccessibilityCustomAction] { table?.swipeActions(of: self) ?? [] }

  // The row's own stop, which the tree adds. "checked" is Apple's word for a checkmark, certainty A;
  // that it is a value, certainty C.
  override var builtInAccessibility: BuiltInAccessibility {
    if let builtInSwitch { return builtInAccessibility(of: builtInSwitch) }
    let isTicked = accessoryType == .checkmark && accessoryView == nil
    return BuiltInAccessibility(
      label: RowContent(of: self).joinedText,
      value: isTicked ? SystemString.checked.text : nil,
      traits: isSelected ? .selected : [],
      inferredTexts: isTicked ? [.value] : []
    )
  }

  override var builtInActivationPoint: CGPoint {
    if let builtInSwitch { return builtInSwitch.accessibilityActivationPoint }
    let frame = RowContent(of: self).frame
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  override var builtInRespondsToUserInteraction: Bool {
    super.builtInRespondsToUserInteraction || table?.isSelectionEnabled == true
      || builtInSwitch != nil
  }
}
