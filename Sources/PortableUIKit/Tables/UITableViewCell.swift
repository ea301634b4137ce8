public import Foundation

/// A row of a table.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  /// The layout of a cell's texts.
  public enum CellStyle: Int, Sendable {
    /// One text.
    case `default` = 0
    /// A text at the left and one at the right.
    case value1 = 1
    /// A small text at the left and one beside it.
    case value2 = 2
    /// A text and a small one below.
    case subtitle = 3
  }

  /// The look of a chosen cell.
  public enum SelectionStyle: Int, Sendable {
    /// As if it were not chosen.
    case none = 0
    /// Blue.
    case blue = 1
    /// Grey.
    case gray = 2
    /// As the system decides.
    case `default` = 3
  }

  /// What stands at the end of a cell.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none = 0
    /// An arrow to another screen.
    case disclosureIndicator = 1
    /// A button for details and an arrow.
    case detailDisclosureButton = 2
    /// A tick.
    case checkmark = 3
    /// A button for details.
    case detailButton = 4
  }

  private final let content = UIView()
  private final let texts = CellTexts()
  private final let style: UITableViewCell.CellStyle
  private final var configured: (any UIView & UIContentView)?
  private final var controls: [CellControl] = []

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
    didSet { showConfiguration() }
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
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    addContent()
  }

  /// Creates a cell from an archive.
  public required init?(coder: NSCoder) {
    style = .default
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
  open var contentView: UIView { configured ?? content }
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
    let own = LayoutPass(root: content).fittingSize(width: width).height
    let text = texts.isUsed ? texts.height(in: width) : 0
    return CGSize(width: size.width, height: max(own, text, configuredHeight(in: width), 44))
  }

  /// Places the content and what stands at the edges.
  open override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = contentFrame(in: bounds.size)
    configured?.frame = content.frame
    texts.place(in: content.bounds)
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

  // Those of swiping the row aside.
  override var systemActions: [UIAccessibilityCustomAction] {
    table?.swipeActions(of: self) ?? []
  }

  // A cell whose standard texts are used is one element that joins them. Certainty C.
  // "checked" is Apple's word for a tick, certainty A; that it is a value, certainty C.
  override var builtInAccessibility: BuiltInAccessibility {
    if let builtInSwitch { return builtInAccessibility(of: builtInSwitch) }
    return BuiltInAccessibility(
      isElement: isOneElement,
      label: joinedTexts,
      value: accessoryType == .checkmark && accessoryView == nil ? SystemWord.checked.text : nil,
      traits: isSelected ? .selected : []
    )
  }

  override var builtInActivationPoint: CGPoint {
    builtInSwitch?.accessibilityActivationPoint ?? super.builtInActivationPoint
  }

  override var builtInRespondsToUserInteraction: Bool {
    super.builtInRespondsToUserInteraction || table?.canChoose == true || builtInSwitch != nil
  }

  /// Whether the texts are an element beside the buttons of the cell.
  final var speaksForTextsAlone: Bool { !isOneElement && texts.isUsed }

  /// The table the cell is in.
  final var table: UITableView? {
    sequence(first: self as UIView, next: \.superview).lazy.compactMap { $0 as? UITableView }.first
  }

  /// Lets the table choose the cell; `nil` if it is in none that cares.
  final func choose() -> Bool? {
    guard let table, table.canChoose else { return nil }
    return table.choose(self)
  }

  private var isOneElement: Bool {
    guard controls.isEmpty, accessoryView == nil || builtInSwitch != nil else { return false }
    return showsTextsAlone
  }

  private var showsTextsAlone: Bool {
    if let configured {
      return (configured as? UIListContentView)?.subviews.isEmpty == false
        && content.subviews.allSatisfy { texts.stand === $0 || texts.picture === $0 }
    }
    return texts.isUsed && texts.areAlone(in: content)
  }

  /// The switch that is one element with the standard texts before it.
  ///
  /// Source: Kickstarter's ios-oss, pull request 544, and accessibilityupto11.com, day 84; certainty B.
  private var builtInSwitch: UISwitch? {
    guard controls.isEmpty, let toggle = accessoryView as? UISwitch, toggle.isAccessibilityElement,
      !toggle.isHidden, showsTextsAlone
    else { return nil }
    return toggle
  }

  private func builtInAccessibility(of toggle: UISwitch) -> BuiltInAccessibility {
    BuiltInAccessibility(
      isElement: true,
      label: toggle.accessibilityLabel?.nonEmpty ?? joinedTexts,
      value: toggle.accessibilityValue,
      hint: toggle.accessibilityHint,
      traits: toggle.accessibilityTraits
    )
  }

  private var joinedTexts: String? {
    (configured as? UIListContentView)?.accessibilityLabel ?? (texts.isUsed ? texts.joined : nil)
  }

  private func configuredHeight(in width: CGFloat) -> CGFloat {
    guard let configured else { return 0 }
    if let list = configured as? UIListContentView {
      return list.sizeThatFits(CGSize(width: width, height: 0)).height
    }
    return LayoutPass(root: configured).fittingSize(width: width).height
  }

  private func contentFrame(in size: CGSize) -> CGRect {
    var start = CGFloat(indentationLevel) * indentationWidth
    var end: CGFloat = 0
    for control in controls {
      if control.stands == .start { start += 44 } else { end += 44 }
    }
    if let accessoryView {
      end += accessoryView.sizeThatFits(.zero).width + 24
    } else if shownAccessory != .none, controls.allSatisfy({ $0.purpose != .details }) {
      end += 40
    }
    let width = max(0, size.width - start - end)
    return CGRect(x: isRightToLeft ? end : start, y: 0, width: width, height: size.height)
  }

  private var shownAccessory: AccessoryType { isEditing ? editingAccessoryType : accessoryType }

  private func placeControls() {
    var (start, end): (CGFloat, CGFloat) = (0, bounds.width)
    for control in controls {
      let x: CGFloat
      if control.stands == .start {
        x = start
        start += 44
      } else {
        end -= 44
        x = end
      }
      control.frame = CGRect(
        x: isRightToLeft ? bounds.width - x - 44 : x,
        y: 0,
        width: 44,
        height: bounds.height
      )
    }
  }

  /// Shows the buttons that the state asks for and keeps those that stay.
  private func updateControls() {
    var purposes: [CellControl.Purpose] = []
    switch shownEditing?.style {
    case .delete: purposes.append(.delete)
    case .insert: purposes.append(.insert)
    default: break
    }
    if shownEditing?.canMove == true || (shownEditing != nil && showsReorderControl) {
      purposes.append(.reorder)
    }
    let accessory = shownAccessory
    if accessoryView == nil, accessory == .detailButton || accessory == .detailDisclosureButton {
      purposes.append(.details)
    }
    guard purposes != controls.map(\.purpose) else { return setNeedsLayout() }
    let former = controls
    controls = purposes.map { purpose in
      former.first { $0.purpose == purpose } ?? CellControl(purpose, of: self)
    }
    for control in former where !controls.contains(control) { control.removeFromSuperview() }
    for control in controls where control.superview == nil { addSubview(control) }
    setNeedsLayout()
    table?.setNeedsLayout()
  }

  private func showConfiguration() {
    guard let contentConfiguration else {
      configured?.removeFromSuperview()
      configured = nil
      if content.superview == nil { addSubview(content) }
      return
    }
    if let configured, configured.supports(contentConfiguration) {
      configured.configuration = contentConfiguration
    } else {
      configured?.removeFromSuperview()
      content.removeFromSuperview()
      let view = contentConfiguration.makeContentView()
      configured = view
      insertSubview(view, at: 0)
    }
    setNeedsLayout()
    table?.setNeedsLayout()
  }

  private func addContent() {
    addSubview(content)
    texts.stand.cell = self
    texts.add(to: content)
  }
}

extension CellControl {
  /// The edge of a row.
  enum Edge {
    /// Where a line begins.
    case start
    /// Where a line ends.
    case end
  }

  /// The edge at which the button stands.
  var stands: Edge { purpose == .delete || purpose == .insert ? .start : .end }
}
