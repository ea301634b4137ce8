import Foundation

/// The target of a scroll by one page.
///
/// Vertically UIKit names the direction in which the scroll indicator moves, horizontally that of
/// the fingers. Source: a comment in Flutter's SemanticsObject.mm; certainty B.
@MainActor
struct PageScroll {
  let target: CGPoint
  let isHorizontal: Bool
  let canScroll: Bool

  init(_ direction: UIAccessibilityScrollDirection, of view: UIScrollView) {
    let top = -view.adjustedContentInset.top
    let bottom = view.contentSize.height + view.adjustedContentInset.bottom - view.bounds.height
    let limit = CGPoint(x: max(0, view.contentSize.width - view.bounds.width), y: max(top, bottom))
    isHorizontal =
      switch direction {
      case .left, .right: true
      case .up, .down: false
      case .next, .previous: limit.y <= top && limit.x > 0
      }
    let sign: CGFloat =
      switch direction {
      case .left, .down, .next: 1
      case .right, .up, .previous: -1
      }
    var target = view.contentOffset
    if isHorizontal {
      target.x += sign * view.bounds.width
    } else {
      target.y += sign * view.bounds.height
    }
    self.target = CGPoint(x: min(max(0, target.x), limit.x), y: min(max(top, target.y), limit.y))
    canScroll = isHorizontal ? limit.x > 0 : limit.y > top
  }
}

extension UIScrollView {
  /// Moves the content out from under the bar at the top.
  ///
  /// - Returns: Whether it moved.
  func adjustForInsets() -> Bool {
    let inset = adjustedContentInset.top
    guard inset != adoptedInset else { return false }
    bounds.origin.y -= inset - adoptedInset
    adoptedInset = inset
    return true
  }

  /// Triggers the refresh control if the content is at its top; certainty C.
  func pullsToRefresh(_ direction: UIAccessibilityScrollDirection) -> Bool {
    guard let refreshControl, direction == .up || direction == .previous,
      contentOffset.y <= -adjustedContentInset.top
    else { return false }
    refreshControl.pull()
    return true
  }

  func scrollStatus(horizontally: Bool) -> String {
    let delegate = delegate as? any UIScrollViewAccessibilityDelegate
    return delegate?.accessibilityAttributedScrollStatus(for: self)?.string
      ?? delegate?.accessibilityScrollStatus(for: self)
      ?? pageDescription(horizontally: horizontally)
  }
}
