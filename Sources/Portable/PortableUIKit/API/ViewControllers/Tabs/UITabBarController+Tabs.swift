/// Tabs as values of their own, which make their controllers when they are shown first.
@available(iOS 18.0, *)
extension UITabBarController {
  /// The tabs; they take the place of ``viewControllers``.
  public var tabs: [UITab] {
    get { storedTabs.compactMap { $0 as? UITab } }
    set { setTabs(newValue, animated: false) }
  }

  /// Where tabs stand on a tablet; it is kept and not looked at.
  public var mode: UITabBarController.Mode {
    get { Mode(rawValue: storedMode) ?? .automatic }
    set { storedMode = newValue.rawValue }
  }

  /// The bar at the side of a tablet.
  public var sidebar: UITabBarController.Sidebar {
    let sidebar = storedSidebar as? Sidebar ?? Sidebar()
    storedSidebar = sidebar
    return sidebar
  }

  /// The chosen tab.
  public var selectedTab: UITab? {
    get { visibleTabs.indices.contains(selectedIndex) ? visibleTabs[selectedIndex] : nil }
    set {
      guard let index = visibleTabs.firstIndex(where: { $0 === newValue }) else { return }
      showController(at: index)
      selectedIndex = index
    }
  }

  /// Replaces the tabs.
  public func setTabs(_ tabs: [UITab], animated: Bool) {
    for tab in self.tabs { tab.tabBarController = nil }
    storedTabs = tabs
    for tab in tabs { tab.tabBarController = self }
    showTabs()
  }

  /// Gives the tab with a name, also one in a group.
  public func tab(forIdentifier identifier: String) -> UITab? {
    func find(in tabs: [UITab]) -> UITab? {
      for tab in tabs {
        if tab.identifier == identifier { return tab }
        if let group = tab as? UITabGroup, let found = find(in: group.children) { return found }
      }
      return nil
    }
    return find(in: tabs)
  }
}
