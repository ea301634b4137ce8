public import Foundation

@preconcurrency @MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
  private final let bar = UITabBar()
  private final let page = UIView()
  private final var chosenIndex = 0
  final var storedTabs: [AnyObject] = []
  final var storedMode = 0
  final lazy var storedSidebar = NSObject()

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var tabBar: UITabBar { bar }
  open weak var delegate: (any UITabBarControllerDelegate)?

  open var viewControllers: [UIViewController]? {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }

  open var selectedIndex: Int {
    get { chosenIndex }
    set {
      chosenIndex = newValue
      showChosen()
    }
  }

  open var selectedViewController: UIViewController? {
    get { children.indices.contains(chosenIndex) ? children[chosenIndex] : nil }
    set {
      guard let index = children.firstIndex(where: { $0 === newValue }) else { return }
      selectedIndex = index
    }
  }

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let controllers = viewControllers ?? []
    for child in children where !controllers.contains(where: { $0 === child }) {
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    }
    for controller in controllers where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    childControllers = controllers
    bar.items = controllers.map(\.tabBarItem)
    showChosen()
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    bar.delegate = self
    view.addSubview(page)
    view.addSubview(bar)
    showChosen()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard let view = viewIfLoaded else { return }
    let height = 49 + view.safeAreaInsets.bottom
    let top = view.bounds.height - height
    bar.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: height)
    page.frame = view.bounds
    page.coveredInsets = UIEdgeInsets(top: 0, left: 0, bottom: height, right: 0)
    selectedViewController?.viewIfLoaded?.frame = page.bounds
  }

  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    guard let index = tabBar.items?.firstIndex(where: { $0 === item }) else { return }
    if #available(iOS 18.0, *), !storedTabs.isEmpty { return chooseTab(at: index) }
    if children.indices.contains(index),
      delegate?.tabBarController(self, shouldSelect: children[index]) == false
    {
      bar.selectedItem = selectedViewController?.tabBarItem
      return
    }
    selectedIndex = index
    if let selectedViewController {
      delegate?.tabBarController(self, didSelect: selectedViewController)
    }
  }

  final func showChosen() {
    guard isViewLoaded else { return }
    let chosen = selectedViewController
    for view in page.subviews where view !== chosen?.view { view.removeFromSuperview() }
    if let view = chosen?.view, view.superview !== page {
      view.translatesAutoresizingMaskIntoConstraints = true
      page.addSubview(view)
    }
    bar.selectedItem = chosen?.tabBarItem
    view.setNeedsLayout()
  }
}

@available(iOS 18.0, *)
extension UITabBarController {
  public var tabs: [UITab] {
    get { storedTabs.compactMap { $0 as? UITab } }
    set { setTabs(newValue, animated: false) }
  }

  public var mode: UITabBarController.Mode {
    get { Mode(rawValue: storedMode) ?? .automatic }
    set { storedMode = newValue.rawValue }
  }

  public var sidebar: UITabBarController.Sidebar {
    let sidebar = storedSidebar as? Sidebar ?? Sidebar()
    storedSidebar = sidebar
    return sidebar
  }

  public var selectedTab: UITab? {
    get { visibleTabs.indices.contains(selectedIndex) ? visibleTabs[selectedIndex] : nil }
    set {
      guard let index = visibleTabs.firstIndex(where: { $0 === newValue }) else { return }
      showController(at: index)
      selectedIndex = index
    }
  }

  public func setTabs(_ tabs: [UITab], animated: Bool) {
    for tab in self.tabs { tab.tabBarController = nil }
    storedTabs = tabs
    for tab in tabs { tab.tabBarController = self }
    showTabs()
  }

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

extension UITabBarController {
  @available(iOS 18.0, *)
  public enum Mode: Int, Sendable { case automatic, tabBar, tabSidebar }

  @available(iOS 18.0, *)
  @preconcurrency @MainActor open class Sidebar: NSObject {
    open var isHidden = true
    open var preferredLayout = Layout.automatic

    public enum Layout: Int, Sendable { case automatic, overlap, tile }
  }
}

@preconcurrency @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool

  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  )

  @available(iOS 18.0, *)
  func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool

  @available(iOS 18.0, *)
  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelectTab selectedTab: UITab,
    previousTab: UITab?
  )
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool { true }

  @available(iOS 18.0, *)
  public func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelectTab tab: UITab
  ) -> Bool { true }

  @available(iOS 18.0, *)
  public func tabBarController(
    _ tabBarController: UITabBarController,
    didSelectTab selectedTab: UITab,
    previousTab: UITab?
  ) {}
  public func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) {}
}
