import AccessibilityTree
import PortableUIKit
import Testing

@MainActor
struct TabTests {
  private final class Guardian: NSObject, UITabBarControllerDelegate {
    var chosen: [String] = []

    func tabBarController(
      _ tabBarController: UITabBarController,
      shouldSelectTab tab: UITab
    ) -> Bool { tab.identifier != "locked" }

    func tabBarController(
      _ tabBarController: UITabBarController,
      didSelectTab selectedTab: UITab,
      previousTab: UITab?
    ) {
      chosen.append("\(previousTab?.identifier ?? "") → \(selectedTab.identifier)")
    }
  }

  private func tab(_ title: String, _ identifier: String) -> UITab {
    UITab(title: title, image: nil, identifier: identifier) { tab in
      let controller = UIViewController()
      let label = UIView.label("\(tab.title) page")
      label.frame = CGRect(x: 0, y: 100, width: 100, height: 20)
      controller.view.addSubview(label)
      return controller
    }
  }

  @Test func `tabs create their controllers when selected, unless the delegate refuses`()
    throws
  {
    let tabs = UITabBarController()
    let guardian = Guardian()
    tabs.delegate = guardian
    let hidden = tab("Hidden", "hidden")
    hidden.isHidden = true
    tabs.tabs = [tab("Home", "home"), hidden, tab("Watch", "watch"), tab("Vault", "locked")]
    let screen = try AccessibleScreen(showing: tabs)
    #expect(
      screen.spoken() == [
        "Home page", "Tab Bar, selected, Home, Tab, 1 of 3", "Watch, Tab, 2 of 3",
        "Vault, Tab, 3 of 3",
      ]
    )
    #expect(screen.perform(.activate, onElementLabeled: "Watch"))
    #expect(screen.labels.first == "Watch page")
    #expect(tabs.selectedTab?.identifier == "watch")
    screen.perform(.activate, onElementLabeled: "Vault")
    #expect(screen.labels.first == "Watch page")
    #expect(guardian.chosen == ["home → watch"])
  }

  @Test func `a tab group shows its selected tab, and the search tab has the system's title`()
    throws
  {
    let tabs = UITabBarController()
    let group = UITabGroup(
      title: "Library",
      image: nil,
      identifier: "library",
      children: [tab("Songs", "songs"), tab("Films", "films")]
    )
    group.defaultChildIdentifier = "films"
    tabs.tabs = [group, UISearchTab { _ in UIViewController() }]
    let screen = try AccessibleScreen(showing: tabs)
    #expect(screen.labels == ["Films page", "Library", "Search"])
    #expect(tabs.tab(forIdentifier: "songs")?.parent === group)
  }
}
