import Foundation

/// How the screen on top is shown and announced.
extension UINavigationController {
  // Shows the buttons of the top screen in the bar at the bottom.
  func showToolbarItems() {
    tools.items = topViewController?.toolbarItems
  }

  func showTop() {
    guard isViewLoaded else { return }
    for view in page.subviews where view !== topViewController?.view { view.removeFromSuperview() }
    if let view = topViewController?.view {
      view.translatesAutoresizingMaskIntoConstraints = true
      if view.superview !== page { page.addSubview(view) }
    }
    bar.items = viewControllers.map(\.navigationItem)
    showToolbarItems()
    if let topViewController {
      delegate?.navigationController(self, willShow: topViewController, animated: false)
      delegate?.navigationController(self, didShow: topViewController, animated: false)
    }
    view.setNeedsLayout()
  }

  func announceChange() {
    guard viewIfLoaded?.window != nil else { return }
    AccessibleScreen.current?.enqueue(.screenChanged, argument: nil)
  }

  func announceDismissal() {
    guard viewIfLoaded?.window != nil else { return }
    AccessibleScreen.current?.enqueueDismissal()
  }
}
