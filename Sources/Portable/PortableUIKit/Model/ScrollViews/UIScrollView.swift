public import Foundation
import PortableFoundation

@preconcurrency @MainActor open class UIScrollView: UIView {
  private final var contentGuide: UILayoutGuide?
  private final var frameGuide: UILayoutGuide?
  final var adoptedInset: CGFloat = 0

  open var contentSize: CGSize = .zero { didSet { PropertyObservations.checkForChanges() } }
  open var contentInset: UIEdgeInsets = .zero { didSet { setNeedsLayout() } }
  open var contentInsetAdjustmentBehavior = UIScrollView.ContentInsetAdjustmentBehavior.automatic {
    didSet { setNeedsLayout() }
  }
  open var isPagingEnabled = false
  open var isScrollEnabled = true
  open var showsHorizontalScrollIndicator = true
  open var showsVerticalScrollIndicator = true
  open var bounces = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var isDirectionalLockEnabled = false
  open var scrollsToTop = true
  open var delaysContentTouches = true
  open var canCancelContentTouches = true
  open var indicatorStyle = UIScrollView.IndicatorStyle.default
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  open var decelerationRate = UIScrollView.DecelerationRate.normal
  open var keyboardDismissMode = UIScrollView.KeyboardDismissMode.none
  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  open var zoomScale: CGFloat = 1
  open var bouncesZoom = true
  open var automaticallyAdjustsScrollIndicatorInsets = true
  open var refreshControl: UIRefreshControl?
  open var isTracking: Bool { false }
  open var isDragging: Bool { false }
  open var isDecelerating: Bool { false }
  open var panGestureRecognizer: UIPanGestureRecognizer { dragging }
  private final let dragging = UIPanGestureRecognizer()
  open weak var delegate: (any UIScrollViewDelegate)?

  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      bounds.origin = newValue
      delegate?.scrollViewDidScroll(self)
      PropertyObservations.checkForChanges()
    }
  }

  open var adjustedContentInset: UIEdgeInsets {
    var insets = contentInset
    if contentInsetAdjustmentBehavior != .never { insets.add(safeAreaInsets) }
    return insets
  }

  open func touchesShouldBegin(
    _ touches: Set<UITouch>,
    with event: UIEvent?,
    in view: UIView
  ) -> Bool { true }

  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }

  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    var offset = contentOffset
    offset.x = max(min(offset.x, rect.minX), rect.maxX - bounds.width)
    offset.y = max(min(offset.y, rect.minY), rect.maxY - bounds.height)
    contentOffset = offset
  }

  open var contentLayoutGuide: UILayoutGuide {
    let guide = contentGuide ?? UILayoutGuide(role: .scrollContent, owningView: self)
    contentGuide = guide
    return guide
  }

  open var frameLayoutGuide: UILayoutGuide {
    let guide = frameGuide ?? UILayoutGuide(role: .scrollFrame, owningView: self)
    frameGuide = guide
    return guide
  }

  open func flashScrollIndicators() {}
  open func zoom(to rect: CGRect, animated: Bool) {}

  open var isZooming: Bool { false }
  open var isZoomBouncing: Bool { false }
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { nil }
  open var allowsKeyboardScrolling = true

  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoomScale = min(max(scale, minimumZoomScale), maximumZoomScale)
  }

  /// Scrolls by a page and posts what is shown now.
  ///
  /// At the end of the content the same text is posted twice, which means that nothing moved.
  ///
  /// - Returns: Whether the content is larger than the view.
  open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    if pullsToRefresh(direction) { return true }
    let scroll = PageScroll(direction, of: self)
    guard isScrollEnabled, scroll.canScroll else { return false }
    let isAtEnd = scroll.target == contentOffset
    delegate?.scrollViewWillBeginDragging(self)
    contentOffset = scroll.target
    delegate?.scrollViewDidEndDragging(self, willDecelerate: false)
    delegate?.scrollViewDidEndDecelerating(self)
    let status = scrollStatus(horizontally: scroll.isHorizontal)
    if isAtEnd { UIAccessibility.post(notification: .pageScrolled, argument: status) }
    UIAccessibility.post(notification: .pageScrolled, argument: status)
    return true
  }

  /// The number of the current page, as text.
  ///
  /// Source: Apple's UIKit string table; certainty A for the words.
  func pageDescription(horizontally: Bool) -> String {
    let (length, page, place) =
      horizontally
      ? (contentSize.width, bounds.width, contentOffset.x)
      : (contentSize.height, bounds.height, contentOffset.y)
    guard page > 0 else { return "" }
    let count = max(1, Int((length / page).rounded(.up)))
    let index = min(count, Int((place / page).rounded(.up)) + 1)
    return SystemString.page(index, of: count).text
  }
}

extension UIScrollView {
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  public enum IndicatorStyle: Int, Sendable { case `default`, black, white }

  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }

  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}
