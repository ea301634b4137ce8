import Foundation

extension UISplitViewController {
  var isMirroredByLanguage: Bool { viewIfLoaded?.isRightToLeft ?? false }

  var shownColumns: [Column] {
    displayMode == .secondaryOnly ? [.secondary] : [.primary, .supplementary, .secondary]
  }

  func arrange() {
    guard isViewLoaded else { return }
    let shown: [UIViewController]
    if isCollapsed {
      collapse()
      shown = [columns[.compact] ?? listStack]
    } else {
      shown = shownColumns.compactMap { wrapped(columns[$0]) }
    }
    for child in children where !shown.contains(child) {
      child.willMove(toParent: nil)
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    }
    for controller in shown where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    childControllers = shown
    for controller in shown {
      guard let part = controller.view, part.superview !== view else { continue }
      part.translatesAutoresizingMaskIntoConstraints = true
      view.addSubview(part)
    }
    view.setNeedsLayout()
  }

  func collapse() {
    var lists = listStack.viewControllers.filter { !details.contains($0) }
    if listStack === stack {
      let listed = [Column.primary, .supplementary].compactMap { columns[$0] }
      lists = listed + lists.filter { !listed.contains($0) }
    }
    let isAlone = lists.isEmpty
    details = isSecondaryOnTop || isAlone ? columns[.secondary].map(screens(of:)) ?? [] : []
    let screens = lists + details
    if screens != listStack.viewControllers {
      listStack.setViewControllers(screens, animated: false)
    }
  }

  var listStack: UINavigationController { columns[.primary] as? UINavigationController ?? stack }

  func screens(of controller: UIViewController) -> [UIViewController] {
    guard let navigation = controller as? UINavigationController else { return [controller] }
    let screens = unstacked[ObjectIdentifier(navigation)] ?? navigation.viewControllers
    unstacked[ObjectIdentifier(navigation)] = screens
    return screens
  }

  /// Wraps a column in a navigation controller; columns have one since iOS 14.
  func wrapped(_ controller: UIViewController?) -> UIViewController? {
    guard let controller else { return nil }
    if style == .unspecified || controller is UINavigationController { return controller }
    if let navigation = controller.navigationController { return navigation }
    return UINavigationController(rootViewController: controller)
  }

  func toggleList() { displayMode == .secondaryOnly ? show(.primary) : hide(.primary) }

  func announceNewScreen() {
    guard viewIfLoaded?.window != nil else { return }
    AccessibleScreen.current?.enqueue(.screenChanged, argument: nil)
  }
}
