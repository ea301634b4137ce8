import AccessibilityTree
public import Foundation

/// A row of a table.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  final var content = CellContent()
  final let texts: CellTexts
  final let style: UITableViewCell.CellStyle
  final var controls: [CellControl] = []

  // The size of a cell before a table gives it one, in points.
  static let standardSize = CGSize(width: 320, height: 44)

  /// The name under which a table keeps cells of a kind.
  public let reuseIdentifier: String?
  /// What stands at the end.
  open var accessoryType = UITableViewCell.AccessoryType.none {
    didSet { updateControls() }
  }
  /// A view that stands at the end.
  open var accessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      updateControls()
    }
  }
  /// What stands at the end while the table is edited.
  open var editingAccessoryType = UITableViewCell.AccessoryType.none {
    didSet { updateControls() }
  }
  /// A view that stands at the end while the table is edited; it is kept and not shown.
  open var editingAccessoryView: UIView?
  /// The look when chosen.
  open var selectionStyle = UITableViewCell.SelectionStyle.default
  /// Whether the cell is chosen.
  open var isSelected = false {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Whether the cell looks touched.
  open var isHighlighted = false
  /// Whether the cell is edited.
  open var isEditing = false {
    didSet { updateControls() }
  }
  /// Whether a button to move the row is shown while the table is edited.
  open var showsReorderControl = false {
    didSet { updateControls() }
  }
  /// Whether the content is set in while the table is edited.
  open var shouldIndentWhileEditing = true
  /// How far the content is set in.
  open var indentationLevel = 0
  /// The width of a step of setting in, in points.
  open var indentationWidth: CGFloat = 10
  /// The distances of the line below, in points.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// The view behind the content.
  open var backgroundView: UIView?
  /// The view behind the content of a chosen cell.
  open var selectedBackgroundView: UIView?
  /// The view behind the content of one of several chosen cells.
  open var multipleSelectionBackgroundView: UIView?
  /// What is behind the content, as a value.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  /// Whether the content follows the state by itself.
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether what is behind the content follows the state by itself.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// The content as a value.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      content.show(contentConfiguration, in: self)
      table?.setNeedsLayout()
    }
  }
  /// A closure that adapts the configuration to the state.
  open var configurationUpdateHandler:
    ((_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void)?
  {
    didSet { setNeedsUpdateConfiguration() }
  }
  // How the table edits the cell at the moment.
  final var shownEditing: (style: UITableViewCell.EditingStyle, canMove: Bool)? {
    didSet { updateControls() }
  }

  /// Creates a cell of a style.
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    self.style = style
    texts = CellTexts(style)
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(origin: .zero, size: Self.standardSize))
    addContent()
  }

  /// Creates a cell from an archive.
  public required init?(coder: NSCoder) {
    style = .default
    texts = CellTexts(.default)
    reuseIdentifier = nil
    super.init(coder: coder)
    addContent()
  }

  /// Creates a cell of the default style.
  public convenience init() {
    self.init(style: .default, reuseIdentifier: nil)
  }

  @usableFromInline
  convenience init(dequeued reuseIdentifier: String) {
    self.init(style: .default, reuseIdentifier: reuseIdentifier)
  }

  /// The view for the app's own content.
  open var contentView: UIView { content.view }
  /// The label of the main text.
  open var textLabel: UILabel? { texts.main }
  /// The label of the other text, which the default style does not have.
  open var detailTextLabel: UILabel? { style == .default ? nil : texts.detail }
  /// The view of the picture.
  open var imageView: UIImageView? { texts.picture }
  /// What editing does to the row.
  open var editingStyle: UITableViewCell.EditingStyle { shownEditing?.style ?? .none }
  /// Whether the button that deletes is shown.
  open var showingDeleteConfirmation: Bool { false }

  /// What the cell's state is made of.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    return state
  }

  /// Gives a configuration for the texts and the picture.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  /// Makes the cell ready to be used again.
  open func prepareForReuse() {}

  /// Asks for the configuration to be adapted to the state.
  open func setNeedsUpdateConfiguration() {
    updateConfiguration(using: configurationState)
  }

  /// Adapts the configuration to a state.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  /// Decides whether the cell is chosen.
  open func setSelected(_ selected: Bool, animated: Bool) {
    isSelected = selected
  }

  /// Decides whether the cell looks touched.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    isHighlighted = highlighted
  }

  /// Decides whether the cell is edited.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditing = editing
  }

  /// Is called before what stands at the edges changes.
  open func willTransition(to state: UITableViewCell.StateMask) {}

  /// Is called when what stands at the edges changed.
  open func didTransition(to state: UITableViewCell.StateMask) {}

  /// Gives the size of the content in a width, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = contentFrame(in: size).width
    let own = LayoutPass(root: content.plain).fittingSize(width: width).height
    let text = texts.isUsed ? texts.height(in: width) : 0
    let least = DeviceSettings.current.look.rowHeight
    return CGSize(width: size.width, height: max(own, text, configuredHeight(in: width), least))
  }

  /// Places the content and what stands at the edges.
  open override func layoutSubviews() {
    super.layoutSubviews()
    content.plain.frame = contentFrame(in: bounds.size)
    content.configured?.frame = content.plain.frame
    texts.place(in: content.plain.bounds)
    placeControls()
    guard let accessoryView else { return }
    let size = accessoryView.sizeThatFits(.zero)
    accessoryView.frame = CGRect(
      x: isRightToLeft ? 16 : bounds.width - 16 - size.width,
      y: (bounds.height - size.height) / 2,
      width: size.width,
      height: size.height
    )
  }

  override var fittingRoot: UIView { content.view }

  /// Whether the row can have the focus of a keyboard; its table and the table's delegate decide.
  open override var canBecomeFocused: Bool {
    guard let table, table.allowsFocus else { return false }
    guard let path = table.indexPath(for: self) else { return true }
    let delegate = table.delegate as? any UITableViewDelegate
    return delegate?.tableView(table, canFocusRowAt: path) ?? true
  }

  // Those of swiping the row aside.
  override var systemActions: [UIAccessibilityCustomAction] {
    table?.swipeActions(of: self) ?? []
  }

  // A cell whose standard texts are used is one element that joins them. Certainty C.
  // "checked" is Apple's word for a tick, certainty A; that it is a value, certainty C.
  override var builtInAccessibility: BuiltInAccessibility {
    if let builtInSwitch { return builtInAccessibility(of: builtInSwitch) }
    let isTicked = accessoryType == .checkmark && accessoryView == nil
    return BuiltInAccessibility(
      isElement: isOneElement,
      label: joinedTexts,
      value: isTicked ? SystemWord.checked.text : nil,
      traits: isSelected ? .selected : [],
      guesses: isTicked ? [.value] : []
    )
  }

  override var builtInActivationPoint: CGPoint {
    builtInSwitch?.accessibilityActivationPoint ?? super.builtInActivationPoint
  }

  override var builtInRespondsToUserInteraction: Bool {
    super.builtInRespondsToUserInteraction || table?.canChoose == true || builtInSwitch != nil
  }
}
