public import Foundation

/// A rectangle on the screen that contains other views.
///
/// Members that subclasses override must be declared in the class itself, so the file is long.
@preconcurrency @MainActor
open class UIView: UIResponder, UIAccessibilityIdentification, UIAppearanceContainer,
  UILargeContentViewerItem, UITraitEnvironment
{
  final var children: [UIView] = []
  final weak var parent: UIView?
  final weak var owningController: UIViewController?
  final var ownConstraints: [NSLayoutConstraint] = []
  final var guides: [UILayoutGuide] = []
  final var ownGestureRecognizers: [UIGestureRecognizer] = []
  final var needsLayout = true
  final var needsUpdateOfConstraints = true
  final var sizePriorities = SizePriorities()
  final var assignedTintColor: UIColor?
  // The safe area covered by bars, in points; it overrides that of the window.
  final var coveredInsets: UIEdgeInsets?
  private final var corner: CGPoint
  private final var standardGuides = StandardGuides()

  public init(frame: CGRect) {
    bounds = CGRect(origin: .zero, size: frame.size)
    corner = frame.origin
    super.init()
  }

  public required init?(coder: NSCoder) {
    bounds = .zero
    corner = .zero
    super.init()
  }

  public convenience override init() { self.init(frame: .zero) }

  open class var layerClass: AnyClass { CALayer.self }
  open class var requiresConstraintBasedLayout: Bool { false }

  open var frame: CGRect {
    get { CGRect(origin: corner, size: bounds.size) }
    set {
      if newValue.size != bounds.size { bounds.size = newValue.size }
      corner = newValue.origin
    }
  }

  open var bounds: CGRect {
    didSet {
      guard bounds.size != oldValue.size else { return }
      // The center stays where it is.
      corner.x -= (bounds.width - oldValue.width) / 2
      corner.y -= (bounds.height - oldValue.height) / 2
      resizeSubviews(from: oldValue.size)
      setNeedsLayout()
    }
  }

  open var center: CGPoint {
    get { CGPoint(x: corner.x + bounds.width / 2, y: corner.y + bounds.height / 2) }
    set { corner = CGPoint(x: newValue.x - bounds.width / 2, y: newValue.y - bounds.height / 2) }
  }
  open var transform = CGAffineTransform.identity
  open var alpha: CGFloat = 1
  open var isHidden = false { didSet { if isHidden != oldValue { superview?.setNeedsLayout() } } }
  open var isOpaque = true
  open var isUserInteractionEnabled = true
  open var clipsToBounds = false
  open var tag = 0
  open var backgroundColor: UIColor?
  open var contentMode = UIView.ContentMode.scaleToFill
  open var autoresizingMask: UIView.AutoresizingMask = []
  open var autoresizesSubviews = true
  open var translatesAutoresizingMaskIntoConstraints = true
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  open var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 8,
    leading: 8,
    bottom: 8,
    trailing: 8
  ) { didSet { setNeedsLayout() } }
  open var preservesSuperviewLayoutMargins = false
  open var insetsLayoutMarginsFromSafeArea = true
  open var layer: CALayer { ownLayer }
  private final lazy var ownLayer: CALayer = {
    let layer = CALayer.instance(of: Self.layerClass)
    layer.delegate = self
    return layer
  }()
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false

  open var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var clearsContextBeforeDrawing = true
  open var contentScaleFactor: CGFloat = 3
  open var mask: UIView?
  open var restorationIdentifier: String?
  open var minimumContentSizeCategory: UIContentSizeCategory?
  open var maximumContentSizeCategory: UIContentSizeCategory?
  final var traitObservers: [TraitObserver] = []
  open var motionEffects: [UIMotionEffect] = []

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! {
    get { assignedTintColor ?? superview?.tintColor ?? .systemBlue }
    set {
      assignedTintColor = newValue
      tintColorDidChange()
    }
  }

  open var layoutMargins: UIEdgeInsets {
    get { directionalLayoutMargins.resolved(isRightToLeft: isRightToLeft) }
    set { directionalLayoutMargins = newValue.directional(isRightToLeft: isRightToLeft) }
  }

  open var safeAreaInsets: UIEdgeInsets {
    guard let window, window !== self else { return .zero }
    var insets = window.safeAreaInsets.overlap(of: convert(bounds, to: nil), in: window.bounds)
    var ancestor: UIView? = self
    while let view = ancestor {
      if let covered = view.coveredInsets {
        insets.formUnion(covered.overlap(of: convert(bounds, to: view), in: view.bounds))
      }
      ancestor = view.superview
    }
    if let added = owningController?.additionalSafeAreaInsets { insets.add(added) }
    return insets
  }

  open var superview: UIView? { parent }
  open var subviews: [UIView] { children }
  open var window: UIWindow? { superview?.window }
  open override var next: UIResponder? { owningController ?? superview }
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { ownGestureRecognizers.isEmpty ? nil : ownGestureRecognizers }
    set {
      ownGestureRecognizers = newValue ?? []
      for recognizer in ownGestureRecognizers { recognizer.attach(to: self) }
    }
  }
  open var traitCollection: UITraitCollection { .current }
  open var safeAreaLayoutGuide: UILayoutGuide { standardGuides.safeArea(of: self) }
  open var layoutMarginsGuide: UILayoutGuide { standardGuides.margins(of: self) }
  open var readableContentGuide: UILayoutGuide { standardGuides.readable(of: self) }
  open var accessibilityIdentifier: String? {
    get { answer(accessibilityIdentifierBlock, else: assigned.identifier) }
    set { assigned.identifier = newValue }
  }

  open var accessibilityIgnoresInvertColors = false
  open var showsLargeContentViewer = false
  open var largeContentTitle: String?
  open var largeContentImage: UIImage?
  open var scalesLargeContentImage = false
  open var largeContentImageInsets = UIEdgeInsets.zero
  open var interactions: [any UIInteraction] = [] {
    willSet {
      for interaction in interactions { interaction.willMove(to: nil) }
      for interaction in newValue { interaction.willMove(to: self) }
    }
    didSet {
      for interaction in oldValue { interaction.didMove(to: nil) }
      for interaction in interactions { interaction.didMove(to: self) }
    }
  }

  open func addInteraction(_ interaction: any UIInteraction) { interactions.append(interaction) }

  open func removeInteraction(_ interaction: any UIInteraction) {
    interactions.removeAll { $0 === interaction }
  }

  open func addSubview(_ view: UIView) { attach(view, at: children.count) }
  open func removeFromSuperview() { detach() }
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func tintColorDidChange() {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func safeAreaInsetsDidChange() {}
  open func layoutMarginsDidChange() {}
  open func awakeFromNib() {}
  // Xcode also suggests a class method, because a class is an object with the methods of 'NSObject'.
  open class func awakeFromNib() {}
  open func prepareForInterfaceBuilder() {}
  open func draw(_ rect: CGRect) {}
  open func setNeedsDisplay() {}
  open func layoutSubviews() {}
  open func setNeedsLayout() { needsLayout = true }
  open func layoutIfNeeded() { LayoutPass(root: layoutRoot).run() }
  open func updateConstraints() {}

  open func setNeedsUpdateConstraints() {
    needsUpdateOfConstraints = true
    setNeedsLayout()
  }

  open func invalidateIntrinsicContentSize() {
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  open func sizeThatFits(_ size: CGSize) -> CGSize {
    let intrinsic = intrinsicContentSize
    return CGSize(
      width: intrinsic.width == UIView.noIntrinsicMetric ? bounds.width : intrinsic.width,
      height: intrinsic.height == UIView.noIntrinsicMetric ? bounds.height : intrinsic.height
    )
  }

  open func sizeToFit() { frame = CGRect(origin: frame.origin, size: sizeThatFits(bounds.size)) }

  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    ownGestureRecognizers.append(gestureRecognizer)
    gestureRecognizer.attach(to: self)
  }

  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    ownGestureRecognizers.removeAll { $0 === gestureRecognizer }
  }

  open func setNeedsDisplay(_ rect: CGRect) {}

  @discardableResult open func endEditing(_ force: Bool) -> Bool {
    if isFirstResponder { return resignFirstResponder() }
    return subviews.contains { $0.endEditing(force) }
  }

  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  open func updateConstraintsIfNeeded() {
    guard needsUpdateOfConstraints else { return }
    needsUpdateOfConstraints = false
    updateConstraints()
  }

  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  open var parentFocusEnvironment: (any UIFocusEnvironment)? { superview }
  open var focusGroupIdentifier: String?

  open func setNeedsFocusUpdate() {}
  open func updateFocusIfNeeded() {}
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

  open func didUpdateFocus(
    in context: UIFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}

  open var canBecomeFocused: Bool { false }
  open var isFocused: Bool { false }
  open var focusEffect: UIFocusEffect?
  open var focusGroupPriority: UIFocusGroupPriority = .ignored

  open func layoutSublayers(of layer: CALayer) {}
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { UIView(frame: frame) }

  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { true }

  open var transform3D: CATransform3D = CATransform3DIdentity

  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .forceRightToLeft: .rightToLeft
    default: UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }

  open func insertSubview(_ view: UIView, at index: Int) { attach(view, at: index) }

  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(for: semanticContentAttribute)
  }

  open func setContentHuggingPriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    sizePriorities[axis].hugging = priority
    setNeedsLayout()
  }

  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    sizePriorities[axis].compression = priority
    setNeedsLayout()
  }

  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    LayoutPass(root: sizingRoot).fittingSize(width: nil)
  }

  open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let isWidthGiven = horizontalFittingPriority == .required
    return LayoutPass(root: sizingRoot).fittingSize(width: isWidthGiven ? targetSize.width : nil)
  }

  open var alignmentRectInsets: UIEdgeInsets { .zero }
  open var forFirstBaselineLayout: UIView { self }
  open var forLastBaselineLayout: UIView { self }
  @available(iOS 17.0, *)
  open var traitOverrides = UITraitOverrides()

  override var builtInAccessibilityFrame: CGRect { convert(bounds, to: nil) }

  override var builtInRespondsToUserInteraction: Bool {
    ownGestureRecognizers.contains { $0.isEnabled }
  }

  // The view whose constraints determine the size of this one.
  var sizingRoot: UIView { self }

  // The content size for a given width, which only texts depend on.
  func contentSize(fitting width: CGFloat) -> CGSize { intrinsicContentSize }

  // The distances of the first baseline from the top and of the last one from the bottom.
  var baselineOffsets: (first: CGFloat, last: CGFloat) { (bounds.height, 0) }
}
