import Foundation

/// The view in which the pages of a page controller lie.
final class PageScrollView: UIScrollView {
  /// Turns a page on or back, and tells whether there is one.
  var turn: ((UIPageViewController.NavigationDirection) -> Bool)?
  /// Whether pages follow each other from top to bottom.
  var isVertical = false

  override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    guard isScrollEnabled, let turn else { return false }
    let side: UIPageViewController.NavigationDirection? =
      switch direction {
      case .next: .forward
      case .previous: .reverse
      case .left: isVertical ? nil : isRightToLeft ? .reverse : .forward
      case .right: isVertical ? nil : isRightToLeft ? .forward : .reverse
      case .down: isVertical ? .forward : nil
      case .up: isVertical ? .reverse : nil
      }
    return side.map(turn) ?? false
  }
}
