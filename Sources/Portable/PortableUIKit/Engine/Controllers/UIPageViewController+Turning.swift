import Foundation

extension UIPageViewController {
  func show(_ controllers: [UIViewController]) {
    for page in shown where !controllers.contains(page) {
      page.willMove(toParent: nil)
      page.viewIfLoaded?.removeFromSuperview()
      page.removeFromParent()
    }
    shown = controllers
    for page in controllers {
      if page.parent !== self {
        addChild(page)
        page.didMove(toParent: self)
      }
      guard isViewLoaded, let view = page.view, view.superview !== pages else { continue }
      view.translatesAutoresizingMaskIntoConstraints = true
      pages.addSubview(view)
    }
    viewIfLoaded?.setNeedsLayout()
  }

  func countPages() {
    let count = transitionStyle == .scroll ? dataSource?.presentationCount(for: self) ?? 0 : 0
    control.numberOfPages = count
    control.isHidden = count == 0
    dot = count > 0 ? dataSource?.presentationIndex(for: self) ?? 0 : 0
    control.currentPage = dot
    viewIfLoaded?.setNeedsLayout()
  }

  /// Turns the page on a three-finger swipe.
  ///
  /// - Returns: Whether there was a page to turn to.
  func turnBySwipe(_ direction: NavigationDirection) -> Bool {
    guard turn(direction) else {
      guard let status else { return false }
      // Posting the same text twice means that nothing moved.
      UIAccessibility.post(notification: .pageScrolled, argument: status)
      UIAccessibility.post(notification: .pageScrolled, argument: status)
      return true
    }
    UIAccessibility.post(notification: .pageScrolled, argument: status)
    UIAccessibility.post(notification: .layoutChanged, argument: shown.first?.view)
    return true
  }

  func turn(_ direction: NavigationDirection) -> Bool {
    guard let following = page(direction) else { return false }
    let former = shown
    delegate?.pageViewController(self, willTransitionTo: [following])
    show([following])
    dot += direction == .forward ? 1 : -1
    control.currentPage = dot
    delegate?.pageViewController(
      self,
      didFinishAnimating: true,
      previousViewControllers: former,
      transitionCompleted: true
    )
    return true
  }

  func page(_ direction: NavigationDirection) -> UIViewController? {
    switch direction {
    case .forward:
      shown.last.flatMap { dataSource?.pageViewController(self, viewControllerAfter: $0) }
    case .reverse:
      shown.first.flatMap { dataSource?.pageViewController(self, viewControllerBefore: $0) }
    }
  }

  func followControl() {
    let direction: NavigationDirection = control.currentPage >= dot ? .forward : .reverse
    control.currentPage = dot
    _ = turn(direction)
  }

  var status: String? {
    control.numberOfPages > 0 ? SystemString.page(dot + 1, of: control.numberOfPages).text : nil
  }
}
