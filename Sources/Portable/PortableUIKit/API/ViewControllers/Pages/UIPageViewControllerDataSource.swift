public import Foundation

/// An object that knows which page comes before and after another.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// Gives the page before another; `nil` if it is the first.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?

  /// Gives the page after another; `nil` if it is the last.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?

  /// Gives the number of dots of the page control.
  func presentationCount(for pageViewController: UIPageViewController) -> Int

  /// Gives the index of the dot of the page that is shown.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// Gives 0, which means no page control; Apple's method is optional.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }

  /// Gives 0; Apple's method is optional.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}
