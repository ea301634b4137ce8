import Foundation

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
