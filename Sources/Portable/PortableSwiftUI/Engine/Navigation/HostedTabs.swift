import PortableUIKit

struct TabPage {
  let view: AnyView
  let label: TabLabel
  let tag: AnyHashable
}

final class HostedTabs: UITabBarController, UITabBarControllerDelegate {
  private var pages: [HostedPage] = []
  private var tags: [AnyHashable] = []
  private var choose: ((AnyHashable) -> Void)?

  init() {
    super.init(nibName: nil, bundle: nil)
    delegate = self
  }

  required init?(coder: NSCoder) { nil }

  func update(
    _ tabs: [TabPage],
    selected: AnyHashable?,
    environment: EnvironmentValues,
    _ choose: @escaping (AnyHashable) -> Void
  ) {
    self.choose = choose
    tags = tabs.map(\.tag)
    if pages.count != tabs.count {
      pages = tabs.map { HostedPage(rootView: $0.view) }
    }
    for (page, tab) in zip(pages, tabs) {
      page.update(tab.view, environment: environment)
      page.tabBarItem.title = tab.label.title
      page.tabBarItem.image = tab.label.image
      page.tabBarItem.badgeValue = tab.label.badge
      page.tabBarItem.accessibilityAttributedValue = tab.label.properties.value
      page.tabBarItem.accessibilityAttributedHint = tab.label.properties.hint
      page.tabBarItem.accessibilityUserInputLabels = tab.label.properties.inputLabels
    }
    if viewControllers != pages { setViewControllers(pages, animated: false) }
    if let selected, let index = tags.firstIndex(of: selected), index != selectedIndex {
      selectedIndex = index
    }
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) {
    if tags.indices.contains(selectedIndex) { choose?(tags[selectedIndex]) }
  }
}

struct ControllerSurface<Controller: UIViewController>: Surface {
  let make: () -> Controller
  let change: (Controller) -> Void

  func makeView(in host: HostView) -> UIView {
    let controller = make()
    host.controller?.addChild(controller)
    // The view retains its controller, as a parent would.
    host.store(controller)
    defer { if host.controller != nil { controller.didMove(toParent: host.controller) } }
    return controller.view ?? UIView()
  }

  func canUpdate(_ view: UIView) -> Bool { view.next is Controller }

  func update(_ view: UIView) {
    if let controller = view.next as? Controller { change(controller) }
  }
}
