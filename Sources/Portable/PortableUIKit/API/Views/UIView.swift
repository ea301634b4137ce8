public import Foundation

/// A rectangle on the screen that holds other views.
///
/// What subclasses override must stand in the class itself, which is why the file is long.
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
  // What bars cover, in points; it takes the place of what the window says.
  final var coveredInsets: UIEdgeInsets?
  private final var corner: CGPoint
  private final var standardGuides = StandardGuides()

  /// Creates a view.
  public init(frame: CGRect) {
    bounds = CGRect(origin: .zero, size: frame.size)
    corner = frame.origin
    super.init()
  }

  /// Creates a view from an archive, which is always empty.
  public required init?(coder: NSCoder) {
    bounds = .zero
    corner = .zero
    super.init()
  }

  /// Creates a view without a size.
  public convenience override init() {
    self.init(frame: .zero)
  }

  /// The class of the layer.
  open class var layerClass: AnyClass { CALayer.self }
  /// Whether the view is laid out by constraints alone.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// The area in the coordinates of the superview, in points.
  open var frame: CGRect {
    get { CGRect(origin: corner, size: bounds.size) }
    set {
      if newValue.size != bounds.size { bounds.size = newValue.size }
      corner = newValue.origin
    }
  }

  /// The area in the view's own coordinates, in points.
  open var bounds: CGRect {
    didSet {
      guard bounds.size != oldValue.size else { return }
      // The middle stays where it is.
      corner.x -= (bounds.width - oldValue.width) / 2
      corner.y -= (bounds.height - oldValue.height) / 2
      resizeSubviews(from: oldValue.size)
      setNeedsLayout()
    }
  }

  /// The middle in the coordinates of the superview, in points.
  open var center: CGPoint {
    get { CGPoint(x: corner.x + bounds.width / 2, y: corner.y + bounds.height / 2) }
    set { corner = CGPoint(x: newValue.x - bounds.width / 2, y: newValue.y - bounds.height / 2) }
  }
  /// The change of scale, angle and place; it is kept and moves nothing.
  open var transform = CGAffineTransform.identity
  /// The opacity, from 0 to 1.
  open var alpha: CGFloat = 1
  /// Whether the view and everything in it is left out.
  open var isHidden = false {
    didSet { if isHidden != oldValue { superview?.setNeedsLayout() } }
  }
  /// Whether the view hides what is behind it.
  open var isOpaque = true
  /// Whether touches are answered here.
  open var isUserInteractionEnabled = true
  /// Whether what lies outside is cut off.
  open var clipsToBounds = false
  /// A number by which the view is found.
  open var tag = 0
  /// The colour behind the content.
  open var backgroundColor: UIColor?
  /// How the content fills the view.
  open var contentMode = UIView.ContentMode.scaleToFill
  /// How the view follows the size of its superview.
  open var autoresizingMask: UIView.AutoresizingMask = []
  /// Whether the subviews follow the size of the view.
  open var autoresizesSubviews = true
  /// Whether frame and mask become constraints.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// The direction of the content.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  /// The space around the content, in points.
  open var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 8,
    leading: 8,
    bottom: 8,
    trailing: 8
  ) {
    didSet { setNeedsLayout() }
  }
  /// Whether the margins of the superview count as well.
  open var preservesSuperviewLayoutMargins = false
  /// Whether the margins keep clear of the edges of the screen.
  open var insetsLayoutMarginsFromSafeArea = true
  /// What the view looks like.
  open var layer: CALayer { ownLayer }
  private final lazy var ownLayer: CALayer = {
    let layer = CALayer.instance(of: Self.layerClass)
    layer.delegate = self
    return layer
  }()
  /// Whether several touches count at once.
  open var isMultipleTouchEnabled = false
  /// Whether the view keeps a touch to itself.
  open var isExclusiveTouch = false

  /// Whether the view dims its colours; it is kept and not looked at.
  open var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
  /// Whether the screen is light or dark here; it is kept and not looked at.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// Whether what was drawn before is wiped away.
  open var clearsContextBeforeDrawing = true
  /// The number of pixels in a point.
  open var contentScaleFactor: CGFloat = 3
  /// A view whose shape cuts off this one; it is kept and nothing is cut.
  open var mask: UIView?
  /// The name by which a state is restored.
  open var restorationIdentifier: String?
  /// The smallest size at which the content can be read large; it is kept and not looked at.
  open var minimumContentSizeCategory: UIContentSizeCategory?
  /// The largest size of text the view takes part in; it is kept and not looked at.
  open var maximumContentSizeCategory: UIContentSizeCategory?
  final var traitObservers: [TraitObserver] = []
  /// The changes that follow the way the device is held; nothing moves here.
  open var motionEffects: [UIMotionEffect] = []

  /// The colour of what can be touched; taken over from the superview.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! {
    get { assignedTintColor ?? superview?.tintColor ?? .systemBlue }
    set {
      assignedTintColor = newValue
      tintColorDidChange()
    }
  }

  /// The margins as distances from left and right, in points.
  open var layoutMargins: UIEdgeInsets {
    get { directionalLayoutMargins.resolved(isRightToLeft: isRightToLeft) }
    set { directionalLayoutMargins = newValue.directional(isRightToLeft: isRightToLeft) }
  }

  /// The distances that bars and the edges of the screen cover, in points.
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

  /// The view that holds this one.
  open var superview: UIView? { parent }
  /// The views in this one, from the back to the front.
  open var subviews: [UIView] { children }
  /// The window the view is in.
  open var window: UIWindow? { superview?.window }
  /// The owner of the view, or the superview.
  open override var next: UIResponder? { owningController ?? superview }
  /// The size the content asks for, in points.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  /// The recognizers of gestures on the view.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { ownGestureRecognizers.isEmpty ? nil : ownGestureRecognizers }
    set {
      ownGestureRecognizers = newValue ?? []
      for recognizer in ownGestureRecognizers { recognizer.attach(to: self) }
    }
  }
  /// The device as the view sees it.
  open var traitCollection: UITraitCollection { .current }
  /// The area that bars and the edges of the screen leave free.
  open var safeAreaLayoutGuide: UILayoutGuide { standardGuides.safeArea(of: self) }
  /// The area within the margins.
  open var layoutMarginsGuide: UILayoutGuide { standardGuides.margins(of: self) }
  /// The area in which text is easy to read; on a phone that within the margins.
  open var readableContentGuide: UILayoutGuide { standardGuides.readable(of: self) }
  /// The name a test finds the view by.
  open var accessibilityIdentifier: String? {
    get { AccessibilityBlocks.answer(blocks.identifier, else: assigned.identifier) }
    set { assigned.identifier = newValue }
  }

  /// Whether inverted colours leave the view as it is.
  open var accessibilityIgnoresInvertColors = false
  /// Whether the view is shown large while a finger rests on it.
  open var showsLargeContentViewer = false
  /// The text that is shown large.
  open var largeContentTitle: String?
  /// The picture that is shown large.
  open var largeContentImage: UIImage?
  /// Whether the picture is shown larger than it is.
  open var scalesLargeContentImage = false
  /// The space around the picture that is shown large, in points.
  open var largeContentImageInsets = UIEdgeInsets.zero
  /// The behaviours added to the view.
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

  /// Adds a behaviour.
  open func addInteraction(_ interaction: any UIInteraction) {
    interactions.append(interaction)
  }

  /// Takes a behaviour away.
  open func removeInteraction(_ interaction: any UIInteraction) {
    interactions.removeAll { $0 === interaction }
  }

  /// Puts a view in front of the others.
  open func addSubview(_ view: UIView) {
    attach(view, at: children.count)
  }

  /// Takes the view out of its superview.
  open func removeFromSuperview() {
    detach()
  }

  /// Is called before the view comes into another superview.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Is called when the view came into another superview.
  open func didMoveToSuperview() {}
  /// Is called before the view comes into another window.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Is called when the view came into another window.
  open func didMoveToWindow() {}
  /// Is called when a view came into this one.
  open func didAddSubview(_ subview: UIView) {}
  /// Is called before a view leaves this one.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Is called when the colour of what can be touched changed.
  open func tintColorDidChange() {}
  /// Is called when the device changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Is called when the covered distances changed.
  open func safeAreaInsetsDidChange() {}
  /// Is called when the margins changed.
  open func layoutMarginsDidChange() {}
  /// Is called when the view was loaded from an archive, which never happens here.
  open func awakeFromNib() {}
  /// Is called by a designer's tool.
  open func prepareForInterfaceBuilder() {}
  /// Draws the content; it is not called.
  open func draw(_ rect: CGRect) {}
  /// Asks to be drawn again.
  open func setNeedsDisplay() {}

  /// Places the subviews; constraints have placed theirs before.
  open func layoutSubviews() {}

  /// Asks to be laid out before the screen is read next.
  open func setNeedsLayout() {
    needsLayout = true
  }

  /// Lays the view out at once, if it asked for it.
  open func layoutIfNeeded() {
    LayoutPass(root: layoutRoot).run()
  }

  /// Adds the constraints of the view; called before it is laid out for the first time.
  open func updateConstraints() {}

  /// Asks for the constraints to be updated.
  open func setNeedsUpdateConstraints() {
    needsUpdateOfConstraints = true
    setNeedsLayout()
  }

  /// Tells that the content asks for another size.
  open func invalidateIntrinsicContentSize() {
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  /// Gives the size that suits the content best, in points.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    let intrinsic = intrinsicContentSize
    return CGSize(
      width: intrinsic.width == UIView.noIntrinsicMetric ? bounds.width : intrinsic.width,
      height: intrinsic.height == UIView.noIntrinsicMetric ? bounds.height : intrinsic.height
    )
  }

  /// Takes on the size that suits the content best.
  open func sizeToFit() {
    frame = CGRect(origin: frame.origin, size: sizeThatFits(bounds.size))
  }

  /// Gives the front view at a point in the view's own coordinates.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  /// Tells whether a point in the view's own coordinates lies inside.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }

  /// Adds a recognizer of gestures.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    ownGestureRecognizers.append(gestureRecognizer)
    gestureRecognizer.attach(to: self)
  }

  /// Removes a recognizer of gestures.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    ownGestureRecognizers.removeAll { $0 === gestureRecognizer }
  }

  /// Asks for a part to be drawn again.
  open func setNeedsDisplay(_ rect: CGRect) {}

  /// Ends editing in the view and all views in it.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    if isFirstResponder { return resignFirstResponder() }
    return subviews.contains { $0.endEditing(force) }
  }

  /// Tells whether a recognizer may begin.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }

  /// Updates the relations if something asked for it.
  open func updateConstraintsIfNeeded() {
    guard needsUpdateOfConstraints else { return }
    needsUpdateOfConstraints = false
    updateConstraints()
  }

  /// Where the focus of a keyboard comes first.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  /// What holds this for the focus of a keyboard.
  open var parentFocusEnvironment: (any UIFocusEnvironment)? { superview }
  /// The name of the group that the tabulator key leads to; without one that of what holds the view.
  open var focusGroupIdentifier: String?

  /// Asks for the focus of a keyboard to be found again.
  open func setNeedsFocusUpdate() {}

  /// Finds the focus of a keyboard again; nothing moves it here.
  open func updateFocusIfNeeded() {}

  /// Tells whether the focus of a keyboard may move.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

  /// Is called when the focus of a keyboard moved, which never happens here.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}

  /// Whether the view can have the focus of a keyboard.
  open var canBecomeFocused: Bool { false }
  /// Whether the view has the focus of a keyboard; nothing moves it here.
  open var isFocused: Bool { false }
  /// How the focus of a keyboard is shown; it is kept and not shown.
  open var focusEffect: UIFocusEffect?
  /// Which view of a group gets the focus of a keyboard: the one with the highest number.
  open var focusGroupPriority: UIFocusGroupPriority = .ignored

  /// Is called by the layer when its parts are to be placed.
  open func layoutSublayers(of layer: CALayer) {}

  /// Gives a view that looks the same.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    UIView(frame: frame)
  }

  /// Draws the view and all views in it; nothing is drawn.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { true }

  /// The change of scale, angle and place in space; it is kept and moves nothing.
  open var transform3D: CATransform3D = CATransform3DIdentity

  /// Gives the direction of a kind of content on the device.
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .forceRightToLeft: .rightToLeft
    default: UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }

  /// Puts a view at an index among the others.
  open func insertSubview(_ view: UIView, at index: Int) {
    attach(view, at: index)
  }

  /// The direction in which the content runs.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(for: semanticContentAttribute)
  }

  /// Decides how strongly the view resists to grow beyond its content.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    sizePriorities[axis].hugging = priority
    setNeedsLayout()
  }

  /// Decides how strongly the view resists to shrink below its content.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    sizePriorities[axis].compression = priority
    setNeedsLayout()
  }

  /// Gives the smallest size that satisfies the relations in the view, in points.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    LayoutPass(root: fittingRoot).fittingSize(width: nil)
  }

  /// Gives the size that satisfies the relations in the view best, in points.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let isWidthGiven = horizontalFittingPriority == .required
    return LayoutPass(root: fittingRoot).fittingSize(width: isWidthGiven ? targetSize.width : nil)
  }

  /// The distances between the edges and what layout aligns, in points; they are not looked at.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// The view whose first line of text stands for the view's; it is not looked at.
  open var forFirstBaselineLayout: UIView { self }
  /// The view whose last line of text stands for the view's; it is not looked at.
  open var forLastBaselineLayout: UIView { self }
  /// What the view decides about the device for those in it; it is kept and not looked at.
  @available(iOS 17.0, *)
  open var traitOverrides = UITraitOverrides()

  override var builtInAccessibilityFrame: CGRect { convert(bounds, to: nil) }

  override var builtInRespondsToUserInteraction: Bool {
    ownGestureRecognizers.contains { $0.isEnabled }
  }

  // The view whose constraints say how large this one is to be.
  var fittingRoot: UIView { self }

  // The size by which constraints lay the view out; text depends on the width it is given.
  func contentSize(fitting width: CGFloat) -> CGSize { intrinsicContentSize }

  // The height of the first and the last line of text, measured from the top and the bottom.
  var baselineOffsets: (first: CGFloat, last: CGFloat) { (bounds.height, 0) }
}
