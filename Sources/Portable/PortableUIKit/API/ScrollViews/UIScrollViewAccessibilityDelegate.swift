public import Foundation

/// An object that says what a scroll view shows.
@preconcurrency @MainActor
public protocol UIScrollViewAccessibilityDelegate: UIScrollViewDelegate {
  /// Gives the text that is spoken after a scroll.
  func accessibilityScrollStatus(for scrollView: UIScrollView) -> String?
  /// Gives the text that is spoken after a scroll, with attributes of speech.
  func accessibilityAttributedScrollStatus(for scrollView: UIScrollView) -> NSAttributedString?
}

extension UIScrollViewAccessibilityDelegate {
  /// Leaves the text to the view; Apple's method is optional.
  public func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? { nil }
  /// Leaves the text to the view; Apple's method is optional.
  public func accessibilityAttributedScrollStatus(
    for scrollView: UIScrollView
  ) -> NSAttributedString? {
    nil
  }
}
