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

  /// The name under which a table keeps cells of a kind.
  public let reuseIdentifier: String?
  /// What stands at the end.
  open var accessoryType = UITableViewCell.AccessoryType.none
  /// A view that stands at the end.
  open var accessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
    }
  }
  /// The look when chosen.
  open var selectionStyle = UITableViewCell.SelectionStyle.default
  /// Whether the cell is chosen.
  open var isSelected = false
  /// Whether the cell looks touched.
  open var isHighlighted = false
  /// The distances of the line below, in points.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// The view behind the content.
  open var backgroundView: UIView?
  /// The view behind the content of a chosen cell.
  open var selectedBackgroundView: UIView?
  /// The texts and the picture.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { texts.show(contentConfiguration as? UIListContentConfiguration) }
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
  open var contentView: UIView { content }
  /// The label of the main text.
  open var textLabel: UILabel? { texts.main }
  /// The label of the other text, which the default style does not have.
  open var detailTextLabel: UILabel? { style == .default ? nil : texts.detail }
  /// The view of the picture.
  open var imageView: UIImageView? { texts.picture }

  /// Gives a configuration for the texts and the picture.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    style == .subtitle ? .subtitleCell() : .cell()
  }

  /// Makes the cell ready to be used again.
  open func prepareForReuse() {}

  /// Decides whether the cell is chosen.
  open func setSelected(_ selected: Bool, animated: Bool) {
    isSelected = selected
  }

  /// Decides whether the cell looks touched.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    isHighlighted = highlighted
  }

  /// Gives the size of the content in a width, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let own = LayoutPass(root: content).fittingSize(width: contentWidth(in: size.width)).height
    let text = texts.isUsed ? texts.height(in: contentWidth(in: size.width)) : 0
    return CGSize(width: size.width, height: max(own, text, 44))
  }

  /// Places the content and what stands at the end.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let width = contentWidth(in: bounds.width)
    content.frame = CGRect(
      x: isRightToLeft ? bounds.width - width : 0,
      y: 0,
      width: width,
      height: bounds.height
    )
    texts.place(in: content.bounds)
    guard let accessoryView else { return }
    let size = accessoryView.sizeThatFits(.zero)
    accessoryView.frame = CGRect(
      x: isRightToLeft ? 16 : bounds.width - 16 - size.width,
      y: (bounds.height - size.height) / 2,
      width: size.width,
      height: size.height
    )
  }

  // A cell whose standard texts are used is one element that joins them. Certainty C.
  override var builtInAccessibility: BuiltInAccessibility {
    BuiltInAccessibility(
      isElement: texts.isUsed && texts.areAlone(in: content) && accessoryView == nil,
      label: texts.isUsed ? texts.joined : nil,
      traits: isSelected ? .selected : []
    )
  }

  override var builtInRespondsToUserInteraction: Bool {
    super.builtInRespondsToUserInteraction || table?.canChoose == true
  }

  /// The table the cell is in.
  final var table: UITableView? {
    sequence(first: self as UIView, next: \.superview).lazy.compactMap { $0 as? UITableView }.first
  }

  /// Lets the table choose the cell; `nil` if it is in none that cares.
  final func choose() -> Bool? {
    guard let table, table.canChoose else { return nil }
    return table.choose(self)
  }

  private func contentWidth(in width: CGFloat) -> CGFloat {
    if let accessoryView { return max(0, width - accessoryView.sizeThatFits(.zero).width - 24) }
    return accessoryType == .none ? width : max(0, width - 40)
  }

  private func addContent() {
    addSubview(content)
    texts.add(to: content)
  }
}
