import Foundation

extension UITabBarController {
  func showTabs() {
    let shown = visibleTabs
    setViewControllers(
      shown.enumerated()
        .map { index, tab in
          let controller = index == selectedIndex ? tab.shownController : children[known: tab.item]
          let shown = controller ?? UIViewController()
          shown.tabBarItem = tab.item
          return shown
        },
      animated: false
    )
  }

  func chooseTab(at index: Int) {
    let former = selectedTab
    let chosen = visibleTabs[index]
    guard delegate?.tabBarController(self, shouldSelectTab: chosen) != false else {
      tabBar.selectedItem = former?.item
      return
    }
    showController(at: index)
    selectedIndex = index
    delegate?.tabBarController(self, didSelectTab: chosen, previousTab: former)
    if let selectedViewController {
      delegate?.tabBarController(self, didSelect: selectedViewController)
    }
  }

  func showController(at index: Int) {
    guard let controller = visibleTabs[index].shownController,
      children.indices.contains(index), children[index] !== controller
    else { return }
    var controllers = children
    controllers[index] = controller
    controller.tabBarItem = visibleTabs[index].item
    setViewControllers(controllers, animated: false)
  }

  var visibleTabs: [UITab] { tabs.filter { !$0.isHidden } }
}

extension [UIViewController] {
  fileprivate subscript(known item: UITabBarItem) -> UIViewController? {
    MainActor.assumeIsolated { first { $0.tabBarItem === item } }
  }
}
