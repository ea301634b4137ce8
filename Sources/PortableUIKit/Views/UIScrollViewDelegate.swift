public import Foundation

/// An object that is told of scrolling.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Is called when the content was scrolled.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing; Apple's method is optional.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
