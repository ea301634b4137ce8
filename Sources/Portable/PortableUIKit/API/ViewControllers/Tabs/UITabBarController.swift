public import Foundation

/// A controller of screens beside each other, chosen by tabs.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  private final let bar = UITabBar()
  private final let page = UIView()
  private final var chosenIndex = 0
  final var storedTabs: [AnyObject] = []
  final var storedMode = 0
  final lazy var storedSidebar = NSObject()

  /// Creates tabs.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates tabs from an archive, which is always empty.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The bar of tabs.
  open var tabBar: UITabBar { bar }
  /// The object that is told which tab was chosen.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// The screens.
  open var viewControllers: [UIViewController]? {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The index of the screen that is shown.
  open var selectedIndex: Int {
    get { chosenIndex }
    set {
      chosenIndex = newValue
      showChosen()
    }
  }

  /// The screen that is shown.
  open var selectedViewController: UIViewController? {
    get { children.indices.contains(chosenIndex) ? children[chosenIndex] : nil }
    set {
      guard let index = children.firstIndex(where: { $0 === newValue }) else { return }
      selectedIndex = index
    }
  }

  /// Replaces the screens.
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

  /// Builds the bar and the place of the screens.
  open override func viewDidLoad() {
    super.viewDidLoad()
    bar.delegate = self
    view.addSubview(page)
    view.addSubview(bar)
    showChosen()
  }

  /// Places bar and screen.
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

  /// Shows the screen of the chosen tab, unless the delegate forbids it.
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
