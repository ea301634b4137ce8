public import Foundation

/// A view whose content may be larger than itself.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  private final var contentGuide: UILayoutGuide?
  private final var frameGuide: UILayoutGuide?
  private final var adoptedInset: CGFloat = 0

  /// The size of the content, in points.
  open var contentSize: CGSize = .zero
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
  /// The object that is told of scrolling.
  open weak var delegate: (any UIScrollViewDelegate)?

  /// The place in the content that is shown at the top left, in points.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      bounds.origin = newValue
      delegate?.scrollViewDidScroll(self)
    }
  }

  /// The distances around the content with what bars and edges cover, in points.
  open var adjustedContentInset: UIEdgeInsets {
    var insets = contentInset
    if contentInsetAdjustmentBehavior != .never { insets.add(safeAreaInsets) }
    return insets
  }

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

  /// Scrolls by a page, says which page is shown now, and tells whether anything moved.
  open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    guard isScrollEnabled, let target = offset(after: direction), target != contentOffset else {
      return false
    }
    contentOffset = target
    UIAccessibility.post(notification: .pageScrolled, argument: pageDescription(for: direction))
    return true
  }

  /// Moves the content clear of what is covered at the top, and tells whether it moved.
  final func adoptInsets() -> Bool {
    let inset = adjustedContentInset.top
    guard inset != adoptedInset else { return false }
    bounds.origin.y -= inset - adoptedInset
    adoptedInset = inset
    return true
  }

  /// The place after scrolling by a page; `nil` if the content fits in that direction.
  private func offset(after direction: UIAccessibilityScrollDirection) -> CGPoint? {
    var target = contentOffset
    let inset = adjustedContentInset
    let limit = CGPoint(
      x: max(0, contentSize.width - bounds.width),
      y: max(-inset.top, contentSize.height + inset.bottom - bounds.height)
    )
    let isVertical = limit.y > -inset.top || limit.x == 0
    switch direction {
    case .left: target.x += bounds.width
    case .right: target.x -= bounds.width
    case .up: target.y += bounds.height
    case .down: target.y -= bounds.height
    case .next where isVertical: target.y += bounds.height
    case .next: target.x += bounds.width
    case .previous where isVertical: target.y -= bounds.height
    case .previous: target.x -= bounds.width
    }
    return CGPoint(
      x: min(max(0, target.x), limit.x),
      y: min(max(-inset.top, target.y), limit.y)
    )
  }

  private func pageDescription(for direction: UIAccessibilityScrollDirection) -> String {
    let isHorizontal = direction == .left || direction == .right
    let (length, page, place) =
      isHorizontal
      ? (contentSize.width, bounds.width, contentOffset.x)
      : (contentSize.height, bounds.height, contentOffset.y)
    guard page > 0 else { return "" }
    let count = max(1, Int((length / page).rounded(.up)))
    let index = min(count, Int((place / page).rounded(.up)) + 1)
    return SystemWord.page(index, of: count).text
  }
}
