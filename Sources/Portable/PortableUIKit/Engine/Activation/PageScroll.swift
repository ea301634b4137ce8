import Foundation

/// Where a scroll by a page leads.
///
/// Vertically UIKit names the direction in which the scroll bar moves, sideways that of the fingers.
/// Source: a comment in Flutter's SemanticsObject.mm; certainty B.
@MainActor
struct PageScroll {
  /// The place in the content that will be shown at the top left, in points.
  let target: CGPoint
  /// Whether the scroll goes from side to side.
  let isHorizontal: Bool
  /// Whether the content is larger than the view in that direction.
  let isPossible: Bool

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
    isPossible = isHorizontal ? limit.x > 0 : limit.y > top
  }
}

/// What scrolling by pages does and says.
extension UIScrollView {
  /// Moves the content clear of what is covered at the top, and tells whether it moved.
  func adoptInsets() -> Bool {
    let inset = adjustedContentInset.top
    guard inset != adoptedInset else { return false }
    bounds.origin.y -= inset - adoptedInset
    adoptedInset = inset
    return true
  }

  /// Loads again, if the content is at its top and can; certainty C.
  func pullsToRefresh(_ direction: UIAccessibilityScrollDirection) -> Bool {
    guard let refreshControl, direction == .up || direction == .previous,
      contentOffset.y <= -adjustedContentInset.top
    else { return false }
    refreshControl.pull()
    return true
  }

  /// What the app says is shown, else the number of the page.
  func scrollStatus(horizontally: Bool) -> String {
    let delegate = delegate as? any UIScrollViewAccessibilityDelegate
    return delegate?.accessibilityAttributedScrollStatus(for: self)?.string
      ?? delegate?.accessibilityScrollStatus(for: self)
      ?? pageDescription(horizontally: horizontally)
  }
}
