public import Foundation

/// An object that is told of scrolling.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Is called when the content was scrolled.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Is called before the user drags.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Is called before the user lifts the finger, with the place where the content will rest.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  )
  /// Is called when the user lifted the finger.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Is called when the content came to rest.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Is called when a movement the app asked for is complete.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Gives the view whose scale changes.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Is called when the scale changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Tells whether a touch on the line with time and signal leads to the top.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
}

/// Apple's methods are optional: one that is left out changes nothing, or gives the usual answer.
extension UIScrollViewDelegate {
  /// Is called when the content was scrolled.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Is called before the user drags.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Is called before the user lifts the finger, with the place where the content will rest.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Is called when the user lifted the finger.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  {}
  /// Is called when the content came to rest.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Is called when a movement the app asked for is complete.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Gives no view.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Is called when the scale changed.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Lets it lead to the top.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
}
