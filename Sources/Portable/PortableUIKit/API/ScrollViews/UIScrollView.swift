public import Foundation
import PortableFoundation

/// A view whose content may be larger than itself.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  private final var contentGuide: UILayoutGuide?
  private final var frameGuide: UILayoutGuide?
  final var adoptedInset: CGFloat = 0

  /// The size of the content, in points.
  open var contentSize: CGSize = .zero {
    didSet { PropertyObservations.look() }
  }
  /// The distances added around the content, in points.
  open var contentInset: UIEdgeInsets = .zero {
    didSet { setNeedsLayout() }
  }
  /// Whether the content keeps clear of what bars and the edges of the screen cover.
  open var contentInsetAdjustmentBehavior = UIScrollView.ContentInsetAdjustmentBehavior.automatic {
    didSet { setNeedsLayout() }
  }
  /// Whether the content stops at whole pages.
  open var isPagingEnabled = false
  /// Whether the content can be scrolled.
  open var isScrollEnabled = true
  /// Whether the bar at the bottom is shown.
  open var showsHorizontalScrollIndicator = true
  /// Whether the bar at the right is shown.
  open var showsVerticalScrollIndicator = true
  /// Whether the content springs back at its edges.
  open var bounces = true
  /// Whether the content springs back although it fits from top to bottom.
  open var alwaysBounceVertical = false
  /// Whether the content springs back although it fits from side to side.
  open var alwaysBounceHorizontal = false
  /// Whether the content can be scrolled in one direction only at a time.
  open var isDirectionalLockEnabled = false
  /// Whether a touch on the line with time and signal leads to the top.
  open var scrollsToTop = true
  /// Whether touches reach the content late.
  open var delaysContentTouches = true
  /// Whether a drag takes touches away from the content.
  open var canCancelContentTouches = true
  /// The look of the bars at the edges.
  open var indicatorStyle = UIScrollView.IndicatorStyle.default
  /// The distances of the bar at the right, in points.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The distances of the bar at the bottom, in points.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The distances of both bars, in points.
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  /// How fast scrolling comes to rest.
  open var decelerationRate = UIScrollView.DecelerationRate.normal
  /// How the keyboard goes when the content is scrolled.
  open var keyboardDismissMode = UIScrollView.KeyboardDismissMode.none
  /// The smallest scale.
  open var minimumZoomScale: CGFloat = 1
  /// The largest scale.
  open var maximumZoomScale: CGFloat = 1
  /// The scale; it is kept and changes nothing.
  open var zoomScale: CGFloat = 1
  /// Whether the scale springs back at its bounds.
  open var bouncesZoom = true
  /// Whether the safe area is added at the edge that a scroll view covers.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// The control that lets the user load again.
  open var refreshControl: UIRefreshControl?
  /// Whether a finger touches the content; here never.
  open var isTracking: Bool { false }
  /// Whether a finger drags the content; here never.
  open var isDragging: Bool { false }
  /// Whether the content still moves; here never.
  open var isDecelerating: Bool { false }
  /// The recognizer of drags.
  open var panGestureRecognizer: UIPanGestureRecognizer { dragging }
  private final let dragging = UIPanGestureRecognizer()
  /// The object that is told of scrolling.
  open weak var delegate: (any UIScrollViewDelegate)?

  /// The place in the content that is shown at the top left, in points.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      bounds.origin = newValue
      delegate?.scrollViewDidScroll(self)
      PropertyObservations.look()
    }
  }

  /// The distances around the content with what bars and edges cover, in points.
  open var adjustedContentInset: UIEdgeInsets {
    var insets = contentInset
    if contentInsetAdjustmentBehavior != .never { insets.add(safeAreaInsets) }
    return insets
  }

  /// Tells whether fingers on a view are handed on to it.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>,
    with event: UIEvent?,
    in view: UIView
  ) -> Bool { true }

  /// Tells whether scrolling may take fingers away from a view.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// Scrolls to a place in the content.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }

  /// Scrolls as little as needed to show a rectangle of the content.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    var offset = contentOffset
    offset.x = max(min(offset.x, rect.minX), rect.maxX - bounds.width)
    offset.y = max(min(offset.y, rect.minY), rect.maxY - bounds.height)
    contentOffset = offset
  }

  /// The area of the content.
  open var contentLayoutGuide: UILayoutGuide {
    let guide = contentGuide ?? UILayoutGuide(role: .scrollContent, owningView: self)
    contentGuide = guide
    return guide
  }

  /// The area on the screen.
  open var frameLayoutGuide: UILayoutGuide {
    let guide = frameGuide ?? UILayoutGuide(role: .scrollFrame, owningView: self)
    frameGuide = guide
    return guide
  }

  /// Shows the bars at the edges for a moment.
  open func flashScrollIndicators() {}

  /// Makes a part of the content fill the area; nothing gets larger here.
  open func zoom(to rect: CGRect, animated: Bool) {}

  /// Whether the content is being made larger; here never.
  open var isZooming: Bool { false }
  /// Whether the content is larger than allowed; here never.
  open var isZoomBouncing: Bool { false }
  /// The recognizer of two fingers that make the content larger.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { nil }
  /// Whether the content can be scrolled by a keyboard.
  open var allowsKeyboardScrolling = true

  /// Sets the scale.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoomScale = min(max(scale, minimumZoomScale), maximumZoomScale)
  }

  /// Scrolls by a page, says what is shown now, and tells whether the content is larger than the view.
  ///
  /// At the end the text is posted twice: the same text again means that nothing moved.
  open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    if pullsToRefresh(direction) { return true }
    let scroll = PageScroll(direction, of: self)
    guard isScrollEnabled, scroll.isPossible else { return false }
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

  /// The number of the page that is shown.
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
    return SystemWord.page(index, of: count).text
  }
}
