public import Foundation

/// A view that arranges others in a row or column.
@preconcurrency @MainActor
open class UIStackView: UIView {
  private final var arranged: [UIView] = []
  private final var customSpacing: [ObjectIdentifier: CGFloat] = [:]

  /// Creates a stack.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    layoutMargins = .zero
  }

  /// Creates a stack from an archive.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    layoutMargins = .zero
  }

  /// Creates a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// The direction in which the views follow each other.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { setNeedsLayout() }
  }
  /// How the views share the length of the stack.
  open var distribution = UIStackView.Distribution.fill {
    didSet { setNeedsLayout() }
  }
  /// How the views stand across the stack.
  open var alignment = UIStackView.Alignment.fill {
    didSet { setNeedsLayout() }
  }
  /// The distance between the views, in points.
  open var spacing: CGFloat = 0 {
    didSet { setNeedsLayout() }
  }
  /// Whether the distance is measured between baselines; it is not looked at.
  open var isBaselineRelativeArrangement = false
  /// Whether the views stay within the margins.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { setNeedsLayout() }
  }

  /// The value that stands for the stack's own spacing.
  open class var spacingUseDefault: CGFloat { .greatestFiniteMagnitude }
  /// The value that stands for the system's spacing, 8 points.
  open class var spacingUseSystem: CGFloat { 1.175_494_350_822_287_5e-38 }

  /// The views in their order.
  open var arrangedSubviews: [UIView] { arranged }

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arranged.count)
  }

  /// Puts a view at an index.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arranged.removeAll { $0 === view }
    arranged.insert(view, at: min(max(stackIndex, 0), arranged.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    setNeedsLayout()
  }

  /// Takes a view out of the row; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arranged.removeAll { $0 === view }
    setNeedsLayout()
  }

  /// Sets the distance after a view, in points.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacing[ObjectIdentifier(arrangedSubview)] =
      spacing == Self.spacingUseDefault ? nil : spacing
    setNeedsLayout()
  }

  /// Gives the distance after a view, in points.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacing[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// Lets go of a view that leaves.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    arranged.removeAll { $0 === subview }
  }

  /// The distance that is really kept after a view, in points.
  final func distance(after view: UIView) -> CGFloat {
    let distance = customSpacing[ObjectIdentifier(view)] ?? spacing
    return distance == Self.spacingUseSystem ? 8 : distance
  }
}
